import { completeOperations } from "../contract/all-parameters.ts";
import type { OperationId } from "../contract/operation-types.ts";
import type { OperationSpec } from "../contract/operation.ts";
import { decodeParameters, type ParameterSources } from "../contract/decode.ts";
import { ApiError } from "../protocol/api-error.ts";
import { bodyText } from "../protocol/body-text.ts";
import type { Answer } from "../protocol/call.ts";
import { toParameterError } from "../protocol/parameter-errors.ts";
import type { Fields, LevelChange, Memory } from "./change.ts";
import { change } from "./fields.ts";
import { LEVEL_CHANGES } from "./list.ts";
import { OlderRefusal } from "./older-refusal.ts";
import { writeObjects } from "./places.ts";
import { versionAt } from "./version-at.ts";

/**
 * Makes the emulator speak as a server of an older feature level: requests are read into the newest form, answers are
 * written in the older one.
 *
 * Source: feature levels.
 */
export class OlderLevel {
  readonly level: number;
  readonly #memory: Memory;
  /** Newest first. */
  readonly #changes: readonly LevelChange[];
  readonly #operations = new Map<OperationId, OperationSpec>();

  constructor(level: number, memory: Memory) {
    this.level = level;
    this.#memory = memory;
    this.#changes = LEVEL_CHANGES.filter((one) => one.level > level);
  }

  /** Whether the server has the operation already. */
  has(operationId: OperationId): boolean {
    return !this.#changes.some(({ added }) => added?.includes(operationId));
  }

  /** Whether the operation did all its work at once. */
  isAtomic(operationId: OperationId): boolean {
    return this.#changes.some(({ atomic }) => atomic?.includes(operationId));
  }

  /**
   * Decodes parameters as the older server does, and answers them in the newest form.
   *
   * Errors: OlderRefusal.
   */
  decode(
    operation: OperationSpec,
    sources: ParameterSources,
  ): { params: Fields; ignored: readonly string[] } {
    const { operationId } = operation;
    try {
      const decoded = decodeParameters(this.#operation(operation), sources);
      if ("problem" in decoded) throw toParameterError(decoded.problem);
      const params = this.#changes.reduceRight<Fields>(
        (read, { readParams }) => readParams?.[operationId]?.(read) ?? read,
        decoded.params,
      );
      return { params, ignored: decoded.ignored };
    } catch (error) {
      throw error instanceof ApiError ? new OlderRefusal(error) : error;
    }
  }

  /** A success in the older form. */
  writeAnswer(operationId: OperationId, answer: Answer): Answer {
    if (answer.status !== 200) return answer;
    const newest = JSON.parse(bodyText(answer.body)) as Fields;
    const body = this.#changes.reduce<Fields>(
      (written, by) =>
        writeObjects(
          by.writeAnswer?.[operationId]?.(written, this.#memory) ?? written,
          by,
          this.#memory,
        ),
      this.#withVersion(newest),
    );
    const written = change<readonly Fields[]>(body, "events", (events) =>
      operationId === "get-events"
        ? events.map((event) => this.#writeEvent(event))
        : events,
    );
    return { ...answer, body: `${JSON.stringify(written)}\n` };
  }

  /** A refusal in the older form. */
  writeRefusal(error: ApiError): ApiError {
    return this.#changes.reduce(
      (written, { writeRefusal }) => writeRefusal?.(written) ?? written,
      error,
    );
  }

  /** Chosen: an event that was not sent comes as a heartbeat, so that ids stay in a row and no poll ends empty. */
  #writeEvent(event: Fields): Fields {
    let written: Fields | undefined = this.#withVersion(event);
    for (const by of this.#changes) {
      written = writeObjects(written, by, this.#memory);
      written = by.writeEvent ? by.writeEvent(written, this.#memory) : written;
      if (!written) return { type: "heartbeat", id: event.id };
    }
    return written;
  }

  /** Where an answer or event tells the version. Source: feature levels 1. */
  #withVersion(body: Fields): Fields {
    if (!("zulip_feature_level" in body)) return body;
    return {
      ...body,
      zulip_version: versionAt(this.level),
      zulip_feature_level: this.level,
    };
  }

  /** The operation with the parameters that it had; made once. */
  #operation(operation: OperationSpec): OperationSpec {
    const { operationId } = operation;
    let older = this.#operations.get(operationId);
    if (!older) {
      const parameters = this.#changes.reduce(
        (list, by) => by.parameters?.[operationId]?.(list) ?? list,
        completeOperations().get(operationId)!.parameters,
      );
      older = { ...operation, parameters };
      this.#operations.set(operationId, older);
    }
    return older;
  }
}
