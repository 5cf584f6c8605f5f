import { addCodePlayground } from "./add-code-playground.ts";
import { removeCodePlayground } from "./remove-code-playground.ts";

export const PLAYGROUND_OPERATIONS = [addCodePlayground, removeCodePlayground];
