import { may } from '@boardwalk/sdk-core/access/may';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { isAmong, type NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { GuardedObject } from '@boardwalk/sdk-core/vocabulary/rights';
import { and, eq } from 'drizzle-orm';
import { policyPerson } from '../../access/policy-person.ts';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { memberships } from '../../account/tables.ts';
import type { Member } from '../../platform/calls/caller.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';

interface PlacedEntry {
  readonly kind: PostingKind;
  /** Where it is to be. */
  readonly place: NamedCity;
}

interface NewEntry extends PlacedEntry {
  readonly holder: Member;
}

interface ChangedEntry extends PlacedEntry {
  readonly caller: Member;
  /** As it is so far. */
  readonly object: GuardedObject;
}

type Surroundings = { readonly clock: BusinessClock };

/** Refuses a new entry of a directory whose city its writer is not named for. */
export async function requireCity(
  transaction: Queries,
  { kind, place, holder }: NewEntry,
  { clock }: Surroundings,
): Promise<void> {
  if (kind !== 'city_service' || holder.groups.has('administrators')) return;
  const { cities } = await lockMembership(transaction, holder.userId, clock);
  if (!isAmong(cities, place)) throw foreignCity();
}

/**
 * Refuses a change that leaves an entry of a directory in a city that is not for the caller. A
 * caller who shares the directory changes entries in their own cities; one let in by the entry's
 * owner, in the owner's (docs/architecture/access.md#city-administrators).
 */
export async function requireCityForChange(
  transaction: Queries,
  { kind, place, caller, object }: ChangedEntry,
  { clock }: Surroundings,
): Promise<void> {
  if (kind !== 'city_service' || caller.groups.has('administrators')) return;
  const own = await lockMembership(transaction, caller.userId, clock);
  const isShared = object.city && isAmong(own.cities, object.city) && own.mayWrite;
  if (isShared && isAmong(own.cities, place)) return;
  const now = clock.now().getTime();
  const isByOwner = may(policyPerson(caller), 'write', { ...object, group: null }, now);
  if (!isByOwner || object.ownerId === null) throw foreignCity();
  const owner = await lockMembership(transaction, object.ownerId, clock);
  if (!owner.isAdministrator && !isAmong(owner.cities, place)) throw foreignCity();
}

/** What somebody is named for, of which nothing is taken until the transaction ends. */
async function lockMembership(transaction: Queries, userId: number, clock: BusinessClock) {
  const rows = await transaction
    .select({
      group: memberships.group,
      actions: memberships.actions,
      cities: memberships.cities,
    })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), countsAt(clock.now())))
    .for('share');
  const ofCities = rows.find(({ group }) => group === 'city_administrators');
  return {
    cities: ofCities?.cities ?? [],
    mayWrite: ofCities?.actions.some((one) => one === 'write' || one === 'administration') ?? false,
    isAdministrator: rows.some(({ group }) => group === 'administrators'),
  };
}

function foreignCity(): Problem {
  return new Problem('forbidden', 'Only people whom the city names can change its entries.');
}
