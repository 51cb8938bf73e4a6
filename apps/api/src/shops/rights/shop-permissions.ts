import type * as schemas from '@boardwalk/sdk-core/shops/rights/schemas';
import { grantPermissions } from '../../access/permissions/grant-permissions.ts';
import { listPermissions } from '../../access/permissions/list-permissions.ts';
import { readOwnPermissions } from '../../access/permissions/read-own-permissions.ts';
import { withdrawPermissions } from '../../access/permissions/withdraw-permissions.ts';
import type { Handler } from '../../platform/domain.ts';
import { shopRef } from '../shop-objects.ts';

/*
 * The specification has these calls below `/marketplace`; what they do is what those of every
 * object do.
 */

export const readOwnShopPermissions: Handler<typeof schemas.readOwnShopPermissions> = (
  { params, ...request },
  context,
) => readOwnPermissions({ ...request, params: shopRef(params.id) }, context);

export const listShopPermissions: Handler<typeof schemas.listShopPermissions> = (
  { params, ...request },
  context,
) => listPermissions({ ...request, params: shopRef(params.id) }, context);

export const grantShopPermissions: Handler<typeof schemas.grantShopPermissions> = (
  { params, ...request },
  context,
) => grantPermissions({ ...request, params: shopRef(params.id) }, context);

export const withdrawShopPermissions: Handler<typeof schemas.withdrawShopPermissions> = (
  { params: { id, userId }, ...request },
  context,
) => withdrawPermissions({ ...request, params: { ...shopRef(id), userId } }, context);
