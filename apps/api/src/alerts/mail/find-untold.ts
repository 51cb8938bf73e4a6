import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { and, asc, desc, eq, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { listings } from '../../listings/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { fitsRequest } from '../../search/plan/read-request.ts';
import { isTold } from '../found/resolve-told.ts';
import { readStoredRule } from '../rules/rule-request.ts';
import { alertMailed, alertMatches, alertRules, alertTold, type RuleRow } from '../tables.ts';

/** A listing with its news for a rule. */
export interface UntoldListing {
  readonly id: number;
  readonly news: NewsKind;
}

/** A rule with what a mail tells of it, the latest first; each listing stands under one rule alone. */
export interface UntoldRule {
  readonly rule: RuleRow;
  readonly found: readonly UntoldListing[];
}

/** News of rules that no mail has told, and up to which place it reaches. */
export interface Untold {
  /** Whose news was looked for, though they may have none that is worth a mail. */
  readonly asked: readonly RuleRow[];
  readonly rules: readonly UntoldRule[];
  readonly newest: number;
}

type Context = Pick<Platform, 'clock'> & { readonly database: Queries };

/** The rules of somebody, none of which is deleted until the transaction ends. */
export function lockRulesOf(transaction: Queries, ownerId: number): Promise<RuleRow[]> {
  return transaction
    .select()
    .from(alertRules)
    .where(eq(alertRules.ownerId, ownerId))
    .orderBy(asc(alertRules.id))
    .for('key share');
}

/**
 * What of the news of some of somebody's rules is to be told: nothing that they have seen meanwhile,
 * that has gone or fits no longer, of people whom they ignore, or that was told under another rule.
 */
export async function findUntold(
  context: Context,
  ownerId: number,
  rules: readonly RuleRow[],
): Promise<Untold> {
  const newest = await readNewest(context.database, ownerId);
  const pending = await findPending(context.database, ownerId, { rules, newest });
  const told = new Set<number>();
  const found: UntoldRule[] = [];
  for (const rule of fromNarrowest(rules, pending)) {
    const own = pending.filter(({ ruleId, id }) => ruleId === rule.id && !told.has(id));
    const holding = await whichHold(context, rule, own);
    for (const { id } of holding) told.add(id);
    if (holding.length > 0) found.push({ rule, found: holding });
  }
  return { asked: rules, rules: found, newest };
}

/** What is news of somebody's listings; whatever comes later has a later place. */
async function readNewest(queries: Queries, ownerId: number): Promise<number> {
  const [row] = await queries
    .select({ place: sql<number>`coalesce(max(${alertMatches.place}), 0)`.mapWith(Number) })
    .from(alertMatches)
    .where(isUnseenOf(ownerId));
  return row?.place ?? 0;
}

const isUnseenOf = (ownerId: number) =>
  and(
    eq(alertMatches.ownerId, ownerId),
    sql`${alertMatches.news} is not null`,
    not(alertMatches.isSeen),
  );

interface Wanted {
  readonly rules: readonly RuleRow[];
  readonly newest: number;
}

interface Pending extends UntoldListing {
  readonly ruleId: number;
}

/** News that no mail has told under whatever rule, the latest first. */
async function findPending(
  queries: Queries,
  ownerId: number,
  { rules, newest }: Wanted,
): Promise<readonly Pending[]> {
  if (rules.length === 0) return [];
  const { ruleId, listingId, news, place } = alertMatches;
  const rows = await queries
    .select({ ruleId, id: listingId, news })
    .from(alertMatches)
    .leftJoin(alertMailed, eq(alertMailed.ruleId, ruleId))
    .leftJoin(alertTold, and(eq(alertTold.ruleId, ruleId), eq(alertTold.listingId, listingId)))
    .where(
      and(
        isUnseenOf(ownerId),
        inArray(
          ruleId,
          rules.map(({ id }) => id),
        ),
        lte(place, newest),
        sql`${place} > greatest(${alertMailed.place}, ${alertTold.place}, 0)`,
        not(isSeenElsewhere(queries)),
      ),
    )
    .orderBy(desc(place));
  return rows.flatMap(({ news, ...row }) => (news ? [{ ...row, news }] : []));
}

/** Whether its owner has seen the listing under another rule since. */
function isSeenElsewhere(queries: Queries): SQL {
  const other = alias(alertMatches, 'other');
  return sql`exists ${queries
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.listingId, alertMatches.listingId),
        eq(other.ownerId, alertMatches.ownerId),
        other.isSeen,
        sql`${other.newsAt} >= ${alertMatches.newsAt}`,
      ),
    )}`;
}

/** Rules that look and have news: a listing is told under the one that finds least. */
function fromNarrowest(rules: readonly RuleRow[], pending: readonly Pending[]): RuleRow[] {
  const countOf = new Map<number, number>();
  for (const { ruleId } of pending) countOf.set(ruleId, (countOf.get(ruleId) ?? 0) + 1);
  const count = ({ id }: RuleRow) => countOf.get(id) ?? 0;
  return rules
    .filter((rule) => rule.pausedFor === null && count(rule) > 0)
    .toSorted((one, other) => count(one) - count(other) || one.id - other.id);
}

/** What is news still: what has gone is gone, everything else is there and is what the rule asks for. */
async function whichHold(
  context: Context,
  rule: RuleRow,
  found: readonly UntoldListing[],
): Promise<readonly UntoldListing[]> {
  const [gone, there] = [
    found.filter(({ news }) => news === 'gone'),
    found.filter(({ news }) => news !== 'gone'),
  ];
  const fitting = await whichFit(context, rule, there);
  const speaking = await whichSpeakAgainst(context.database, rule, gone);
  return found.filter(({ id, news }) => (news === 'gone' ? !speaking.has(id) : fitting.has(id)));
}

/** Listings that the search of a rule finds now, by its very conditions. */
async function whichFit(
  { database, clock }: Context,
  rule: RuleRow,
  found: readonly UntoldListing[],
): Promise<ReadonlySet<number>> {
  if (found.length === 0) return new Set();
  const asked = await readStoredRule(rule, { database, clock });
  if (typeof asked === 'string') return new Set();
  return selectIds(
    database,
    found,
    and(listings.isPublic, fitsRequest(asked, rule.kind), isTold(rule.ownerId)),
  );
}

/** What is back again, or of somebody who is ignored. */
function whichSpeakAgainst(
  queries: Queries,
  { ownerId }: RuleRow,
  found: readonly UntoldListing[],
): Promise<ReadonlySet<number>> {
  return selectIds(queries, found, sql`(${listings.isPublic} or not ${isTold(ownerId)})`);
}

async function selectIds(
  queries: Queries,
  found: readonly UntoldListing[],
  condition: SQL | undefined,
): Promise<ReadonlySet<number>> {
  if (found.length === 0) return new Set();
  const ids = found.map(({ id }) => id);
  const rows = await queries
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.id} = any(${sql.param(ids)}::bigint[])`, condition));
  return new Set(rows.map(({ id }) => id));
}
