import * as z from 'zod/mini';
import { actions } from '../../vocabulary/groups.ts';
import { userIdInPath } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/page.ts';
import { storableText } from '../../vocabulary/storable-text.ts';
import { group, groupGrant, groupInPath, permissions } from '../group-schemas.ts';
import { person, userInPath } from '../person-schemas.ts';

const instant = z.iso.datetime();

const groupSettings = z.strictObject({
  /** What invitations say besides the group's name. */
  note: storableText(1_000),
  /** How long a membership lasts where the invitation sets no end; null for ever. */
  membershipDays: z.nullable(z.int().check(z.gte(1), z.lte(3_650))),
});

const listedGroup = z.strictObject({
  name: group,
  /** What the caller may do in it; empty for whoever is no member. */
  permissions: z.array(z.enum(actions)),
  endsAt: z.nullable(instant),
  /** Null, as are the settings, for whoever does not administer the group. */
  memberCount: z.nullable(z.int()),
  settings: z.nullable(groupSettings),
});
export type ListedGroup = z.output<typeof listedGroup>;

export const listGroups = { response: z.array(listedGroup) };

const member = z.strictObject({
  user: person,
  permissions: z.array(z.enum(actions)),
  since: instant,
  endsAt: z.nullable(instant),
  isDisabled: z.boolean(),
});
export type Member = z.output<typeof member>;

export const listMembers = {
  params: groupInPath,
  query: z.strictObject(pageQuery({ defaultSize: 12, maximumSize: 1_000 })),
  response: z.strictObject({ items: z.array(member), total: z.int() }),
};

export const changeGroupSettings = {
  params: groupInPath,
  body: groupSettings,
  response: groupSettings,
};

export const removeMember = {
  params: z.strictObject({ g: group, user: userIdInPath }),
  response: z.null(),
};

export const listGroupsOfUser = { params: userInPath, response: z.array(groupGrant) };

/** Adds to what the user may do in the group already, and takes nothing. */
export const addMember = {
  params: userInPath,
  body: z.strictObject({
    group,
    /** The least that members may do unless told. */
    permissions: z.optional(permissions),
    /** When the membership ends; as the group's settings say unless told. */
    endsAt: z.optional(instant),
  }),
  response: groupGrant,
};
