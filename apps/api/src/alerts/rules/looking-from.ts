import { and, eq, inArray, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { underOffer } from '../matching/now-of.ts';
import { alertMatches } from '../tables.ts';
import { fromNowOn } from './from-now-on.ts';

/** What a rule becomes that looks from an instant on: nothing that was done before is news. */
export function lookingFrom(now: Date) {
  return { since: fromNowOn, looksFrom: now };
}

/** Has a rule know what it has met as that is by now: what changed while it did not look is no news. */
export async function meetAsNow(transaction: Queries, ruleId: number): Promise<void> {
  const { isPublic, status, priceAmount, priceCurrency, pricePeriod } = listings;
  await transaction
    .update(alertMatches)
    .set({
      isThere: sql`${alertMatches.isThere} and ${isPublic}`,
      isUnderOffer: sql`${inArray(status, [...underOffer])}`,
      priceAmount: sql`${priceAmount}`,
      priceCurrency: sql`${priceCurrency}`,
      pricePeriod: sql`${pricePeriod}`,
    })
    .from(listings)
    .where(and(eq(alertMatches.ruleId, ruleId), eq(listings.id, alertMatches.listingId)));
}
