import { and, inArray, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { storeMailedFavourites } from '../favourites/store-mailed-favourites.ts';
import { alertMatches } from '../tables.ts';
import { awaitNewsMail } from './await-news-mail.ts';
import type { HeldNews, OwnRules, UnsentNews } from './find-unsent-news.ts';
import { factsNow, newFacts } from './mailed-facts.ts';
import { earliest } from './settle-news.ts';
import { alertMailed, alertMailedListings } from './tables.ts';

/**
 * Stores what a mail has reported, or has left out permanently: nothing of it is news for another
 * mail. A listing that is under one rule is reported for all of the same person's. What is held is
 * checked again once it may be reported.
 */
export async function storeMailedNews(
  transaction: Queries,
  { favourites, rules, newest, held }: UnsentNews,
  { ownerId, all, telling }: OwnRules,
  now: Date,
): Promise<void> {
  await storeMailedPlace(
    transaction,
    telling.map(({ id }) => id),
    newest,
  );
  const found = rules.flatMap((rule) => rule.found);
  const listingIds = [...favourites, ...found].map(({ id }) => id);
  const ruleIds = all.map(({ id }) => id);
  if (ruleIds.length > 0 && listingIds.length > 0) {
    await keepListingsTold(transaction, { ruleIds, listingIds, newest }, now);
  }
  if (ownerId !== null) await storeMailedFavourites(transaction, ownerId, listingIds, now);
  await hold(transaction, held);
}

/** Stores that mail of rules reports what comes after a place; nothing that came before is held. */
export async function storeMailedPlace(
  transaction: Queries,
  ruleIds: readonly number[],
  place: number,
): Promise<void> {
  if (ruleIds.length === 0) return;
  await transaction
    .insert(alertMailed)
    .values(ruleIds.map((ruleId) => ({ ruleId, place })))
    .onConflictDoUpdate({
      target: alertMailed.ruleId,
      set: { place: sql`greatest(${alertMailed.place}, excluded.place)` },
    });
  await transaction
    .update(alertMailedListings)
    .set({ isHeld: false })
    .where(and(inArray(alertMailedListings.ruleId, [...ruleIds]), alertMailedListings.isHeld));
}

interface ToldListings {
  readonly ruleIds: readonly number[];
  readonly listingIds: readonly number[];
  readonly newest: number;
}

/**
 * Stores how the listings are as a mail reports them now; what comes meanwhile is news for another.
 */
async function keepListingsTold(
  transaction: Queries,
  { ruleIds, listingIds, newest }: ToldListings,
  now: Date,
): Promise<void> {
  const { ruleId, listingId, place } = alertMatches;
  const facts = sql.join(Object.values(factsNow(now)), sql`, `);
  await transaction
    .insert(alertMailedListings)
    .select(
      // In the order of the columns of the table.
      sql`select ${ruleId}, ${listingId}, least(${place}, ${newest}::bigint), ${facts}
        from ${alertMatches} left join ${listings} on ${listings.id} = ${listingId}
        where ${inArray(ruleId, [...ruleIds])}
          and ${listingId} = any(${sql.param(listingIds)}::bigint[])`,
    )
    .onConflictDoUpdate({
      target: [alertMailedListings.ruleId, alertMailedListings.listingId],
      set: {
        ...newFacts(),
        place: sql`greatest(${alertMailedListings.place}, excluded.place)`,
      },
    });
}

async function hold(transaction: Queries, held: readonly HeldNews[]): Promise<void> {
  const until = earliest(held);
  if (!until) return;
  const rules = sql.param(held.map(({ rule }) => rule.id));
  const ids = sql.param(held.map(({ id }) => id));
  // What no mail has reported yet has no row.
  await transaction
    .insert(alertMailedListings)
    .select(
      // In the order of the columns of the table.
      sql`select rule_id, listing_id, 0, null::timestamptz, null::boolean, null::boolean,
        null::bigint, null::text, null::text, true
        from unnest(${rules}::bigint[], ${ids}::bigint[]) as held (rule_id, listing_id)`,
    )
    .onConflictDoUpdate({
      target: [alertMailedListings.ruleId, alertMailedListings.listingId],
      set: { isHeld: true },
    });
  await awaitNewsMail(transaction, { rules: held.map(({ rule }) => rule) }, until);
}
