import { readFileSync } from 'node:fs';
import type { RuleSearch } from '@boardwalk/sdk-core/alerts/schemas';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { searchBodies } from '@boardwalk/sdk-core/search/schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { createRandom, type Random } from '../search/dataset/random.ts';
import { createSpots, readTowns } from '../search/dataset/spots.ts';

/** Words and filters as searches have them. */
const mix = JSON.parse(readFileSync(new URL('../search/query-mix.json', import.meta.url), 'utf8'));

/** Metres: a member who saves a search lives somewhere, and mostly looks around there. */
const distances = [2_000, 5_000, 5_000, 10_000, 10_000, 15_000, 25_000, 50_000];
/** Minor units, up to which homes are looked for. */
const salePrices = [350, 450, 550, 650, 750, 900, 1_200].map((thousands) => thousands * 100_000);
const rents = [150_000, 180_000, 220_000, 280_000];
const kinds = Object.entries<number>(mix.kinds).flatMap(([kind, share]) =>
  // A kind of the mix is a kind.
  Array.from({ length: share }, () => kind as ListingKind),
);

/** A search that somebody has saved. */
export interface DrawnRule {
  readonly kind: ListingKind;
  readonly search: RuleSearch;
}

/** Searches as people may save them, the same ones each time: narrower than those that they type. */
export function drawRules(count: number): DrawnRule[] {
  const random = createRandom(29);
  const spotOf = createSpots(readTowns(), random);
  return Array.from({ length: count }, () => {
    const kind = random.pick(kinds);
    const { lat, lng } = spotOf();
    const body = {
      near: { lat, lng },
      distance: random.pick(distances),
      ...(kind === 'property' ? homes(random) : others(kind, random)),
    };
    return { kind, search: parseWith(searchBodies[kind], body) };
  });
}

function homes(random: Random) {
  const isSale = random.isTrue(0.75);
  const most = random.pick(isSale ? salePrices : rents);
  return {
    price: {
      min: Math.round(most * (random.isTrue(0.6) ? 0.8 : 0.6)),
      max: most,
      period: isSale ? 'ONCE' : 'MONTHLY',
    },
    ...(random.isTrue(0.2) && { text: random.pick(mix.texts.property) }),
    filters: {
      ...(random.isTrue(0.7) && random.pick<object>(mix.filters.property)),
      saleType: [isSale ? 'SALE' : 'RENT'],
      bedroomsTotal: { min: random.between(1, 4) },
    },
  };
}

function others(kind: ListingKind, random: Random) {
  return {
    ...(random.isTrue(0.7)
      ? { text: random.pick(mix.texts[kind]) }
      : { subcategory: [random.pick<string>(subcategories[kind])] }),
    ...(random.isTrue(0.3) && { filters: random.pick<object>(mix.filters[kind]) }),
  };
}
