import * as z from "zod/mini";
import { defineCollection, type RecordOf } from "./collection.ts";

/** `members` are the direct ones, ascending; people and bots, deactivated ones included. */
export const userGroups = defineCollection({
  name: "user_groups",
  schema: z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    members: z.array(z.number()),
    direct_subgroup_ids: z.array(z.number()),
    is_system_group: z.boolean(),
    can_mention_group: z.number(),
  }),
  key: (record) => record.id,
  indexes: {
    name: (record) => record.name,
    member: (record) => record.members,
  },
});

export type UserGroup = RecordOf<typeof userGroups>;

/**
 * The groups that every organization has, in order of their ids.
 *
 * Source: organization 5.2.
 */
export const SYSTEM_GROUPS = [
  { name: "role:nobody", description: "Nobody", subgroup: null },
  {
    name: "role:owners",
    description: "Owners of this organization",
    subgroup: null,
  },
  {
    name: "role:administrators",
    description: "Administrators of this organization, including owners",
    subgroup: "role:owners",
  },
  {
    name: "role:moderators",
    description: "Moderators of this organization, including administrators",
    subgroup: "role:administrators",
  },
  {
    name: "role:fullmembers",
    description:
      "Members of this organization, not including new accounts and guests",
    subgroup: "role:moderators",
  },
  {
    name: "role:members",
    description: "Members of this organization, not including guests",
    subgroup: "role:fullmembers",
  },
  {
    name: "role:everyone",
    description: "Everyone in this organization, including guests",
    subgroup: "role:members",
  },
  {
    name: "role:internet",
    description: "Everyone on the Internet",
    subgroup: "role:everyone",
  },
] as const;

export type SystemGroupName = (typeof SYSTEM_GROUPS)[number]["name"];
