import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { demoCounts } from './demo-counts.ts';
import type { DemoListing } from './demo-listing.ts';
import { randomFor } from './draw.ts';
import type { Random } from './random.ts';

/** How many of those before it a listing is not to look like, everywhere and where it stands. */
const reach = 4;
/** Draws for all of the reach, and then for the one before it alone. */
const patientDraws = 40;
const mostDraws = 120;

/**
 * Draws all listings of a kind, the newest first. One that looks like its neighbours in a list or a row,
 * of everywhere or of its country, region or city, is drawn anew; `redraw` tells draws apart in seeds.
 */
export function drawUnlike<Listing extends DemoListing>(
  kind: ListingKind,
  make: (number: number, random: Random, redraw: readonly number[]) => Listing,
): Listing[] {
  const before = new Map<string, readonly Listing[]>();

  function isUnlike(listing: Listing, distance: number): boolean {
    return placesOf(listing)
      .flatMap((place) => before.get(place)?.slice(-distance) ?? [])
      .every((other) => !looksLike(listing, other));
  }

  function drawOne(number: number): Listing {
    for (let draw = 0; draw < mostDraws; draw += 1) {
      const redraw = draw === 0 ? [] : [draw];
      const listing = make(number, randomFor(kind, number, ...redraw), redraw);
      if (isUnlike(listing, draw < patientDraws ? reach : 1)) return listing;
    }
    throw new Error(
      `The ${number}th ${kind} of the demo looks like its neighbours however it is drawn.`,
    );
  }

  return Array.from({ length: demoCounts[kind] }, (_, number) => {
    const listing = drawOne(number);
    // What is not to be seen is nobody's neighbour.
    if (listing.status !== 'Active') return listing;
    for (const place of placesOf(listing)) {
      before.set(place, [...(before.get(place) ?? []), listing].slice(-reach));
    }
    return listing;
  });
}

function placesOf({ address: { country, region, city } }: DemoListing): readonly string[] {
  return ['everywhere', country, `${country}/${region}`, `${country}/${region}/${city}`];
}

function looksLike(one: DemoListing, other: DemoListing): boolean {
  return one.pictures[0] === other.pictures[0] || one.title === other.title;
}
