import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { isAmong, type NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Member } from '../../platform/calls/caller.ts';
import { policyPerson } from '../policy-person.ts';

/** Refuses whoever looks after a group for some cities alone where somebody's are others too. */
export function requireOwnCities(member: Member, group: Group, cities: readonly NamedCity[]): void {
  const groups = policyPerson(member)?.groups ?? [];
  const own = groups.find(({ name }) => name === group)?.cities ?? [];
  const isForAll = groups.some(({ name }) => name === 'administrators');
  if (isForAll || cities.every((city) => isAmong(own, city))) return;
  throw new Problem('forbidden', 'You look after other cities.');
}
