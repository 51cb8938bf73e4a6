import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inboxIgnored } from '../../inbox/tables.ts';
import type { StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isNotDeleted } from '../rules/deleted-rules.ts';
import { alertMatches, alertRules, type RuleRow } from '../tables.ts';

/** Rules that look for the same. */
export interface Alike extends Pick<RuleRow, 'kind' | 'search'> {
  readonly ids: readonly number[];
}

/**
 * Finds rules that the index leaves for a listing, or that have met it, and were notified of what a
 * transaction did. None of its owner, nor of people who ignore its owner.
 */
export function findCandidates(
  transaction: Queries,
  { id, ownerId }: Pick<StoredListing, 'id' | 'ownerId'>,
  indexed: readonly number[],
  change: string,
): Promise<Alike[]> {
  const ids = sql`(select unnest(${sql.param(indexed)}::bigint[]) union ${metIds(id)})`;
  return findAlike(
    transaction,
    and(
      sql`${alertRules.id} in ${ids}`,
      looksSince(change),
      sql`${alertRules.ownerId} is distinct from ${ownerId}`,
      sql`not exists (select from ${inboxIgnored} where ${inboxIgnored.userId} = ${alertRules.ownerId} and ${inboxIgnored.ignoredId} = ${ownerId})`,
    ),
  );
}

/** Rules that have met a listing that is no more. */
export function findWhoMet(
  transaction: Queries,
  listingId: number,
  change: string,
): Promise<Alike[]> {
  return findAlike(
    transaction,
    and(sql`${alertRules.id} in (${metIds(listingId)})`, looksSince(change)),
  );
}

/** Many people look for the same, which is read once. */
async function findAlike(transaction: Queries, condition: SQL | undefined): Promise<Alike[]> {
  const { id, kind, search } = alertRules;
  const found = await transaction
    .select({ kind, search, ids: sql<readonly string[]>`array_agg(${id} order by ${id})` })
    .from(alertRules)
    .where(condition)
    .groupBy(kind, search);
  return found.map((one) => ({ ...one, ids: one.ids.map(Number) }));
}

/** Whether a rule is active, and was notified of what a transaction did. */
function looksSince(change: string): SQL | undefined {
  return and(
    isNull(alertRules.pausedFor),
    isNotDeleted,
    sql`not pg_visible_in_snapshot(${change}::xid8, ${alertRules.since})`,
  );
}

/**
 * Locks and returns the rules that still look for what was checked, so that nobody changes them
 * until this transaction ends: most results are not affected, and need no lock.
 */
export async function lockUnchanged(
  transaction: Queries,
  asked: readonly Alike[],
  change: string,
): Promise<readonly RuleRow[]> {
  const searches = new Map(asked.flatMap((one) => one.ids.map((id) => [id, textOf(one)])));
  if (searches.size === 0) return [];
  const locked = await transaction
    .select()
    .from(alertRules)
    .where(
      and(
        sql`${alertRules.id} = any(${sql.param([...searches.keys()])}::bigint[])`,
        looksSince(change),
      ),
    )
    .orderBy(asc(alertRules.id))
    .for('share');
  return locked.filter((rule) => searches.get(rule.id) === textOf(rule));
}

/** The database keeps the names of a search in an order of its own. */
function textOf({ search }: Pick<RuleRow, 'search'>): string {
  return JSON.stringify(search);
}

function metIds(listingId: number): SQL {
  return sql`select ${alertMatches.ruleId} from ${alertMatches} where ${eq(alertMatches.listingId, listingId)} and ${alertMatches.isThere}`;
}
