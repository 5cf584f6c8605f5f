import { decodeParameters } from "../../src/contract/decode.ts";
import type {
  OperationSpec,
  ParameterSpec,
} from "../../src/contract/operation.ts";
import { toParameterError } from "../../src/protocol/parameter-errors.ts";

/** The decoded value of a parameter `n` sent as `text`, or the refusal's text after `✘`. */
export function decodeOne(
  parameter: Omit<ParameterSpec, "name">,
  text: string,
  decoder?: OperationSpec["decoder"],
): unknown {
  const decoded = decodeParameters(
    operationWith([{ name: "n", ...parameter }], decoder),
    {
      path: {},
      form: [["n", text]],
      query: [],
    },
  );
  return "problem" in decoded
    ? `✘ ${toParameterError(decoded.problem).message}`
    : decoded.params["n"];
}

/** An operation that the document does not have, with these parameters. */
export function operationWith(
  parameters: readonly ParameterSpec[],
  decoder?: OperationSpec["decoder"],
): OperationSpec {
  return {
    operationId: "send-message",
    method: "POST",
    path: "/invented",
    parameters,
    ...(decoder && { decoder }),
  };
}
