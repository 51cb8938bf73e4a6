import { sql } from 'drizzle-orm';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nowOf } from '../matching/now-of.ts';
import {
  heldUntil,
  type LastMailedFacts,
  needsNewsRecheck,
  newsSinceLastMail,
  type PendingNews,
} from './mailing-gap.ts';
import type { alertMailedListings } from './tables.ts';

type Pending = PendingNews & { readonly id: number };

/** Which news may be reported now, as what it is by now, and what has to wait. */
interface SettledNews<News extends Pending> {
  readonly due: readonly News[];
  /** Each with the instant from which on it may be reported. */
  readonly held: readonly (News & { readonly until: Date })[];
}

/**
 * Makes news of what was reported shortly before wait, and drops what no longer differs from the
 * last report.
 */
export async function settleNews<News extends Pending>(
  queries: Queries,
  pending: readonly News[],
  now: Date,
): Promise<SettledNews<News>> {
  const held = pending.flatMap((one) => {
    const until = heldUntil(one, now);
    return until ? [{ ...one, until }] : [];
  });
  const ready = pending.filter((one) => !heldUntil(one, now));
  const listingOf = await readListings(
    queries,
    ready.filter(needsNewsRecheck).map(({ id }) => id),
  );
  const due = ready.flatMap((one) => {
    if (!needsNewsRecheck(one)) return [one];
    const listing = listingOf.get(one.id);
    const met = listing && nowOf(listing, { hasBeenClosed: false, isYounger: false });
    const news = newsSinceLastMail(one, met);
    return news ? [{ ...one, news }] : [];
  });
  return { due, held };
}

/** Returns from when on the first of what is held may be reported; undefined where nothing is. */
export function earliest(held: readonly { readonly until: Date }[]): Date | undefined {
  return held.map(({ until }) => until).toSorted((one, other) => Number(one) - Number(other))[0];
}

async function readListings(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredListing>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(listings)
    .where(sql`${listings.id} = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

type ToldFacts = Omit<typeof alertMailedListings.$inferSelect, 'ruleId' | 'listingId' | 'place'>;

/** Returns how mail last reported a listing; undefined where none has. */
export function lastMailedFactsOf(facts: ToldFacts | null): LastMailedFacts | undefined {
  if (!facts) return undefined;
  const { toldAt, wasThere, wasUnderOffer, isHeld } = facts;
  if (!toldAt || wasThere === null || wasUnderOffer === null) return undefined;
  return {
    at: toldAt,
    isHeld,
    isThere: wasThere,
    isUnderOffer: wasUnderOffer,
    priceAmount: facts.toldPriceAmount,
    priceCurrency: facts.toldPriceCurrency,
    pricePeriod: facts.toldPricePeriod,
  };
}
