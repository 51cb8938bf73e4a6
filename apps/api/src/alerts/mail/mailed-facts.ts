import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import { underOffer } from '../matching/now-of.ts';
import { alertMailedListings, type mailedFactColumns } from './tables.ts';

type ToldFacts = Record<keyof ReturnType<typeof mailedFactColumns>, SQL>;

/**
 * Returns how mail now reports a listing that is joined, in the order of the columns; of a deleted
 * one nothing is left.
 */
export function factsNow(now: Date): ToldFacts {
  return {
    toldAt: sql`${now}::timestamptz`,
    wasThere: sql`coalesce(${listings.isPublic}, false)`,
    wasUnderOffer: sql`coalesce(${inArray(listings.status, [...underOffer])}, false)`,
    toldPriceAmount: sql`${listings.priceAmount}`,
    toldPriceCurrency: sql`${listings.priceCurrency}`,
    toldPricePeriod: sql`${listings.pricePeriod}`,
    isHeld: sql`false`,
  };
}

/** What a row that exists takes from the one that would have been written. */
export function newFacts(): ToldFacts {
  const { ruleId, listingId, place, ...columns } = getTableColumns(alertMailedListings);
  const excluded = (name: keyof typeof columns) =>
    sql`excluded.${sql.identifier(columns[name].name)}`;
  return {
    toldAt: excluded('toldAt'),
    wasThere: excluded('wasThere'),
    wasUnderOffer: excluded('wasUnderOffer'),
    toldPriceAmount: excluded('toldPriceAmount'),
    toldPriceCurrency: excluded('toldPriceCurrency'),
    toldPricePeriod: excluded('toldPricePeriod'),
    isHeld: excluded('isHeld'),
  };
}
