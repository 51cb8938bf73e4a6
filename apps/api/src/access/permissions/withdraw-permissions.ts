import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { lockPermissions } from '../lock-permissions.ts';
import { requirePermission } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';
import { writeAuditEntry } from '../trail/write-audit-entry.ts';
import { ofGrant } from './of-grant.ts';
import { withdrawGrantedBy } from './withdraw-granted-by.ts';

/** Whom somebody let in goes with them: the owner never chose these. */
export const withdrawPermissions: Handler<typeof schemas.withdrawPermissions> = async (
  { params: { userId, ...ref } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, ref);
    const surroundings = { ...context, database: transaction };
    const object = await requirePermission(surroundings, 'administration', ref);
    const [withdrawn] = await transaction
      .delete(objectPermissions)
      .where(ofGrant(object, userId))
      .returning({ permissions: objectPermissions.actions });
    if (!withdrawn) throw new Problem('not-found', 'This user was granted nothing here.');
    await announce(transaction, 'groups', userId);
    await writeAuditEntry(transaction, context, {
      event: 'permission-withdrawn',
      subjectId: userId,
      detail: { ...object.storedAs, ...withdrawn },
    });
    await withdrawGrantedBy(surroundings, object, userId);
  });
  return null;
};
