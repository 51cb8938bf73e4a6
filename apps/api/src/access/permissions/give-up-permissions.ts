import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { findObject } from '../require-permission.ts';
import { deleteGrant } from './delete-grant.ts';

/** Nobody has to keep a right: its holder needs no leave of whoever gave it. */
export const giveUpPermissions: Handler<typeof schemas.giveUpPermissions> = async (
  { params },
  context,
) => {
  const { userId } = requireMember(context.caller);
  await context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, params);
    const surroundings = { ...context, database: transaction };
    const object = await findObject(surroundings, params, userId);
    if (!object) throw new Problem('not-found', 'There is nothing at this address.');
    await deleteGrant(surroundings, object, userId);
  });
  return null;
};
