import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { desc } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { requirePermission } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';
import { describeGrant, selectGrants } from './describe-grant.ts';

export const listPermissions: Handler<typeof schemas.listPermissions> = async (
  { params },
  context,
) => {
  const { database, clock } = context;
  const { storedAs } = await requirePermission(context, 'administration', params);
  const rows = await selectGrants(database, storedAs, clock.now()).orderBy(
    desc(objectPermissions.createdAt),
    objectPermissions.userId,
  );
  return rows.map((row) => describeGrant(row, context));
};
