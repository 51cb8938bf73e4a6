import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { citiesOf } from '../../account/memberships/cities-of.ts';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { memberships, users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';

export const listGroupsOfUser: Handler<typeof schemas.listGroupsOfUser> = async (
  { params: { id } },
  { database, clock },
) => {
  const { group: name, actions: permissions, endsAt, cities } = memberships;
  const rows = await database
    .select({ name, permissions, endsAt, cities })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), countsAt(clock.now())))
    .where(eq(users.id, id))
    .orderBy(name);
  if (rows.length === 0) throw new Problem('not-found', 'There is no such user.');
  return rows.flatMap((row) =>
    row.name && row.permissions
      ? [
          {
            name: row.name,
            permissions: row.permissions,
            endsAt: row.endsAt?.toISOString() ?? null,
            ...citiesOf(row.name, row.cities ?? []),
          },
        ]
      : [],
  );
};
