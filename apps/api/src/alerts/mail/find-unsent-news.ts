import type { NewsKind, RuleFrequency } from '@boardwalk/sdk-core/alerts/news';
import { and, asc, desc, eq, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { fitsRequest, type RequestedSearch } from '../../search/plan/read-request.ts';
import { isReportableTo } from '../matches/resolve-rule-search.ts';
import { readStoredRule } from '../rules/rule-request.ts';
import { alertMatches, alertRules, type RuleRow } from '../tables.ts';
import type { PendingNews } from './mailing-gap.ts';
import { provedAt } from './proved-at.ts';
import { lastMailedFactsOf, settleNews } from './settle-news.ts';
import { alertMailed, alertMailedListings } from './tables.ts';

/** A listing with its news for a rule. */
export interface UnsentListingNews {
  readonly id: number;
  readonly news: NewsKind;
}

/**
 * A rule with what a mail reports of it, the latest first; each listing is under one rule alone.
 */
export interface UnsentRuleNews {
  readonly rule: RuleRow;
  /** What it asks for. */
  readonly asked: RequestedSearch;
  readonly found: readonly UnsentListingNews[];
}

/** News that no mail has reported, and up to which place that of rules reaches. */
export interface UnsentNews {
  /** Of what somebody keeps, whatever their rules find. */
  readonly favourites: readonly UnsentListingNews[];
  readonly rules: readonly UnsentRuleNews[];
  readonly newest: number;
  /** What waits, since the same was reported shortly before, or the user who posted it is new. */
  readonly held: readonly HeldNews[];
}

/** News of a rule about a listing, and when it may be reported. */
export interface HeldNews {
  readonly rule: RuleRow;
  readonly id: number;
  readonly until: Date;
}

/** The rules of one account, or of one address without any, with those that may be brought back. */
export interface OwnRules {
  /** Of the account. */
  readonly ownerId: number | null;
  readonly all: readonly RuleRow[];
  /** Rules whose news is to be reported now. */
  readonly telling: readonly RuleRow[];
}

type Context = Pick<Platform, 'clock'> & { readonly database: Queries };

/** Whose rules are meant: an account's, or those of an address. */
type Whose = { readonly ownerId: number } | { readonly addressId: number };

/** The rules of somebody, none of which is deleted until the transaction ends, and those of some paces. */
export async function lockRulesOf(
  transaction: Queries,
  whose: Whose,
  paces: readonly RuleFrequency[],
): Promise<OwnRules> {
  const all = await transaction
    .select()
    .from(alertRules)
    .where(
      'ownerId' in whose
        ? eq(alertRules.ownerId, whose.ownerId)
        : eq(alertRules.addressId, whose.addressId),
    )
    .orderBy(asc(alertRules.id))
    .for('key share');
  const telling = all.filter(
    ({ channels, frequency, deletedAt }) =>
      deletedAt === null && channels.includes('mail') && paces.includes(frequency),
  );
  return { ownerId: 'ownerId' in whose ? whose.ownerId : null, all, telling };
}

/**
 * Returns which news of some of an owner's rules is to be reported: nothing that they have seen
 * meanwhile, that has gone or no longer matches, of people whom they ignore, or that is reported as
 * a favourite or was under another rule. What follows a report too soon is held.
 */
export async function findUnsentNews(
  context: Context,
  own: OwnRules,
  favourites: readonly UnsentListingNews[],
): Promise<UnsentNews> {
  const { database, clock } = context;
  const newest = await readNewest(database, own);
  const pending = await findPending(database, own, newest);
  const { due, held } = await settleNews(database, pending, clock.now());
  const told = new Set(favourites.map(({ id }) => id));
  const rules: UnsentRuleNews[] = [];
  for (const rule of fromNarrowest(own.telling, due)) {
    const asked = await readStoredRule(rule, context);
    if (typeof asked === 'string') continue;
    const news = due.filter((one) => one.rule.id === rule.id && !told.has(one.id));
    const found = await whichHold(database, { rule, asked }, news);
    for (const { id } of found) told.add(id);
    if (found.length > 0) rules.push({ rule, asked, found });
  }
  return { favourites, rules, newest, held: held.filter(({ id }) => !told.has(id)) };
}

/** What is news of somebody's listings; whatever comes later has a later place. */
async function readNewest(queries: Queries, own: OwnRules): Promise<number> {
  const [row] = await queries
    .select({ place: sql<number>`coalesce(max(${alertMatches.place}), 0)`.mapWith(Number) })
    .from(alertMatches)
    .where(isUnseenOf(own, own.all));
  return row?.place ?? 0;
}

function isUnseenOf({ ownerId }: OwnRules, rules: readonly RuleRow[]) {
  return and(
    ownerId === null ? isNull(alertMatches.ownerId) : eq(alertMatches.ownerId, ownerId),
    inArray(
      alertMatches.ruleId,
      rules.map(({ id }) => id),
    ),
    sql`${alertMatches.news} is not null`,
    not(alertMatches.isSeen),
  );
}

interface Pending extends UnsentListingNews, PendingNews {
  readonly rule: RuleRow;
}

/** Returns news of active rules that no mail has reported under any rule, the latest first. */
async function findPending(
  queries: Queries,
  own: OwnRules,
  newest: number,
): Promise<readonly Pending[]> {
  const looking = own.telling.filter(({ pausedFor }) => pausedFor === null);
  if (looking.length === 0) return [];
  const { ruleId, listingId, news, newsAt, place } = alertMatches;
  const rows = await queries
    .select({ ruleId, id: listingId, news, newsAt, told: alertMailedListings, provedAt })
    .from(alertMatches)
    .leftJoin(listings, eq(listings.id, listingId))
    .leftJoin(users, eq(users.id, listings.ownerId))
    .leftJoin(alertMailed, eq(alertMailed.ruleId, ruleId))
    .leftJoin(
      alertMailedListings,
      and(eq(alertMailedListings.ruleId, ruleId), eq(alertMailedListings.listingId, listingId)),
    )
    .where(
      and(
        isUnseenOf(own, looking),
        lte(place, newest),
        sql`${place} > coalesce(${alertMailedListings.place}, 0)`,
        sql`(${alertMailedListings.isHeld} is true or ${place} > coalesce(${alertMailed.place}, 0))`,
        not(isSeenElsewhere(queries)),
      ),
    )
    .orderBy(desc(place));
  const ruleOf = new Map(looking.map((rule) => [rule.id, rule]));
  return rows.flatMap(({ ruleId: of, id, news, newsAt, told, provedAt: proved }) => {
    const rule = ruleOf.get(of);
    if (!rule || !news || !newsAt) return [];
    const { frequency: pace, news: wanted } = rule;
    const last = lastMailedFactsOf(told);
    return [{ rule, id, news, newsAt, pace, wanted, last, provedAt: proved ?? undefined }];
  });
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

/**
 * Returns the rules that have news: a listing is reported under the one with the fewest results.
 */
function fromNarrowest(rules: readonly RuleRow[], pending: readonly Pending[]): RuleRow[] {
  const countOf = new Map<number, number>();
  for (const { rule } of pending) countOf.set(rule.id, (countOf.get(rule.id) ?? 0) + 1);
  const count = ({ id }: RuleRow) => countOf.get(id) ?? 0;
  return rules
    .filter((rule) => count(rule) > 0)
    .toSorted((one, other) => count(one) - count(other) || one.id - other.id);
}

type AskingRule = Pick<UnsentRuleNews, 'rule' | 'asked'>;

/** What is news still: what has gone is gone, everything else is there and is what the rule asks for. */
async function whichHold(
  queries: Queries,
  { rule: { kind, ownerId }, asked }: AskingRule,
  found: readonly UnsentListingNews[],
): Promise<readonly UnsentListingNews[]> {
  const isHeard = ownerId === null ? sql`true` : isReportableTo(ownerId);
  const [gone, there] = [
    found.filter(({ news }) => news === 'gone'),
    found.filter(({ news }) => news !== 'gone'),
  ];
  const isFound = and(listings.isPublic, fitsRequest(asked, kind), isHeard);
  const fitting = await selectIds(queries, there, isFound);
  // What was deleted for good has no row that could speak against it.
  const refuted = await selectIds(queries, gone, sql`(${listings.isPublic} or not ${isHeard})`);
  return found.filter(({ id, news }) => (news === 'gone' ? !refuted.has(id) : fitting.has(id)));
}

async function selectIds(
  queries: Queries,
  found: readonly UnsentListingNews[],
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
