import { sql } from 'drizzle-orm';
import { inboxIgnored } from '../../inbox/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { alertMatches, type OwnedRule } from '../tables.ts';

/**
 * News that its owner has not seen and that still holds, but for listings of people whom they have
 * come to ignore: a listing may have been hidden, or be back, since it was matched.
 */
export const isNew = sql`${alertMatches.news} is not null and not ${alertMatches.isSeen}
  and (${alertMatches.news} = 'gone') <> exists (
    select from ${listings} where ${listings.id} = ${alertMatches.listingId} and ${listings.isPublic})
  and not exists (
  select from ${listings} join ${inboxIgnored} on ${inboxIgnored.ignoredId} = ${listings.ownerId}
  where ${listings.id} = ${alertMatches.listingId} and ${inboxIgnored.userId} = ${alertMatches.ownerId})`;

/** How many listings each rule of somebody has news of; rules without any are left out. */
export async function countNewByRule(
  queries: Queries,
  ownerId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ ruleId: alertMatches.ruleId, count: sql<number>`count(*)::integer` })
    .from(alertMatches)
    .where(sql`${alertMatches.ownerId} = ${ownerId} and ${isNew}`)
    .groupBy(alertMatches.ruleId);
  return new Map(rows.map(({ ruleId, count }) => [ruleId, count]));
}

/** The same of one rule. */
export function countNew(
  queries: Queries,
  { id, ownerId }: Pick<OwnedRule, 'id' | 'ownerId'>,
): Promise<number> {
  const { ruleId, ownerId: whose } = alertMatches;
  return queries.$count(
    alertMatches,
    sql`${whose} = ${ownerId} and ${ruleId} = ${id} and ${isNew}`,
  );
}
