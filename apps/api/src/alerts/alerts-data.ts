import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { collectMailed, findOwnAddresses, forgetMailed } from './by-mail/mailed-data.ts';
import { alertFavouriteNews, alertFavourites, alertMailedFavourites } from './favourites/tables.ts';
import { isNotDeleted } from './rules/deleted-rules.ts';
import { alertMatches, alertRules } from './tables.ts';

/** What somebody has saved, and what it has found. */
export const alertsData: PersonalData = {
  async collect(queries, userId) {
    const rules = await queries
      .select({
        id: alertRules.id,
        listingType: alertRules.kind,
        name: alertRules.name,
        search: alertRules.search,
        frequency: alertRules.frequency,
        channels: alertRules.channels,
        news: alertRules.news,
        pausedFor: alertRules.pausedFor,
        createdAt: alertRules.createdAt,
        updatedAt: alertRules.updatedAt,
      })
      .from(alertRules)
      .where(and(eq(alertRules.ownerId, userId), isNotDeleted))
      .orderBy(asc(alertRules.id));
    const found = await queries
      .select({
        ruleId: alertMatches.ruleId,
        listingId: alertMatches.listingId,
        news: alertMatches.news,
        newsAt: alertMatches.newsAt,
        isSeen: alertMatches.isSeen,
      })
      .from(alertMatches)
      .innerJoin(alertRules, eq(alertRules.id, alertMatches.ruleId))
      .where(and(eq(alertMatches.ownerId, userId), isNotDeleted))
      .orderBy(asc(alertMatches.place));
    return {
      rules,
      found,
      favourites: await collectFavourites(queries, userId),
      ...(await collectMailed(queries, userId)),
    };
  },

  /** With a rule goes what it has found. */
  async erase(transaction, userId, now) {
    const addresses = await findOwnAddresses(transaction, userId);
    for (const table of [alertFavourites, alertFavouriteNews, alertMailedFavourites]) {
      await transaction.delete(table).where(eq(table.userId, userId));
    }
    await transaction.delete(alertRules).where(eq(alertRules.ownerId, userId));
    await forgetMailed(transaction, userId, addresses, now);
  },
};

/** Collects whether users are notified of their favourites, and what was last news of each. */
async function collectFavourites(queries: Queries, userId: number) {
  const [chosen] = await queries
    .select({ isOn: alertFavourites.isOn, frequency: alertFavourites.frequency })
    .from(alertFavourites)
    .where(eq(alertFavourites.userId, userId));
  const { listingId, news, newsAt } = alertFavouriteNews;
  const found = await queries
    .select({ listingId, news, newsAt })
    .from(alertFavouriteNews)
    .where(eq(alertFavouriteNews.userId, userId))
    .orderBy(asc(alertFavouriteNews.place));
  return { chosen: chosen ?? null, found };
}
