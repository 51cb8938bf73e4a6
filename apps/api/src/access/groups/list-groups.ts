import type * as schemas from '@boardwalk/sdk-core/access/groups/schemas';
import { groupAsObject, may, permissionsOn } from '@boardwalk/sdk-core/access/may';
import { groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { and, eq, ne, sql } from 'drizzle-orm';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { memberships, users } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { policyPerson } from '../policy-person.ts';
import { defaultGroupSettings, readGroupSettings } from './group-settings.ts';

export const listGroups: Handler<typeof schemas.listGroups> = async (_, context) => {
  const { caller, clock, database } = context;
  const { userId } = requireMember(caller);
  const now = clock.now();
  const person = policyPerson(caller);
  const counted = await database
    .select({
      group: memberships.group,
      count: sql<number>`count(*)::int`,
      ownEnd: sql<Date | null>`max(${memberships.endsAt}) filter (where ${eq(memberships.userId, userId)})`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(countsAt(now), ne(users.state, 'deleted')))
    .groupBy(memberships.group);
  const settings = await readGroupSettings(database);
  return groups.map((name) => {
    const object = groupAsObject(name);
    const row = counted.find(({ group }) => group === name);
    const isLeader = may(person, 'administration', object, now.getTime());
    return {
      name,
      permissions: [...permissionsOn(person, object, now.getTime())],
      endsAt: row?.ownEnd ? new Date(row.ownEnd).toISOString() : null,
      memberCount: isLeader ? (row?.count ?? 0) : null,
      settings: isLeader ? (settings.get(name) ?? defaultGroupSettings) : null,
    };
  });
};
