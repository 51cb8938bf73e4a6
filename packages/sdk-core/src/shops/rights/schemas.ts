import * as z from 'zod/mini';
import {
  grantPermissions,
  listPermissions,
  readOwnPermissions,
  withdrawPermissions,
} from '../../access/permissions/schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { userIdInPath } from '../../vocabulary/ids.ts';
import { shopId } from '../shop-id-schemas.ts';

/*
 * The calls of permissions with the prefix of the specification; they answer what those of
 * `/api/v1/shop/{id}/permissions` do.
 */
const params = z.strictObject({ id: shopId });

export const readOwnShopPermissions = {
  ...readOwnPermissions,
  summary: 'What the caller may do with a shop.',
  params,
} satisfies ServerHalf;

export const listShopPermissions = {
  ...listPermissions,
  summary: 'Who has accepted which permissions on a shop, beside its owner.',
  params,
} satisfies ServerHalf;

export const grantShopPermissions = {
  ...grantPermissions,
  summary: 'Changes the permissions of a user who has some on a shop, for a time or for good.',
  params,
} satisfies ServerHalf;

export const withdrawShopPermissions = {
  ...withdrawPermissions,
  summary: 'Takes back what a user was granted on a shop, and what they granted others.',
  params: z.strictObject({ id: shopId, userId: userIdInPath }),
} satisfies ServerHalf;
