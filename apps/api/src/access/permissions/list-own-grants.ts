import type * as schemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { findKindByName, type ObjectLabel } from '../objects.ts';
import { describePersonTo, personColumns } from '../person-columns.ts';
import { objectPermissions } from '../tables.ts';
import { knownName } from './known-name.ts';
import { counts } from './of-grant.ts';

/** Nothing of what is deleted meanwhile. */
export const listOwnGrants: Handler<typeof schemas.listOwnGrants> = async (
  _,
  { caller, clock, database, extensions },
) => {
  const { userId } = requireMember(caller);
  const rows = await database
    .select({ grant: getTableColumns(objectPermissions), granter: personColumns })
    .from(objectPermissions)
    .leftJoin(users, and(eq(users.id, objectPermissions.grantedBy), eq(users.state, 'active')))
    .where(and(eq(objectPermissions.userId, userId), counts(clock.now())))
    .orderBy(desc(objectPermissions.createdAt), objectPermissions.objectId);
  const labels = new Map<string, ReadonlyMap<string, ObjectLabel> | undefined>();
  for (const name of new Set(rows.map(({ grant }) => grant.objectType))) {
    const ids = rows.flatMap(({ grant }) => (grant.objectType === name ? [grant.objectId] : []));
    labels.set(name, await findKindByName(extensions, name)?.describe(database, ids));
  }
  return rows.flatMap(({ grant, granter }) => {
    const label = labels.get(grant.objectType)?.get(grant.objectId);
    if (!label) return [];
    return [
      {
        object: {
          ...{ type: label.type, id: grant.objectId },
          name: knownName(label, grant.actions),
        },
        permissions: grant.actions,
        grantedBy: granter && describePersonTo(caller, granter),
        since: grant.createdAt.toISOString(),
        endsAt: grant.endsAt?.toISOString() ?? null,
      },
    ];
  });
};
