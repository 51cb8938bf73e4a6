import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { isAddressedTo } from '../object-invitations/addressed.ts';
import { findObject } from '../require-permission.ts';
import { objectInvitations } from '../tables.ts';
import { deleteGrant } from './delete-grant.ts';

/** Gives a right up: nobody has to keep one, and its holder needs no permission of its giver. */
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
    const { objectType, objectId, outcome } = objectInvitations;
    await transaction
      .update(objectInvitations)
      .set({ outcome: 'given-up', closedAt: context.clock.now() })
      .where(
        and(
          eq(objectType, object.storedAs.objectType),
          eq(objectId, object.storedAs.objectId),
          eq(outcome, 'accepted'),
          isAddressedTo(userId),
        ),
      );
    if (object.ownerId !== null) await announce(transaction, 'groups', object.ownerId);
  });
  return null;
};
