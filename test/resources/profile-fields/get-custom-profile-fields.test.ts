import { describeOperation } from "../../support/describe-operation.ts";

describeOperation("get-custom-profile-fields", ({ roles }) => {
  roles(
    {},
    {
      owner: "ok",
      administrator: "ok",
      moderator: "ok",
      member: "ok",
      "new member": "ok",
      guest: "ok",
      bot: "ok",
      deactivated: "Account is deactivated",
      nobody: "Not logged in: API authentication or user session required",
    },
  );
});
