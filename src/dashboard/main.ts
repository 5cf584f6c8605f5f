import { ControlClient } from "./control-client.ts";
import { Dashboard } from "./dashboard.ts";
import { askToken, keptToken } from "./token-dialog.ts";

const client = new ControlClient({ token: keptToken(), askToken });
void new Dashboard(client).open();
