import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import {
  isAmong,
  joinCities,
  type NamedCity,
} from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { memberships } from '../tables.ts';
import { citiesOf } from './cities-of.ts';
import { isAdministrator } from './is-administrator.ts';
import { countsAt } from './membership-conditions.ts';

interface NewMembership {
  readonly group: Group;
  readonly actions: readonly Action[];
  readonly endsAt: Date | null;
  /** Those that it is for, in `city_administrators`. */
  readonly cities?: readonly NamedCity[];
  /** Absent where the server's operator named the member. */
  readonly invitedBy: number | null;
}

/** Makes a person a member; an existing member loses nothing, neither rights nor time. */
export async function storeMembership(
  queries: Queries,
  userId: number,
  { group, actions, endsAt, cities = [], invitedBy }: NewMembership,
  now: Date,
) {
  const isOwn = and(eq(memberships.userId, userId), eq(memberships.group, group));
  const [held] = await queries
    .select({
      actions: memberships.actions,
      endsAt: memberships.endsAt,
      cities: memberships.cities,
    })
    .from(memberships)
    .where(and(isOwn, countsAt(now)))
    .for('update');
  // Rights and their end are the same in all cities of somebody: who has some gives none in others.
  const isElsewhere = held?.cities.some((city) => !isAmong(cities, city)) ?? false;
  if (isElsewhere && invitedBy !== null && !(await isAdministrator(queries, invitedBy, now))) {
    throw new Problem(
      'conflict',
      'This person looks after other cities already. An administrator has to add yours.',
    );
  }
  const set = {
    actions: [...new Set([...(held?.actions ?? []), ...actions])],
    endsAt: held ? laterEnd(held.endsAt, endsAt) : endsAt,
    cities: joinCities(held?.cities ?? [], cities),
    grantedBy: invitedBy,
  };
  await queries
    .insert(memberships)
    .values({ userId, group, createdAt: now, ...set })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.group],
      set: held ? set : { ...set, createdAt: now },
    });
  await announce(queries, 'groups', userId);
  return {
    name: group,
    permissions: set.actions,
    endsAt: set.endsAt?.toISOString() ?? null,
    ...citiesOf(group, set.cities),
  };
}

function laterEnd(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}
