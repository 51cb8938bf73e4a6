import type { RuleFrequency } from '@boardwalk/sdk-core/alerts/news';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { bookmarks } from '../../favourites/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isTold } from '../found/resolve-told.ts';
import type { UntoldListing } from '../mail/find-untold.ts';
import { alertMailed } from '../mail/tables.ts';
import { alertMatches, alertRules } from '../tables.ts';
import { alertFavouriteNews, alertFavourites } from './tables.ts';

/**
 * News of what somebody keeps that no mail has told, where it is to be told at one of these paces, and
 * keeps that it is told: nothing that is kept no longer, that they have seen among what their alerts
 * found, or of people whom they ignore.
 */
export async function takeUntoldFavourites(
  transaction: Queries,
  userId: number,
  paces: readonly RuleFrequency[],
): Promise<readonly UntoldListing[]> {
  const [chosen] = await transaction
    .select()
    .from(alertFavourites)
    .where(and(eq(alertFavourites.userId, userId), alertFavourites.isOn));
  if (!chosen || !paces.includes(chosen.frequency)) return [];
  const newest = await readNewest(transaction, userId);
  const found = await findPending(transaction, userId, { from: chosen.mailedTo, to: newest });
  await transaction
    .update(alertFavourites)
    .set({ mailedTo: newest })
    .where(eq(alertFavourites.userId, userId));
  return found;
}

/** Whatever comes later has a later place: who matches takes turns. */
async function readNewest(queries: Queries, userId: number): Promise<number> {
  const [row] = await queries
    .select({ place: sql<number>`coalesce(max(${alertFavouriteNews.place}), 0)`.mapWith(Number) })
    .from(alertFavouriteNews)
    .where(eq(alertFavouriteNews.userId, userId));
  return row?.place ?? 0;
}

async function findPending(
  queries: Queries,
  userId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly UntoldListing[]> {
  const { listingId, news, place } = alertFavouriteNews;
  const rows = await queries
    .select({ id: listingId, news })
    .from(alertFavouriteNews)
    .innerJoin(bookmarks, and(eq(bookmarks.userId, userId), eq(bookmarks.listingId, listingId)))
    .leftJoin(listings, eq(listings.id, listingId))
    .where(
      and(
        eq(alertFavouriteNews.userId, userId),
        gt(place, from),
        lte(place, to),
        // What is told to have gone is not there, all else is.
        sql`(${news} = 'gone') <> coalesce(${listings.isPublic}, false)`,
        sql`(${listings.id} is null or ${isTold(userId)})`,
        sql`not ${isKnown}`,
      ),
    )
    .orderBy(desc(place));
  return rows.flatMap(({ id, news: kind }) => (kind ? [{ id, news: kind }] : []));
}

/** Whether somebody has seen the same news under an alert of theirs, or was mailed it. */
const isKnown = sql`exists (
  select from ${alertMatches}
  join ${alertRules} on ${alertRules.id} = ${alertMatches.ruleId}
  left join ${alertMailed} on ${alertMailed.ruleId} = ${alertMatches.ruleId}
  where ${alertMatches.ownerId} = ${alertFavouriteNews.userId}
    and ${alertMatches.listingId} = ${alertFavouriteNews.listingId}
    and ${alertMatches.newsAt} >= ${alertFavouriteNews.newsAt}
    and (${alertMatches.isSeen} or ('mail' = any(${alertRules.channels})
      and ${alertRules.pausedFor} is null and ${alertMatches.place} <= ${alertMailed.place})))`;
