import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

describeOperation("get-alert-words", ({ roles }) => {
  roles({}, EVERYBODY);
});
