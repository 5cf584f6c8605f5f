import { getOwnUser } from "./get-own-user.ts";
import { getUser, getUserByEmail } from "./get-user.ts";
import { getUsers } from "./get-users.ts";

export const USER_OPERATIONS = [getOwnUser, getUser, getUserByEmail, getUsers];
