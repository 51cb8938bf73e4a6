import { and, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertMatches } from '../tables.ts';
import type { OwnRules, Untold } from './find-untold.ts';
import { alertMailed, alertTold } from './tables.ts';

/**
 * Keeps what a mail has told, or has left out for good: nothing of it is news for another mail. A
 * listing that stands under one rule is told for all of the same person's.
 */
export async function keepTold(
  transaction: Queries,
  { favourites, rules, newest }: Untold,
  { all, telling }: OwnRules,
): Promise<void> {
  const tellingIds = telling.map(({ id }) => id);
  await keepMailed(transaction, tellingIds, newest);
  const otherIds = all.map(({ id }) => id).filter((id) => !tellingIds.includes(id));
  const told = [...favourites, ...rules.flatMap(({ found }) => found)];
  const listingIds = told.map(({ id }) => id);
  if (otherIds.length === 0 || listingIds.length === 0) return;
  const { ruleId, listingId, place } = alertMatches;
  await transaction
    .insert(alertTold)
    .select(
      transaction
        .select({ ruleId, listingId, place })
        .from(alertMatches)
        .where(
          and(
            inArray(ruleId, otherIds),
            sql`${listingId} = any(${sql.param(listingIds)}::bigint[])`,
            lte(place, newest),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [alertTold.ruleId, alertTold.listingId],
      set: { place: sql`excluded.place` },
    });
}

/** Keeps that mail of rules tells what comes after a place. */
export async function keepMailed(
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
}
