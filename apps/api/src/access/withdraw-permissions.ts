import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { announce } from '../platform/live/announce.ts';
import { lockPermissions } from './lock-permissions.ts';
import { requirePermission } from './require-permission.ts';
import { objectPermissions } from './tables.ts';
import { writeAuditEntry } from './trail/write-audit-entry.ts';

export const withdrawPermissions: Handler<typeof schemas.withdrawPermissions> = async (
  { params: { userId, ...ref } },
  context,
) => {
  const { objectType, objectId, actions } = objectPermissions;
  await context.database.transaction(async (transaction) => {
    await lockPermissions(transaction, ref);
    const surroundings = { ...context, database: transaction };
    const { storedAs } = await requirePermission(surroundings, 'administration', ref);
    const [withdrawn] = await transaction
      .delete(objectPermissions)
      .where(
        and(
          eq(objectType, storedAs.objectType),
          eq(objectId, storedAs.objectId),
          eq(objectPermissions.userId, userId),
        ),
      )
      .returning({ permissions: actions });
    if (!withdrawn) throw new Problem('not-found', 'This user was granted nothing here.');
    await announce(transaction, 'groups', userId);
    await writeAuditEntry(transaction, context, {
      event: 'permission-withdrawn',
      subjectId: userId,
      detail: { ...storedAs, ...withdrawn },
    });
  });
  return null;
};
