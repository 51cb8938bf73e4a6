import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import { and, desc, eq, ne } from 'drizzle-orm';
import { citiesOf } from '../../account/memberships/cities-of.ts';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { memberships, users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePerson, personColumns } from '../person-columns.ts';
import { requireGroupAdministration } from './require-group-administration.ts';

export const listMembers: Handler<typeof schemas.listMembers> = async (
  { params: { g: group }, query: { start, size } },
  context,
) => {
  requireGroupAdministration(context, group);
  const { database, clock } = context;
  const isMember = and(
    eq(memberships.group, group),
    countsAt(clock.now()),
    ne(users.state, 'deleted'),
  );
  const joined = database
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isMember);
  const rows = await database
    .select({
      ...personColumns,
      state: users.state,
      permissions: memberships.actions,
      since: memberships.createdAt,
      endsAt: memberships.endsAt,
      cities: memberships.cities,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isMember)
    .orderBy(desc(memberships.createdAt), desc(memberships.userId))
    .offset(start)
    .limit(size);
  return {
    items: rows.map(({ state, permissions, since, endsAt, cities, ...user }) => ({
      user: describePerson(user),
      permissions,
      since: since.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      isDisabled: state === 'disabled',
      ...citiesOf(group, cities),
    })),
    total: await database.$count(joined.as('joined')),
  };
};
