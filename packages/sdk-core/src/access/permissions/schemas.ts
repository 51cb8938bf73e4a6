import * as z from 'zod/mini';
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
