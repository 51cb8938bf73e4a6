import { comparablePrice, type Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { Queries } from '../../platform/database/database.ts';
import { openWeek } from '../query/open-week.ts';
import { lockRates } from '../rates/exchange-rates.ts';
import { listings } from '../tables.ts';
import { isSearchableField } from './columns.ts';
import type { NewListing } from './new-listing.ts';

/** PostgreSQL takes 65,535 parameters a statement, and a listing has at most 110. */
const rowsPerStatement = 500;

/** Stores all listings, whose attributes fit their kind's schema, or none; returns their ids in the same order. */
export async function insertListings(
  database: Queries,
  rows: readonly NewListing[],
): Promise<number[]> {
  return database.transaction(async (transaction) => {
    const rates = await lockRates(transaction);
    const ids: number[] = [];
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const batch = rows
        .slice(start, start + rowsPerStatement)
        .map((row) => listingRow(row, rates));
      const inserted = await transaction
        .insert(listings)
        .values(batch)
        .returning({ id: listings.id });
      ids.push(...inserted.map(({ id }) => id));
    }
    return ids;
  });
}

/** A listing, whose attributes fit their kind's schema, as the table holds it. */
export function listingRow(listing: NewListing, rates: Rates): typeof listings.$inferInsert {
  const { price, previousPrice, address, contact, hours, attributes, ...plain } = listing;
  return {
    ...plain,
    ...address,
    mediaIds: [...plain.mediaIds],
    tags: [...plain.tags],
    priceAmount: price?.amount ?? null,
    priceCurrency: price?.currency ?? null,
    pricePeriod: price?.period ?? null,
    priceSort: comparablePrice(listing.kind, price, rates),
    previousPriceAmount: previousPrice?.amount ?? null,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    website: contact.website,
    hours,
    openWeek: hours && openWeek(hours),
    ...splitAttributes(attributes),
  };
}

/** Fields that a search filters by go to their columns, the others stay together. */
function splitAttributes(attributes: NewListing['attributes']) {
  const entries = Object.entries(attributes);
  return {
    ...Object.fromEntries(entries.filter(([field]) => isSearchableField(field))),
    attributes: Object.fromEntries(entries.filter(([field]) => !isSearchableField(field))),
  };
}
