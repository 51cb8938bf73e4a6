import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { defaultSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import { demoCounts } from './demo-counts.ts';
import type { DemoListing } from './demo-listing.ts';
import { randomFor } from './draw.ts';
import type { Random } from './random.ts';

/** How many of those before it, and of the nearest of its sort, a listing is not to look like. */
const reach = 6;
/** Where little is to choose from, fewer after so many draws, down to the one before it. */
const drawsBeforeFewer = 10;
const mostDraws = 160;
const shown: ReadonlySet<string> = new Set(['Active', 'Pending', 'ActiveUnderContract']);

/** So many of them are given to first pages on which no picture comes twice. */
const drawsForFirstPage = 100;

/** Degrees in which a search near a place looks, and how many of the nearest stand on its first page. */
const searched = 0.25;
const nearestOnPage = 8;

/** Degrees around a listing in which those are looked for that are shown as similar. */
const nearby = 0.6;

/**
 * Draws all listings of a kind, the newest first. One that looks like its neighbours is drawn anew: in
 * lists of everywhere and of its country, region or city, and among those similar to it; on the first
 * page of each, and of a search around it, no picture comes twice where there are enough. `redraw`
 * tells draws apart in seeds.
 */
export function drawUnlike<Listing extends DemoListing>(
  kind: ListingKind,
  make: (number: number, random: Random, redraw: readonly number[]) => Listing,
): Listing[] {
  const before = new Map<string, readonly Listing[]>();
  /** Of each place, the newest. */
  const firstPages = new Map<string, readonly Listing[]>();
  const drawn: Listing[] = [];

  /** Whether a first page that it may stand on shows its picture already. */
  function isOnFirstPage(listing: Listing): boolean {
    const pages = placesOf(listing)
      .map((place) => firstPages.get(place) ?? [])
      .filter((page) => page.length < defaultSearchSize);
    const around = drawn.filter((other) => degreesBetween(listing, other) < searched);
    // A search near a place mixes the newest with the nearest.
    const nearest = byDistance(listing, around).slice(0, nearestOnPage);
    return [...pages.flat(), ...around.slice(0, defaultSearchSize), ...nearest].some(
      (other) => other.pictures[0] === listing.pictures[0],
    );
  }

  function isUnlike(listing: Listing, distance: number): boolean {
    const listed = placesOf(listing).flatMap((place) => before.get(place)?.slice(-distance) ?? []);
    return [...listed, ...nearestOfSort(listing, drawn).slice(0, distance)].every(
      (other) => !looksLike(listing, other),
    );
  }

  function drawOne(number: number): Listing {
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const redraw = draw === 0 ? [] : [draw];
      const listing = make(number, randomFor(kind, number, ...redraw), redraw);
      const distance = Math.max(1, reach - Math.floor(draw / drawsBeforeFewer));
      const isRepeated = draw < drawsForFirstPage && isOnFirstPage(listing);
      if (!isRepeated && isUnlike(listing, distance)) return listing;
    }
    throw new Error(
      `The ${number}th ${kind} of the demo looks like its neighbours however it is drawn.`,
    );
  }

  return Array.from({ length: demoCounts[kind] }, (_, number) => {
    const listing = drawOne(number);
    // What is not to be seen is nobody's neighbour.
    if (!shown.has(listing.status)) return listing;
    drawn.push(listing);
    for (const place of placesOf(listing)) {
      before.set(place, [...(before.get(place) ?? []), listing].slice(-reach));
      const page = firstPages.get(place) ?? [];
      firstPages.set(place, [...page, listing].slice(0, defaultSearchSize));
    }
    return listing;
  });
}

function placesOf({ address: { country, region, city } }: DemoListing): readonly string[] {
  return ['everywhere', country, `${country}/${region}`, `${country}/${region}/${city}`];
}

function nearestOfSort<Listing extends DemoListing>(
  listing: Listing,
  drawn: readonly Listing[],
): Listing[] {
  const ofSort = drawn.filter(
    (other) => other.subcategory === listing.subcategory && degreesBetween(listing, other) < nearby,
  );
  return byDistance(listing, ofSort);
}

function byDistance<Listing extends DemoListing>(
  listing: Listing,
  others: readonly Listing[],
): Listing[] {
  const distanceTo = (other: Listing) => degreesBetween(listing, other);
  return [...others].sort((one, other) => distanceTo(one) - distanceTo(other));
}

function degreesBetween(one: DemoListing, other: DemoListing): number {
  return Math.hypot(other.lat - one.lat, (other.lng - one.lng) * 0.7);
}

function looksLike(one: DemoListing, other: DemoListing): boolean {
  return one.pictures[0] === other.pictures[0] || one.title === other.title;
}
