import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../usage-error.ts";
import { EXIT } from "./failure.ts";

const FIRST = `# yaml-language-server: $schema=../node_modules/chat-emulator/scenarios/scenario.schema.json
name: first-scenario
summary: Noor's first message is refused, then all is well.
fixture: lighthouse

rules:
  - on: send-message
    when: { caller: noor }
    times: 1
    then: { error: STREAM_DOES_NOT_EXIST }

timeline:
  - after: 10s
    as: ada
    call: set-typing-status
    with: { op: start, to: [$user:noor] }

steps:
  - as: noor
    call: send-message
    with: { type: stream, to: general, topic: hello, content: Is anybody here? }
    expect: { error: STREAM_DOES_NOT_EXIST }
  - as: noor
    call: send-message
    with: { type: stream, to: general, topic: hello, content: Is anybody here? }
  - advance: 10s
  - events: noor
    of: typing
    expect: [{ op: start, sender: { user_id: $user:ada } }]
`;

/**
 * Writes a first scenario to begin from; answers the exit code.
 *
 * Errors: UsageError `FILE_EXISTS` or `NOT_WRITABLE`; nothing is ever overwritten.
 */
export async function init(folder: string): Promise<number> {
  const file = join(folder, "first-scenario.yaml");
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, FIRST, { flag: "wx" });
  } catch (error) {
    throw whyNotWritten(error as NodeJS.ErrnoException, file);
  }
  console.log(
    [
      `wrote ${file}`,
      `check it:  npx chat-emulator check ${file}`,
      `use it:    npx chat-emulator --scenario ${file}`,
    ].join("\n"),
  );
  return EXIT.OK;
}

function whyNotWritten(
  { code, syscall, path = "" }: NodeJS.ErrnoException,
  file: string,
): UsageError {
  const remedy = "name another folder";
  if (code !== "EEXIST")
    return new UsageError("NOT_WRITABLE", [
      { file, message: `this cannot be written (${code})`, remedy },
    ]);
  return new UsageError("FILE_EXISTS", [
    syscall === "mkdir"
      ? { file: path, message: "this is a file, not a folder", remedy }
      : { file, message: "this file exists", remedy },
  ]);
}
