import { newsKinds, type RuleFrequency } from '@boardwalk/sdk-core/alerts/news';
import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { listingBookmarks } from '../../favourites/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { awaitAccountMails } from '../mail/await-news-mail.ts';
import type { UnsentListingNews } from '../mail/find-unsent-news.ts';
import type { PendingNews } from '../mail/mailing-gap.ts';
import { earliest, lastMailedFactsOf, settleNews } from '../mail/settle-news.ts';
import { alertMailed, alertMailedListings } from '../mail/tables.ts';
import { isReportableTo } from '../matches/resolve-rule-search.ts';
import { alertMatches, alertRules } from '../tables.ts';
import { holdFavourites } from './store-mailed-favourites.ts';
import { alertFavouriteNews, alertFavourites, alertMailedFavourites } from './tables.ts';

/**
 * Takes news of a user's favourites that no mail has reported, where it is to be reported at one of
 * these paces, and stores that it is reported: nothing that is no longer a favourite, that they
 * have seen among the results of their alerts, or of people whom they ignore. What follows a report
 * too soon is held, and checked again.
 */
export async function takeUnsentFavouriteNews(
  transaction: Queries,
  userId: number,
  paces: readonly RuleFrequency[],
  now: Date,
): Promise<readonly UnsentListingNews[]> {
  const [chosen] = await transaction
    .select()
    .from(alertFavourites)
    .where(and(eq(alertFavourites.userId, userId), alertFavourites.isOn));
  if (!chosen || !paces.includes(chosen.frequency)) return [];
  const newest = await readNewest(transaction, userId);
  const pending = await findPending(transaction, chosen, newest);
  const { due, held } = await settleNews(transaction, pending, now);
  await transaction
    .update(alertFavourites)
    .set({ mailedTo: newest })
    .where(eq(alertFavourites.userId, userId));
  await holdFavourites(
    transaction,
    userId,
    held.map(({ id }) => id),
  );
  const until = earliest(held);
  if (until) await awaitAccountMails(transaction, [chosen], until);
  return due;
}

/** Whatever comes later has a later place: who matches takes turns. */
async function readNewest(queries: Queries, userId: number): Promise<number> {
  const [row] = await queries
    .select({ place: sql<number>`coalesce(max(${alertFavouriteNews.place}), 0)`.mapWith(Number) })
    .from(alertFavouriteNews)
    .where(eq(alertFavouriteNews.userId, userId));
  return row?.place ?? 0;
}

type Chosen = typeof alertFavourites.$inferSelect;

async function findPending(
  queries: Queries,
  { userId, mailedTo, frequency: pace }: Chosen,
  newest: number,
): Promise<readonly (UnsentListingNews & PendingNews)[]> {
  const { listingId, news, newsAt, place } = alertFavouriteNews;
  const { isHeld } = alertMailedFavourites;
  const rows = await queries
    .select({ id: listingId, news, newsAt, told: alertMailedFavourites })
    .from(alertFavouriteNews)
    .innerJoin(
      listingBookmarks,
      and(eq(listingBookmarks.userId, userId), eq(listingBookmarks.listingId, listingId)),
    )
    .leftJoin(listings, eq(listings.id, listingId))
    .leftJoin(
      alertMailedFavourites,
      and(eq(alertMailedFavourites.userId, userId), eq(alertMailedFavourites.listingId, listingId)),
    )
    .where(
      and(
        eq(alertFavouriteNews.userId, userId),
        or(gt(place, mailedTo), isHeld),
        lte(place, newest),
        // What is reported as gone is not there, all else is.
        sql`(${news} = 'gone') <> coalesce(${listings.isPublic}, false)`,
        sql`(${listings.id} is null or ${isReportableTo(userId)})`,
        sql`not ${isKnown}`,
      ),
    )
    .orderBy(desc(place));
  return rows.flatMap(({ id, news, newsAt, told }) =>
    news && newsAt
      ? [{ id, news, newsAt, pace, wanted: newsKinds, last: lastMailedFactsOf(told) }]
      : [],
  );
}

/** Whether somebody has seen the same news under an alert of theirs, or was mailed it. */
const isKnown = sql`exists (
  select from ${alertMatches}
  join ${alertRules} on ${alertRules.id} = ${alertMatches.ruleId}
  left join ${alertMailed} on ${alertMailed.ruleId} = ${alertMatches.ruleId}
  left join ${alertMailedListings} on ${alertMailedListings.ruleId} = ${alertMatches.ruleId}
    and ${alertMailedListings.listingId} = ${alertMatches.listingId}
  where ${alertMatches.ownerId} = ${alertFavouriteNews.userId}
    and ${alertMatches.listingId} = ${alertFavouriteNews.listingId}
    and ${alertMatches.newsAt} >= ${alertFavouriteNews.newsAt}
    and (${alertMatches.isSeen} or ('mail' = any(${alertRules.channels})
      and ${alertRules.pausedFor} is null and ${alertMatches.place} <= ${alertMailed.place}
      and ${alertMailedListings.isHeld} is not true)))`;
