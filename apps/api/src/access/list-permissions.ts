import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { Handler } from '../platform/domain.ts';
import { describePerson, personColumns } from './person-columns.ts';
import { requirePermission } from './require-permission.ts';
import { objectPermissions } from './tables.ts';

export const listPermissions: Handler<typeof schemas.listPermissions> = async (
  { params },
  context,
) => {
  const { storedAs } = await requirePermission(context, 'administration', params);
  const { objectType, objectId, actions, createdAt, endsAt, userId } = objectPermissions;
  const rows = await context.database
    .select({ ...personColumns, permissions: actions, since: createdAt, endsAt })
    .from(objectPermissions)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(objectType, storedAs.objectType),
        eq(objectId, storedAs.objectId),
        or(isNull(endsAt), gt(endsAt, context.clock.now())),
      ),
    )
    .orderBy(desc(createdAt), userId);
  return rows.map(({ permissions, since, endsAt: end, ...user }) => ({
    user: describePerson(user),
    permissions,
    since: since.toISOString(),
    endsAt: end?.toISOString() ?? null,
  }));
};
