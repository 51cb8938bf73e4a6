import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { isAmong, type NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import type { Caller } from '../../platform/calls/caller.ts';
import { policyPerson } from '../policy-person.ts';

/** Whether somebody looks after the group in all of these cities; administrators do everywhere. */
export function looksAfter(caller: Caller, group: Group, cities: readonly NamedCity[]): boolean {
  const groups = policyPerson(caller)?.groups ?? [];
  const own = groups.find(({ name }) => name === group)?.cities ?? [];
  const isForAll = groups.some(({ name }) => name === 'administrators');
  return isForAll || cities.every((city) => isAmong(own, city));
}
