import { describeOperation } from "../../support/describe-operation.ts";
import { EVERYBODY } from "../../support/role-outcomes.ts";

describeOperation("get-linkifiers", ({ roles }) => {
  roles({}, EVERYBODY);
});
