import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import type { Handler } from '../../platform/domain.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { requirePermission } from '../require-permission.ts';
import { deleteGrant } from './delete-grant.ts';

export const withdrawPermissions: Handler<typeof schemas.withdrawPermissions> = async (
  { params: { userId, ...ref } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, ref);
    const surroundings = { ...context, database: transaction };
    const object = await requirePermission(surroundings, 'administration', ref);
    await deleteGrant(surroundings, object, userId);
  });
  return null;
};
