import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { actions } from '../../vocabulary/groups.ts';
import { userId, userIdInPath } from '../../vocabulary/ids.ts';
import { permissions } from '../group-schemas.ts';
import { person } from '../person-schemas.ts';

const instant = z.iso.datetime();

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
  summary: 'What the caller may do with an object.',
  audience: 'site',
  rule: { may: 'read' },
  problems: ['not-found'],
  params: objectRef,
  /** `administration` stands for everything. */
  response: z.strictObject({ permissions: z.array(z.enum(actions)), isOwner: z.boolean() }),
} satisfies ServerHalf;
export type OwnPermissions = z.output<typeof readOwnPermissions.response>;

export const listPermissions = {
  summary: 'Who was granted what on an object, beside its owner.',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'own',
  problems: ['forbidden', 'not-found'],
  params: objectRef,
  response: z.array(objectGrant),
} satisfies ServerHalf;

/** Takes the place of what the user was granted on the object before. */
export const grantPermissions = {
  summary: 'Grants a user permissions on an object, for a time or for good.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: objectRef,
  body: z.strictObject({ userId, permissions, endsAt: z.optional(instant) }),
  response: objectGrant,
} satisfies ServerHalf;

export const withdrawPermissions = {
  summary: 'Takes back what a user was granted on an object.',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: z.strictObject({ ...objectRef.shape, userId: userIdInPath }),
  response: z.null(),
} satisfies ServerHalf;
