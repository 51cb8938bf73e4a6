import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { defaultSearchSize } from '@boardwalk/sdk-core/search/query/sorts';
import { drawApart } from './apart-on-pages.ts';
import { demoCounts } from './demo-counts.ts';
import type { DemoListing } from './demo-listing.ts';
import { randomFor } from './draw.ts';
import { findFirstPages, listByPlace, placesOf } from './first-pages.ts';
import type { Random } from './random.ts';
import { required } from './required.ts';
import { type SpotSource, spotOf } from './whereabouts/spots.ts';

/** How many of those before it, and of the nearest of its sort, a listing is not to look like. */
const reach = 6;
/** Where little is to choose from, fewer after so many draws, down to the one before it. */
const drawsBeforeFewer = 10;
const mostDraws = 160;
const shown: ReadonlySet<string> = new Set(['Active', 'Pending', 'ActiveUnderContract']);

/** So many of them are given to first pages on which no picture comes twice. */
const drawsForFirstPage = 100;

/** Degrees around a listing in which those are looked for that are shown as similar. */
const nearby = 0.6;

/** How many beside it what is drawn afterwards is not to look like. */
const nearReach = 3;

/** Seeds of what is drawn after all others, apart from those before. */
const afterwards = 1_000;

/**
 * Draws all listings of a kind as `drawUnlike` does, and then redraws, where they stand, those that
 * show a picture twice on a first page, of what is near and new around a town too. `make` takes the
 * spot from `spots`.
 */
export function drawUnlikeAround<Listing extends DemoListing>(
  kind: ListingKind,
  spots: SpotSource,
  make: (number: number, random: Random, spots: SpotSource, redraw: readonly number[]) => Listing,
): Listing[] {
  const all = drawUnlike(kind, (number, random, redraw) => make(number, random, spots, redraw));
  const numbers = [...all.keys()].filter((number) =>
    shown.has(required(all[number], number).status),
  );
  const listings = numbers.map((number) => required(all[number], number));
  const pages = findFirstPages(listings, spots.cities);
  const neighbours = findNeighbours(listings);

  function redraw(index: number, draw: number, isOfAnySort: boolean): Listing | undefined {
    const number = required(numbers[index], index);
    const before = required(listings[index], index);
    const spot = spotOf(spots, before);
    const there = { ...spots, draw: () => spot, drawIn: () => spot };
    const seed = afterwards + draw;
    const listing = make(number, randomFor(kind, number, seed), there, [seed]);
    const isOfSort = isOfAnySort || listing.subcategory === before.subcategory;
    return isOfSort && listing.status === before.status ? listing : undefined;
  }
  const apart = drawApart(listings, { pages, neighbours, redraw, isAlike: looksLike });
  for (const [index, number] of numbers.entries()) all[number] = required(apart[index], index);
  return all;
}

/**
 * Draws all listings of a kind, the newest first. One that looks like its neighbours is drawn
 * again: in lists of everywhere and of its country, region or city, and among those similar to it;
 * on the first page of each, and of a search around it, no picture comes twice where there are
 * enough. `redraw` distinguishes draws in seeds.
 */
export function drawUnlike<Listing extends DemoListing>(
  kind: ListingKind,
  make: (number: number, random: Random, redraw: readonly number[]) => Listing,
): Listing[] {
  const before = new Map<string, readonly Listing[]>();
  /** The pictures of each place's first page. */
  const firstPages = new Map<string, string[]>();
  const drawn: Listing[] = [];

  /** Whether a first page that it is to stand on shows its picture already. */
  function isOnFirstPage({ pictures: [picture], ...listing }: Listing): boolean {
    return pagesOf(listing).some((place) => {
      const page = firstPages.get(place) ?? [];
      return page.length < defaultSearchSize && picture !== undefined && page.includes(picture);
    });
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
    }
    for (const place of pagesOf(listing)) {
      const page = firstPages.get(place) ?? [];
      firstPages.set(place, [...page, ...listing.pictures.slice(0, 1)].slice(0, defaultSearchSize));
    }
    return listing;
  });
}

/** Beside which others each stands: in lists of the newest, and among those similar to it. */
function findNeighbours(listings: readonly DemoListing[]): readonly (readonly number[])[] {
  const indices = new Map(listings.map((listing, index) => [listing, index]));
  const found = listings.map((listing) =>
    nearestOfSort(listing, listings)
      .slice(1, 1 + nearReach)
      .map((other) => required(indices.get(other), other.title)),
  );
  // They are made in the order of their age.
  for (const list of listByPlace(listings, listings.keys())) {
    for (const [rank, index] of list.entries()) {
      const beside = list.slice(Math.max(0, rank - nearReach), rank + nearReach + 1);
      found[index]?.push(...beside.filter((other) => other !== index));
    }
  }
  return found;
}

/** Those, and half a degree around, as a search near a place finds it. */
function pagesOf({
  address,
  lat,
  lng,
}: Pick<DemoListing, 'address' | 'lat' | 'lng'>): readonly string[] {
  return [...placesOf({ address }), `${Math.round(lat * 2)}/${Math.round(lng * 2)}`];
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
