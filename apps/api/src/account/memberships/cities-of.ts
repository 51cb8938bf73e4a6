import { type Group, hasCities } from '@boardwalk/sdk-core/vocabulary/groups';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';

/**
 * Returns the cities of a membership as it is shown: none at all where the group's members have
 * none.
 */
export function citiesOf(
  group: Group,
  cities: readonly NamedCity[],
): { readonly cities?: NamedCity[] } {
  return hasCities(group) ? { cities: [...cities] } : {};
}
