import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { actions } from '../../vocabulary/groups.ts';
import { userId, userIdInPath } from '../../vocabulary/ids.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';
import { permissionsOnObject } from '../group-schemas.ts';
import { memberPerson } from '../person-schemas.ts';

const instant = z.iso.datetime();

/** What permissions are about. Which types there are, the server knows; others are not found. */
export const objectRef = z.strictObject({
  type: z.string().check(z.maxLength(40)),
  id: storableText(80),
});

/** An object, as paths name it and as people do. */
export const namedObject = z.strictObject({
  type: z.string(),
  id: z.string(),
  /** Empty if it has none yet, or if it is hidden from the reader. */
  name: z.string(),
});

const objectGrant = z.strictObject({
  user: memberPerson,
  /**
   * Where their invitation was sent: a username, or an e-mail address, which is masked for callers
   * who did not send it and are not administrators. Null for rights from before there were
   * invitations.
   */
  sentTo: z.nullable(z.string()),
  /** The user who gave the right as it is; null once their account is closed. */
  grantedBy: z.nullable(memberPerson),
  permissions: z.array(z.enum(actions)),
  since: instant,
  endsAt: z.nullable(instant),
});
export type ObjectGrant = z.output<typeof objectGrant>;

export const readOwnPermissions = {
  summary: 'What the caller may do with an object.',
  audience: 'site',
  rule: { may: 'read' },
  problems: ['not-found'],
  params: objectRef,
  response: z.strictObject({
    /**
     * What the object is called; empty if it has no name yet, or one that is hidden from the
     * reader.
     */
    name: z.string(),
    /** `administration` stands for everything. */
    permissions: z.array(z.enum(actions)),
    isOwner: z.boolean(),
  }),
} satisfies ServerHalf;
export type OwnPermissions = z.output<typeof readOwnPermissions.response>;

export const giveUpPermissions = {
  summary: 'Gives up what the caller was granted on an object, and what they granted others.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['not-found'],
  params: objectRef,
  response: z.null(),
} satisfies ServerHalf;

const ownGrant = z.strictObject({
  object: namedObject,
  permissions: z.array(z.enum(actions)),
  /** Null once their account is closed. */
  grantedBy: z.nullable(memberPerson),
  since: instant,
  endsAt: z.nullable(instant),
});
export type OwnGrant = z.output<typeof ownGrant>;

export const listOwnGrants = {
  summary: 'What others have let the caller into, the newest first.',
  audience: 'site',
  rule: 'members',
  tellsHidden: 'own',
  response: z.array(ownGrant),
} satisfies ServerHalf;

export const listPermissions = {
  summary: 'Who has accepted which permissions on an object, beside its owner.',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'own',
  problems: ['forbidden', 'not-found'],
  params: objectRef,
  response: z.array(objectGrant),
} satisfies ServerHalf;

/**
 * Users without permissions are invited. Rights that the user gave others depend on their
 * administration right, and end with it.
 */
export const grantPermissions = {
  summary: 'Changes the permissions of a user who has some on an object, for a time or for good.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  callsPerMinute: 20,
  params: objectRef,
  body: z.strictObject({ userId, permissions: permissionsOnObject, endsAt: z.optional(instant) }),
  response: objectGrant,
} satisfies ServerHalf;

export const withdrawPermissions = {
  summary: 'Takes back what a user was granted on an object, and what they granted others.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: z.strictObject({ ...objectRef.shape, userId: userIdInPath }),
  response: z.null(),
} satisfies ServerHalf;
