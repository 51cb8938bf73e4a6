import { eq, sql } from 'drizzle-orm';
import type { ListingChangeKind } from '../../listings/changes/change-kinds.ts';
import { type ChangePlace, readListingChanges } from '../../listings/changes/read-changes.ts';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import type { Queries } from '../../platform/database/database.ts';
import { databaseAbsence } from '../../platform/database/database-absence.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { type Hearer, matchFavourites } from '../favourites/match-favourites.ts';
import { alertFavourites } from '../favourites/tables.ts';
import { awaitNewsMail } from '../mail/await-news-mail.ts';
import { alertPlace, alertRules, type RuleRow } from '../tables.ts';
import { type ChangedListing, matchListing } from './match-listing.ts';

/** Changes of one transaction: anyone who writes to a rule meanwhile waits for it. */
const changesAtOnce = 50;

export const matchChangesJob: Job = {
  name: 'match-listings-with-alerts',
  summary: 'Finds the alerts that a listing concerns which was published or changed.',
  everyMs: 2_000,
  run: matchChanges,
};

type Context = Pick<JobContext, 'database' | 'clock' | 'log' | 'signal'>;

/** Asks rules of all that has changed; returns how much is news. */
async function matchChanges(context: Context): Promise<number> {
  let count = 0;
  while (!context.signal.aborted) {
    const next = await matchNext(context);
    if (next === undefined) break;
    count += next;
  }
  return count;
}

/** The same of the next changes; where there are none, nothing. */
async function matchNext(context: Context): Promise<number | undefined> {
  try {
    return await matchTogether(context, false);
  } catch (error) {
    if (databaseAbsence(error)) throw error;
    // Whatever it was, it is not to hold up what comes behind it.
    context.log.warn({ err: error }, 'alerts are asked one by one');
    return matchTogether(context, true);
  }
}

/** Stores the matches with the progress made, and with the mail about them. */
function matchTogether(
  { database: all, clock, log }: Context,
  isCareful: boolean,
): Promise<number | undefined> {
  return all.transaction(async (database) => {
    const place = await lockPlace(database);
    const changes = await readListingChanges(database, place, changesAtOnce);
    const last = changes.at(-1);
    if (!last) return undefined;
    const rates = await readRates(database);
    const now = clock.now();
    const tools = { database, clock: { now: () => now }, rates, log, isCareful };
    const telling: RuleRow[] = [];
    const hearers: Hearer[] = [];
    for (const changed of byListing(changes)) {
      telling.push(...(await matchListing(tools, changed)));
      hearers.push(...(await matchFavourites(database, changed, now)));
    }
    const { transaction, position } = last;
    await database
      .update(alertPlace)
      .set({ transaction, position })
      .where(eq(alertPlace.id, theOnly));
    await awaitNewsMail(database, { rules: telling, hearers }, now);
    return telling.length + hearers.length;
  });
}

const theOnly = 1;

/** How far one has come; others who would go on from there wait until this transaction ends. */
async function lockPlace(transaction: Queries): Promise<ChangePlace> {
  const place = await findPlace(transaction);
  if (place) return place;
  await transaction
    .insert(alertPlace)
    .values({ id: theOnly, transaction: firstTransaction, position: 0 })
    .onConflictDoNothing();
  const first = await findPlace(transaction);
  if (!first) throw new Error('The place of alerts was not kept.');
  return first;
}

async function findPlace(transaction: Queries): Promise<ChangePlace | undefined> {
  const [place] = await transaction
    .select()
    .from(alertPlace)
    .where(eq(alertPlace.id, theOnly))
    .for('update');
  return place;
}

/**
 * Nobody is notified of what happened before their request; where there is none, of what has
 * finished already.
 */
const firstTransaction = sql`(select known.since from (
  (select pg_snapshot_xmin(pg_current_snapshot()) as since)
  union all select pg_snapshot_xmin(${alertRules.since}) from ${alertRules}
  union all select pg_snapshot_xmin(${alertFavourites.since}) from ${alertFavourites}
) as known order by known.since limit 1)`;

type Changes = Awaited<ReturnType<typeof readListingChanges>>;

/** What has happened to each listing, in the order of what happened first. */
function byListing(changes: Changes): readonly ChangedListing[] {
  const found = new Map<number, { changes: Set<ListingChangeKind>; transaction: string }>();
  for (const { listingId, change, transaction } of changes) {
    const known = found.get(listingId)?.changes ?? new Set();
    found.set(listingId, { changes: known.add(change), transaction });
  }
  return [...found].map(([id, happened]) => ({ id, ...happened }));
}
