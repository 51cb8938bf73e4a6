import * as z from 'zod/mini';
import { factorsAtTimes } from '../../account/factor-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { actions } from '../../vocabulary/groups.ts';
import { userIdInPath } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { typedTextOrNone } from '../../vocabulary/text/typed-line.ts';
import {
  group,
  groupGrant,
  groupInPath,
  membershipCities,
  permissions,
  requestedMembershipCities,
} from '../group-schemas.ts';
import { personSummary, userInPath } from '../person-schemas.ts';

const instant = z.iso.datetime();

const groupSettings = z.strictObject({
  /** What invitations say besides the group's name. */
  note: typedTextOrNone(1_000),
  /** How long a membership lasts where the invitation sets no end; null for ever. */
  membershipDays: z.nullable(z.int().check(z.gte(1), z.lte(3_650))),
});

const listedGroup = z.strictObject({
  name: group,
  /** What the caller may do in it; empty for a caller who is not a member. */
  permissions: z.array(z.enum(actions)),
  endsAt: z.nullable(instant),
  /** Null, like the settings, for a caller who does not administer the group. */
  memberCount: z.nullable(z.int()),
  settings: z.nullable(groupSettings),
});
export type ListedGroup = z.output<typeof listedGroup>;

export const listGroups = {
  summary: 'Every group, and what the caller may do in it.',
  audience: 'site',
  rule: 'members',
  response: z.array(listedGroup),
} satisfies ServerHalf;

const member = z.strictObject({
  user: personSummary,
  permissions: z.array(z.enum(actions)),
  since: instant,
  endsAt: z.nullable(instant),
  isDisabled: z.boolean(),
  cities: membershipCities,
});
export type GroupMember = z.output<typeof member>;

export const listMembers = {
  summary: 'Who is in a group, the newest members first.',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'others',
  problems: ['forbidden', 'not-found'],
  params: groupInPath,
  query: z.strictObject(pageQuery({ defaultSize: 12, maximumSize: 1_000 })),
  response: z.strictObject({ items: z.array(member), total: z.int() }),
} satisfies ServerHalf;

export const changeGroupSettings = {
  summary: 'Sets what invitations to a group say and how long memberships last.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: groupInPath,
  body: groupSettings,
  response: groupSettings,
} satisfies ServerHalf;

export const removeMember = {
  summary: 'Takes somebody out of a group; the last administrator stays.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: z.strictObject({ g: group, user: userIdInPath }),
  response: z.null(),
} satisfies ServerHalf;

export const listGroupsOfUser = {
  summary: 'The groups of a user.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden', 'not-found'],
  params: userInPath,
  response: z.array(groupGrant),
} satisfies ServerHalf;

/** Adds to what the user may do in the group already, and takes nothing. */
export const addMember = {
  summary: 'Puts a user into a group at once; the user has to sign in again.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'not-found', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  params: userInPath,
  body: z.strictObject({
    group,
    /** Defaults to the least that members may do. */
    permissions: z.optional(permissions),
    /** When the membership ends; by default as the group's settings say. */
    endsAt: z.optional(instant),
    cities: requestedMembershipCities,
    /** Where the group is `administrators`. */
    ...factorsAtTimes,
  }),
  response: groupGrant,
} satisfies ServerHalf;

/** Users who register as a business are merchants from the start; this is for all others. */
export const joinMerchants = {
  summary: 'Makes the caller a merchant, as registering a business does.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden'],
  callsPerMinute: 20,
  response: groupGrant,
} satisfies ServerHalf;
