import { defaultDistance, defaultSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { distanceBetween } from '../places/distance.ts';
import { lateness } from '../search/plan/nearness.ts';
import type { DemoListing } from './demo-listing.ts';
import { required } from './required.ts';

/** Metres in which a search looks around a town: the town's own, and those of a call. */
const reaches = [25_000, defaultDistance];
/** What is nearest to somebody, on the home page. */
const nearest = { metres: 50_000, count: 8 };
const microsecondsInDay = 86_400_000_000;

/**
 * The first pages on which listings of one kind stand, by their places in the list: the newest
 * everywhere, in each country, region and city, and around each town what is near and new, and what
 * is nearest.
 */
export function findFirstPages(
  listings: readonly DemoListing[],
  towns: readonly Point[],
): readonly (readonly number[])[] {
  const all = listings.map((_, index) => index);
  const byAge = firstOf(all, (index) => required(listings[index], index).daysOld, all.length);
  const newest = listByPlace(listings, byAge).map((list) => list.slice(0, defaultSearchSize));
  const around = towns.flatMap((town) => {
    const metres = listings.map((listing) => distanceBetween(town, listing));
    const within = (reach: number) =>
      all.filter((index) => required(metres[index], index) <= reach);
    const age = (index: number) =>
      required(listings[index], index).daysOld +
      lateness(required(metres[index], index)) / microsecondsInDay;
    return [
      ...reaches.map((reach) => firstOf(within(reach), age, defaultSearchSize)),
      firstOf(within(nearest.metres), (index) => required(metres[index], index), nearest.count),
    ];
  });
  return [...newest, ...around].filter((page) => page.length > 1);
}

/** The list of each place, in the order of `indices`. */
export function listByPlace(
  listings: readonly DemoListing[],
  indices: Iterable<number>,
): readonly (readonly number[])[] {
  const lists = new Map<string, number[]>();
  for (const index of indices) {
    for (const place of placesOf(required(listings[index], index))) {
      const list = lists.get(place) ?? [];
      list.push(index);
      lists.set(place, list);
    }
  }
  return [...lists.values()];
}

/** Where lists of the newest are of. */
export function placesOf({ address }: Pick<DemoListing, 'address'>): readonly string[] {
  const { country, region, city } = address;
  return ['everywhere', country, `${country}/${region}`, `${country}/${region}/${city}`];
}

function firstOf(
  indices: readonly number[],
  keyOf: (index: number) => number,
  count: number,
): readonly number[] {
  return indices.toSorted((one, other) => keyOf(one) - keyOf(other)).slice(0, count);
}
