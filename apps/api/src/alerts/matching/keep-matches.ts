import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertMatches } from '../tables.ts';
import type { PriceFacts } from './news-of.ts';

/** How a rule has met a listing, with what is news. */
export interface Met extends PriceFacts {
  readonly ruleId: number;
  readonly listingId: number;
  readonly ownerId: number;
  readonly isThere: boolean;
  readonly isUnderOffer: boolean;
  readonly news: NewsKind | undefined;
}

/** Keeps how rules have met a listing; news takes the place of older news, and is not seen. */
export async function keepMatches(
  transaction: Queries,
  met: readonly Met[],
  now: Date,
): Promise<void> {
  const told = met.filter(({ news }) => news !== undefined);
  const kept = met.filter(({ news, isThere }) => news === undefined && isThere);
  const left = met.filter(({ news, isThere }) => news === undefined && !isThere);
  const place = sql`nextval(pg_get_serial_sequence('alert_matches', 'place'))`;
  await write(
    transaction,
    told.map((one) => ({ ...one, newsAt: now, isSeen: false })),
    { ...facts, news: excluded('news'), newsAt: now, isSeen: false, place },
  );
  await write(transaction, kept.map(withoutNews), facts);
  await write(transaction, left.map(withoutNews), { ...facts, news: null, newsAt: null });
}

function withoutNews(one: Met) {
  return { ...one, news: null, newsAt: null, isSeen: true };
}

const columns = getTableColumns(alertMatches);

/** What a row that exists takes from the one that would have been written. */
function excluded(name: keyof typeof columns) {
  return sql`excluded.${sql.identifier(columns[name].name)}`;
}

const facts = {
  isThere: excluded('isThere'),
  isUnderOffer: excluded('isUnderOffer'),
  priceAmount: excluded('priceAmount'),
  priceCurrency: excluded('priceCurrency'),
  pricePeriod: excluded('pricePeriod'),
};

/** Rows of one statement: it has 65,535 parameters at most. */
const rowsAtOnce = 1_000;

async function write(
  transaction: Queries,
  rows: readonly (typeof alertMatches.$inferInsert)[],
  set: Parameters<
    ReturnType<ReturnType<Queries['insert']>['values']>['onConflictDoUpdate']
  >[0]['set'],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insert(alertMatches)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({ target: [alertMatches.ruleId, alertMatches.listingId], set });
  }
}
