import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { comparablePrice, type Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { byRank, drawColumns } from './attributes.ts';
import { drawPrice } from './prices.ts';
import { createRandom } from './random.ts';
import { createSpots, readTowns, type Spot } from './spots.ts';
import { commonWords, titleWords } from './vocabulary.ts';

/** Ids of the pictures that listings share. */
export const pictureIds = Array.from({ length: 300 }, (_, index) =>
  index.toString(16).padStart(32, '0'),
);

/** Kinds in a hundred listings. */
const shares: readonly (readonly [ListingKind, number])[] = [
  ['property', 32],
  ['item', 30],
  ['merchant', 12],
  ['classified', 11],
  ['event', 8],
  ['realtor', 5],
  ['city_service', 2],
];
const kinds = shares.flatMap(([kind, share]) => Array.from({ length: share }, () => kind));

const day = 86_400_000;
/** The oldest listing, in days before today. */
const oldest = 400;

/** Makes `count` rows of the table `listings` by column name; the same count makes the same rows. */
export function createRows(
  count: number,
  today: Date,
  rates: Rates,
): () => Record<string, unknown> {
  const random = createRandom(1);
  let made = 0;
  const towns = readTowns();
  const drawSpot = createSpots(towns, random);
  // Names of places give descriptions the long tail of rare words that real ones have.
  const vocabulary = [...commonWords, ...towns.map(({ name }) => name)];

  function drawText(length: number): string {
    return Array.from({ length }, () => vocabulary[rank(vocabulary.length)]).join(' ');
  }

  function rank(length: number): number {
    return Math.floor(length ** random.next()) - 1;
  }

  function drawTitle(kind: ListingKind, { town }: Spot): string {
    const words = random.several(titleWords[kind], random.between(2, 4)).join(' ');
    return `${words} in ${town.name} ${vocabulary[rank(vocabulary.length)]}`;
  }

  /**
   * Returns a listing's age: listings are stored as they are posted, and some are posted again
   * later.
   */
  function ageOf(index: number): number {
    const share = random.isTrue(0.1) ? random.next() : 1;
    return (1 - index / count) * share * oldest * day;
  }

  return () => {
    const kind = random.pick(kinds);
    const spot = drawSpot();
    const { town } = spot;
    const price = drawPrice(kind, town, random);
    const created = new Date(today.getTime() - ageOf(made++)).toISOString();
    const street = `${random.between(1, 900)} ${random.pick(commonWords)} Street`;
    return {
      kind,
      owner_id: random.between(1, 1_000),
      status: random.isTrue(0.92) ? 'Active' : random.pick(['Pending', 'Closed', 'Incomplete']),
      subcategory: byRank<string>(subcategories[kind], random),
      title: drawTitle(kind, spot),
      description: drawText(random.between(25, 110)),
      price_amount: price?.amount ?? null,
      price_currency: price?.currency ?? null,
      price_period: price?.period ?? null,
      previous_price_amount: price && random.isTrue(0.1) ? Math.round(price.amount * 1.05) : null,
      price_sort: comparablePrice(kind, price, rates),
      full_address: `${street}, ${town.name}, ${town.region}`,
      street,
      city: town.name,
      region: town.region,
      country: town.country,
      lat: spot.lat,
      lng: spot.lng,
      time_zone: town.timeZone,
      media_ids: random.several(pictureIds, random.between(0, 8)),
      tags: random.several(commonWords, random.between(0, 4)),
      contact_name: 'Alex',
      contact_phone: '+19055550100',
      ...drawColumns(kind, today, random),
      attributes: { note: drawText(6) },
      created_at: created,
      updated_at: created,
    };
  };
}
