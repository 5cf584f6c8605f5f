import { LATER_PARAMETERS_TEXT } from "./generated/later-parameters.ts";
import type { OperationId } from "./operation-types.ts";
import {
  operations,
  type OperationSpec,
  type ParameterSpec,
} from "./operation.ts";

/** An operation whose parameters are known. */
export interface CompleteOperation extends OperationSpec {
  readonly parameters: readonly ParameterSpec[];
}

let isComplete = false;

/** All operations of the document, by id, in its order, after giving those that are not at hand their parameters. */
export function completeOperations(): ReadonlyMap<
  OperationId,
  CompleteOperation
> {
  if (!isComplete) {
    isComplete = true;
    const later = JSON.parse(LATER_PARAMETERS_TEXT) as Record<
      string,
      ParameterSpec[]
    >;
    for (const operation of operations.values())
      if (operation.parameters === undefined)
        Object.assign(operation, { parameters: later[operation.operationId] });
  }
  return operations as ReadonlyMap<OperationId, CompleteOperation>;
}
