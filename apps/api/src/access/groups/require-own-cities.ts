import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Member } from '../../platform/calls/caller.ts';
import { looksAfter } from './looks-after.ts';

/**
 * Refuses a caller who looks after a group for some cities alone where a person has other cities
 * too.
 */
export function requireOwnCities(member: Member, group: Group, cities: readonly NamedCity[]): void {
  if (looksAfter(member, group, cities)) return;
  throw new Problem('forbidden', 'You look after other cities.');
}
