import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { and, eq, inArray } from 'drizzle-orm';
import type { ListingChangeKind } from '../../listings/changes/change-kinds.ts';
import { listingStatuses, listings } from '../../listings/tables.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import type { Log } from '../../platform/logging.ts';
import type { RequestContext } from '../../search/plan/read-request.ts';
import { pauseFaulty } from '../rules/pause-faulty.ts';
import { alertMatches, type RuleRow } from '../tables.ts';
import { findCandidates, findWhoMet, lockUnchanged } from './find-candidates.ts';
import { findIndexed, findIndexedByBounds } from './find-indexed.ts';
import { matchEachRule } from './match-each-rule.ts';
import { matchRules } from './match-rules.ts';
import { newsOf } from './news-of.ts';
import { isUnderOffer, nowOf } from './now-of.ts';
import { type Met, storeRuleMatches } from './store-rule-matches.ts';

/** What has happened to a listing since rules were last matched. */
export interface ChangedListing {
  readonly id: number;
  readonly changes: ReadonlySet<ListingChangeKind>;
  /** The last transaction that changed it. */
  readonly transaction: string;
}

interface Tools extends RequestContext {
  readonly clock: BusinessClock;
  readonly rates: Rates;
  readonly log: Log;
  /**
   * Whether each rule is matched alone, since something failed where many were matched together.
   */
  readonly isCareful?: boolean;
}

/** Asks all rules that may be concerned of a listing, and keeps what is news; returns the rules that have some. */
export async function matchListing(
  tools: Tools,
  changed: ChangedListing,
): Promise<readonly RuleRow[]> {
  const { database: transaction, clock, rates, isCareful = false } = tools;
  const [listing] = await transaction.select().from(listings).where(eq(listings.id, changed.id));
  const look = isCareful ? findIndexedByBounds : findIndexed;
  const found = listing
    ? await findCandidates(
        transaction,
        listing,
        await look(transaction, listing, rates),
        changed.transaction,
      )
    : await findWhoMet(transaction, changed.id, changed.transaction);
  if (found.length === 0) return [];
  const ask = isCareful ? matchEachRule : matchRules;
  const { fitting, faults } = await ask(tools, changed.id, found);
  const before = await readBefore(transaction, changed.id);
  const isConcerned = (id: number) => fitting.has(id) || before.has(id) || faults.has(id);
  const concerned = found.map((one) => ({ ...one, ids: one.ids.filter(isConcerned) }));
  const rows = await lockUnchanged(transaction, concerned, changed.transaction);
  await pauseFaulty(transaction, rows, faults, clock.now());
  const hasBeenClosed = listing !== undefined && (await wasClosed(transaction, changed.id));
  const met = rows
    .filter(({ id }) => !faults.has(id))
    .flatMap((rule): Met[] => {
      const looksFrom = rule.looksFrom ?? rule.createdAt;
      const now =
        listing && nowOf(listing, { hasBeenClosed, isYounger: listing.createdAt >= looksFrom });
      const known = before.get(rule.id);
      const fits = fitting.has(rule.id);
      const kinds = newsOf({ before: known, now, fits, changes: changed.changes });
      const news = kinds.find((kind) => rule.news.includes(kind));
      const isThere = fits && now?.isPublic === true;
      if (!known && !isThere && news === undefined) return [];
      return [{ ruleId: rule.id, ownerId: rule.ownerId, isThere, news }];
    });
  const facts = {
    isUnderOffer: listing !== undefined && isUnderOffer(listing),
    priceAmount: listing?.priceAmount ?? null,
    priceCurrency: listing?.priceCurrency ?? null,
    pricePeriod: listing?.pricePeriod ?? null,
  };
  await storeRuleMatches(transaction, { id: changed.id, ...facts }, met, clock.now());
  const told = new Set(met.flatMap(({ ruleId, news }) => (news === undefined ? [] : ruleId)));
  const telling = rows.filter(({ id }) => told.has(id));
  await announce(transaction, 'alerts', ...telling.flatMap(({ ownerId }) => ownerId ?? []));
  return telling;
}

/**
 * Reads how rules have last met the listing; all other writers of it wait for the place of the
 * feed.
 */
async function readBefore(transaction: Queries, listingId: number) {
  const found = await transaction
    .select()
    .from(alertMatches)
    .where(eq(alertMatches.listingId, listingId));
  return new Map(found.map((match) => [match.ruleId, match]));
}

/** What ends an offer; on hold, and under offer, are none of them. */
const endings = ['Closed', 'Canceled', 'Expired', 'Withdrawn'] as const;

/** Whether a listing has come to an end once. */
async function wasClosed(transaction: Queries, listingId: number): Promise<boolean> {
  const { listingId: whose, status } = listingStatuses;
  const ends = and(eq(whose, listingId), inArray(status, [...endings]));
  return (await transaction.$count(listingStatuses, ends)) > 0;
}
