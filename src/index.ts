/**
 * Entry "chat-emulator": realms in this process or page, without a server.
 *
 * @module
 */
export {
  createEmulator,
  type CreateOptions,
} from "./emulator/create-emulator.ts";
export type { Caller } from "./emulator/caller.ts";
export {
  checkScenario,
  formatFailure,
  type LocatedFailure,
  type ScenarioRun,
} from "./emulator/check-scenario.ts";
export type { EmulatedRealm, Used } from "./emulator/emulated-realm.ts";
export type { GivenScenario, ScenarioSummary } from "./emulator/scenarios.ts";
export type { Account } from "./emulator/accounts.ts";
export type {
  Emulator,
  FixtureSummary,
  RealmOptions,
} from "./emulator/emulator.ts";
export type { GivenFixture } from "./emulator/fixtures.ts";
export type { Journal, JournalEntry } from "./emulator/journal.ts";
export type {
  CallParams,
  ErrorAnswer,
  SuccessAnswer,
} from "./emulator/person.ts";
export type {
  OperationAnswer,
  OperationId,
  OperationParams,
} from "./contract/operation-types.ts";
export { ApiError } from "./protocol/api-error.ts";
export type { Answer, Call } from "./protocol/call.ts";
export type { Clock, FiredTimer } from "./realm/clock.ts";
export { UsageError, type Mistake } from "./usage-error.ts";
