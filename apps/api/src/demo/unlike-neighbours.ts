import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { demoCounts } from './demo-counts.ts';
import type { DemoListing } from './demo-listing.ts';
import { randomFor } from './draw.ts';
import type { Random } from './random.ts';

/** How many of those before it, and of the nearest of its sort, a listing is not to look like. */
const reach = 6;
/** Where little is to choose from, fewer after so many draws, down to the one before it. */
const drawsBeforeFewer = 10;
const mostDraws = 160;

/** Degrees around a listing in which those are looked for that are shown as similar. */
const nearby = 0.6;

/**
 * Draws all listings of a kind, the newest first. One that looks like its neighbours is drawn anew: in
 * lists of everywhere and of its country, region or city, and among those similar to it. `redraw` tells
 * draws apart in seeds.
 */
export function drawUnlike<Listing extends DemoListing>(
  kind: ListingKind,
  make: (number: number, random: Random, redraw: readonly number[]) => Listing,
): Listing[] {
  const before = new Map<string, readonly Listing[]>();
  const drawn: Listing[] = [];

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
      if (isUnlike(listing, distance)) return listing;
    }
    throw new Error(
      `The ${number}th ${kind} of the demo looks like its neighbours however it is drawn.`,
    );
  }

  return Array.from({ length: demoCounts[kind] }, (_, number) => {
    const listing = drawOne(number);
    // What is not to be seen is nobody's neighbour.
    if (listing.status !== 'Active') return listing;
    drawn.push(listing);
    for (const place of placesOf(listing)) {
      before.set(place, [...(before.get(place) ?? []), listing].slice(-reach));
    }
    return listing;
  });
}

function placesOf({ address: { country, region, city } }: DemoListing): readonly string[] {
  return ['everywhere', country, `${country}/${region}`, `${country}/${region}/${city}`];
}

function nearestOfSort<Listing extends DemoListing>(
  { subcategory, lat, lng }: Listing,
  drawn: readonly Listing[],
): Listing[] {
  const distanceTo = (other: Listing) => Math.hypot(other.lat - lat, (other.lng - lng) * 0.7);
  return drawn
    .filter((other) => other.subcategory === subcategory && distanceTo(other) < nearby)
    .sort((one, other) => distanceTo(one) - distanceTo(other));
}

function looksLike(one: DemoListing, other: DemoListing): boolean {
  return one.pictures[0] === other.pictures[0] || one.title === other.title;
}
