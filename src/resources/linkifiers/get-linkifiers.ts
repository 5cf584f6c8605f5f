import { toLinkifierList } from "../../realm/linkifier-object.ts";
import { defineOperation } from "../operation.ts";

/**
 * Every linkifier.
 *
 * Params: none.
 * Returns: linkifiers, in the order in which they are tried.
 * Errors: none of its own.
 * Source: organization 10.
 */
export const getLinkifiers = defineOperation("get-linkifiers", ({ realm }) => ({
  linkifiers: toLinkifierList(realm),
}));
