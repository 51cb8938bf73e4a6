import * as z from 'zod/mini';
import { ownFactors } from '../account/factor-schemas.ts';
import { emailAddress, mailedToken } from '../account/field-schemas.ts';
import { actions, groups } from '../vocabulary/groups.ts';
import {
  auditEntryId,
  auditEntryIdInPath,
  readingId,
  readingIdInPath,
  userId,
  userIdInPath,
} from '../vocabulary/ids.ts';
import { supportedLocales } from '../vocabulary/locale.ts';
import { pageQuery } from '../vocabulary/page.ts';
import { storableText } from '../vocabulary/storable-text.ts';
import { accountStates } from './account-states.ts';
import { actingReason } from './acting-schemas.ts';
import { person } from './person-schemas.ts';
import { auditEntry, reading } from './trail-schemas.ts';

const group = z.enum(groups);
const groupInPath = z.strictObject({ g: group });
const instant = z.iso.datetime();

/** At least one action, none twice. */
const permissions = z.array(z.enum(actions)).check(
  z.minLength(1),
  z.maxLength(actions.length),
  z.refine((names) => new Set(names).size === names.length, { error: 'an action is named twice' }),
);

const groupGrant = z.strictObject({
  name: group,
  /** What the member may do in the group; `administration` stands for everything. */
  permissions: z.array(z.enum(actions)),
  endsAt: z.nullable(instant),
});

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

export const inviteMember = {
  params: groupInPath,
  body: z.strictObject({
    email: emailAddress,
    /** What the member may do in the group; the least that members do unless told. */
    permissions: z.optional(permissions),
    /** When the membership ends; as the group's settings say unless told. */
    endsAt: z.optional(instant),
    /** In what language the mail is written. */
    locale: z.optional(z.enum(supportedLocales)),
  }),
  response: z.strictObject({ email: z.string(), expiresAt: instant }),
};

/** The token that was mailed: it stands in no address of the API, as addresses are logged. */
const invitationToken = z.strictObject({ token: mailedToken });

export const readInvitation = {
  body: invitationToken,
  response: z.strictObject({
    /** By which it is accepted, with the token. */
    id: z.uuid(),
    group,
    permissions: z.array(z.enum(actions)),
    /** When the membership ends. */
    endsAt: z.nullable(instant),
    invitedBy: person,
    expiresAt: instant,
    /** `over` where time ran out, or whoever invited looks after the group no more. */
    state: z.enum(['waiting', 'accepted', 'over']),
    /** Whether the caller belongs to the group already. */
    isMember: z.boolean(),
  }),
};
export type Invitation = z.output<typeof readInvitation.response>;

export const acceptInvitation = {
  params: z.strictObject({ id: z.uuid() }),
  body: invitationToken,
  response: groupGrant,
};

const waitingInvitation = z.strictObject({
  /** Not the token, which its mail alone has. */
  id: z.uuid(),
  email: z.string(),
  permissions: z.array(z.enum(actions)),
  /** When the membership ends. */
  endsAt: z.nullable(instant),
  invitedBy: person,
  since: instant,
  expiresAt: instant,
});
export type WaitingInvitation = z.output<typeof waitingInvitation>;

export const listInvitations = {
  params: groupInPath,
  query: z.strictObject(pageQuery({ defaultSize: 12, maximumSize: 1_000 })),
  response: z.strictObject({ items: z.array(waitingInvitation), total: z.int() }),
};

export const withdrawInvitation = {
  params: z.strictObject({ g: group, id: z.uuid() }),
  response: z.null(),
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

const userInPath = z.strictObject({ id: userIdInPath });

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

/** What administrators know of somebody's account; never how to reach them. */
export const readAccount = {
  params: userInPath,
  response: z.strictObject({
    user: person,
    username: z.string(),
    state: z.enum(accountStates),
    since: instant,
  }),
};
export type Account = z.output<typeof readAccount.response>;

/** What permissions are about. Which types there are, the server knows; others are not found. */
export const objectRef = z.strictObject({
  type: z.string().check(z.maxLength(40)),
  id: z.string().check(z.maxLength(80)),
});

const objectGrant = z.strictObject({
  user: person,
  permissions: z.array(z.enum(actions)),
  since: instant,
  endsAt: z.nullable(instant),
});
export type ObjectGrant = z.output<typeof objectGrant>;

export const readOwnPermissions = {
  params: objectRef,
  /** `administration` stands for everything. */
  response: z.strictObject({ permissions: z.array(z.enum(actions)), isOwner: z.boolean() }),
};
export type OwnPermissions = z.output<typeof readOwnPermissions.response>;

export const listPermissions = {
  params: objectRef,
  response: z.array(objectGrant),
};

/** Takes the place of what the user was granted on the object before. */
export const grantPermissions = {
  params: objectRef,
  body: z.strictObject({ userId, permissions, endsAt: z.optional(instant) }),
  response: objectGrant,
};

export const withdrawPermissions = {
  params: z.strictObject({ ...objectRef.shape, userId: userIdInPath }),
  response: z.null(),
};

const reason = z.strictObject({ reason: z.optional(storableText(500)) });

export const disableUser = { params: userInPath, body: reason, response: z.null() };

export const enableUser = { params: userInPath, body: reason, response: z.null() };

/** Who may act, and as whom, is told by `GET /api/v1/user/` afterwards. */
export const actAs = {
  params: userInPath,
  body: z.strictObject({
    /** Stays in the trail, and in the data that the user may take along. */
    reason: actingReason,
    ...ownFactors,
  }),
  response: z.null(),
};

export const endActing = { response: z.null() };

export const listAuditEntries = {
  query: z.strictObject({
    /** Entries before this one, as an earlier page's `next` says. */
    before: z.optional(auditEntryIdInPath),
    /** Whose rights or account they are about. */
    subject: z.optional(userIdInPath),
    size: pageQuery({ defaultSize: 50, maximumSize: 200 }).size,
  }),
  response: z.strictObject({
    items: z.array(auditEntry),
    next: z.nullable(auditEntryId),
  }),
};

export const listReadings = {
  query: z.strictObject({
    /** Readings before this one, as an earlier page's `next` says. */
    before: z.optional(readingIdInPath),
    /** Who read, or of whom was read. */
    person: z.optional(userIdInPath),
    size: pageQuery({ defaultSize: 50, maximumSize: 200 }).size,
  }),
  response: z.strictObject({
    items: z.array(reading),
    next: z.nullable(readingId),
  }),
};
