import { cardFields } from '@boardwalk/sdk-core/listings/card/card-facts';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingSummary, PublicStatus } from '@boardwalk/sdk-core/listings/schemas';
import { listingId, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { sql } from 'drizzle-orm';
import { type ImageRow, imagesById, imagesOf } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isVisible } from '../query/visibility.ts';
import { isSearchableField, type SearchableField } from '../storage/columns.ts';
import { pickAttributes } from '../storage/listing-attributes.ts';
import { addressOf, previousPriceOf, priceOf } from '../storage/listing-facts.ts';
import { listings, type StoredListing } from '../tables.ts';
import { listingImages } from './listing-images.ts';

/** What every card shows, whatever its kind. */
const commonColumns = {
  id: listings.id,
  ownerId: listings.ownerId,
  kind: listings.kind,
  status: listings.status,
  subcategory: listings.subcategory,
  title: listings.title,
  priceAmount: listings.priceAmount,
  priceCurrency: listings.priceCurrency,
  pricePeriod: listings.pricePeriod,
  previousPriceAmount: listings.previousPriceAmount,
  fullAddress: listings.fullAddress,
  street: listings.street,
  city: listings.city,
  region: listings.region,
  country: listings.country,
  postalCode: listings.postalCode,
  lat: listings.lat,
  lng: listings.lng,
  timeZone: listings.timeZone,
  // As one text: pg takes longer to read a short array than the database to find it.
  mediaIds: sql<string>`array_to_string(${listings.mediaIds}, ',')`,
  attributes: listings.attributes,
  createdAt: listings.createdAt,
  updatedAt: listings.updatedAt,
  closedAt: listings.closedAt,
};

const cardColumns = Object.fromEntries(
  listingKinds
    .flatMap(cardFields)
    .filter(isSearchableField)
    .map((field) => [field, listings[field]]),
) as Pick<typeof listings, SearchableField>; // Only those of cards, read by name.

type SummaryRow = Pick<
  StoredListing,
  Exclude<keyof typeof commonColumns & keyof StoredListing, 'mediaIds'>
> &
  Readonly<Record<string, unknown>> & {
    readonly mediaIds: string;
    readonly images: readonly ImageRow[] | null;
  };

/** Summaries of the listings with these ids that the public may see at `now`, in that order. */
export async function readSummaries(
  database: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ListingSummary[]> {
  if (ids.length === 0) return [];
  const found: readonly SummaryRow[] = await queryOf(database).execute({ ids });
  const rows = found.filter((row) => isVisible(row, now));
  const byId = new Map(rows.map((row) => [row.id, summarize(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Every page of listings needs it, so it is planned once; the pictures come along. */
function prepareQuery(database: Queries) {
  return database
    .select({ ...commonColumns, ...cardColumns, images: listingImages })
    .from(listings)
    .where(sql`${listings.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('read_summaries');
}

const prepared = new WeakMap<Queries, ReturnType<typeof prepareQuery>>();

function queryOf(database: Queries) {
  const query = prepared.get(database) ?? prepareQuery(database);
  prepared.set(database, query);
  return query;
}

function summarize(row: SummaryRow & { status: PublicStatus }): ListingSummary {
  const pictures = imagesOf(row.mediaIds.split(','), imagesById(row.images ?? []));
  return {
    id: parseWith(listingId, row.id),
    ownerId: parseWith(userId, row.ownerId),
    listingType: row.kind,
    title: row.title,
    subcategory: row.subcategory,
    status: row.status,
    price: priceOf(row),
    previousPrice: previousPriceOf(row),
    address: addressOf(row),
    lat: row.lat,
    lng: row.lng,
    primaryImage: pictures[0] ?? null,
    images: pictures,
    attributes: pickAttributes(row, cardFields(row.kind)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
