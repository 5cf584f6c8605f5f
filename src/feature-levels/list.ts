import type { LevelChange } from "./change.ts";
import { LEVEL_236 } from "./level-236.ts";
import { LEVEL_229 } from "./level-229.ts";
import { LEVEL_226 } from "./level-226.ts";
import { LEVEL_224 } from "./level-224.ts";
import { LEVEL_222 } from "./level-222.ts";
import { LEVEL_219 } from "./level-219.ts";
import { LEVEL_218 } from "./level-218.ts";
import { LEVEL_215 } from "./level-215.ts";
import { LEVEL_211 } from "./level-211.ts";
import { LEVEL_200 } from "./level-200.ts";
import { LEVEL_198 } from "./level-198.ts";
import { LEVEL_197 } from "./level-197.ts";
import { LEVEL_196 } from "./level-196.ts";
import { LEVEL_194 } from "./level-194.ts";
import { LEVEL_193 } from "./level-193.ts";
import { LEVEL_191 } from "./level-191.ts";
import { LEVEL_184 } from "./level-184.ts";
import { LEVEL_181 } from "./level-181.ts";
import { LEVEL_179 } from "./level-179.ts";
import { LEVEL_177 } from "./level-177.ts";
import { LEVEL_174 } from "./level-174.ts";
import { LEVEL_173 } from "./level-173.ts";
import { LEVEL_170 } from "./level-170.ts";
import { LEVEL_167 } from "./level-167.ts";
import { LEVEL_161 } from "./level-161.ts";
import { LEVEL_155 } from "./level-155.ts";
import { LEVEL_153 } from "./level-153.ts";
import { LEVEL_152 } from "./level-152.ts";
import { LEVEL_142 } from "./level-142.ts";
import { LEVEL_137 } from "./level-137.ts";
import { LEVEL_136 } from "./level-136.ts";
import { LEVEL_134 } from "./level-134.ts";
import { LEVEL_120 } from "./level-120.ts";
import { LEVEL_118 } from "./level-118.ts";
import { LEVEL_98 } from "./level-98.ts";
import { LEVEL_92 } from "./level-92.ts";
import { LEVEL_88 } from "./level-88.ts";
import { LEVEL_64 } from "./level-64.ts";
import { LEVEL_58 } from "./level-58.ts";
import { LEVEL_46 } from "./level-46.ts";
import { LEVEL_32 } from "./level-32.ts";
import { LEVEL_2 } from "./level-2.ts";
import { LEVEL_1 } from "./level-1.ts";

/** Every change that is told backwards, newest first. */
export const LEVEL_CHANGES: readonly LevelChange[] = [
  LEVEL_236,
  LEVEL_229,
  LEVEL_226,
  LEVEL_224,
  LEVEL_222,
  LEVEL_219,
  LEVEL_218,
  LEVEL_215,
  LEVEL_211,
  LEVEL_200,
  LEVEL_198,
  LEVEL_197,
  LEVEL_196,
  LEVEL_194,
  LEVEL_193,
  LEVEL_191,
  LEVEL_184,
  LEVEL_181,
  LEVEL_179,
  LEVEL_177,
  LEVEL_174,
  LEVEL_173,
  LEVEL_170,
  LEVEL_167,
  LEVEL_161,
  LEVEL_155,
  LEVEL_153,
  LEVEL_152,
  LEVEL_142,
  LEVEL_137,
  LEVEL_136,
  LEVEL_134,
  LEVEL_120,
  LEVEL_118,
  LEVEL_98,
  LEVEL_92,
  LEVEL_88,
  LEVEL_64,
  LEVEL_58,
  LEVEL_46,
  LEVEL_32,
  LEVEL_2,
  LEVEL_1,
];
