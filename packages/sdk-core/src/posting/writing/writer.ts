import type { OwnGroup } from '../../account/sessions/schemas.ts';
import type { PostingKind } from '../../listings/form/posting-kinds.ts';
import type { Profile } from '../../profile/schemas.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { joinCities, type NamedCity } from '../../vocabulary/places/named-city.ts';
import type { OwnListing } from '../schemas.ts';
import { openBody } from '../written-body.ts';
import { isProfileRequested } from './missing-profile-fields.ts';
import { mayPostKind, neededGroups } from './needed-groups.ts';
import type { PostingObstacle } from './obstacles.ts';

/** Whether the writer's groups say something of the listing, which may be a new one. */
export function dependsOnGroups(type: PostingKind, isNew: boolean): boolean {
  return type === 'city_service' || (isNew && neededGroups[type] !== undefined);
}

/** Why somebody can't post a new listing yet. */
export function findObstacle(
  type: PostingKind,
  profile: Profile | undefined,
  groups: readonly OwnGroup[] | undefined,
): PostingObstacle | null {
  if (profile && profile.missing.length > 0 && !isProfileRequested(profile)) return 'profile';
  const needed = neededGroups[type];
  if (!groups || !needed) return null;
  const names = groups.map(({ name }) => name);
  return mayPostKind(type, names) ? null : needed;
}

/** The cities whose directory is one's own, and that in which an entry stands already. */
export function findCities(
  groups: readonly OwnGroup[] | undefined,
  listing: OwnListing | undefined,
): readonly NamedCity[] | undefined {
  if (!groups || groups.some(({ name }) => name === 'administrators')) return undefined;
  const named = groups.flatMap(({ cities = [] }) => cities);
  const { place } = openBody(listing?.body ?? {});
  const country = countries.find((one) => one === place.country);
  if (!listing || !country) return named;
  return joinCities(named, [{ city: place.city, region: place.region, country }]);
}
