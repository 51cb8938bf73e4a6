import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { PriceFacts } from '../matching/news-of.ts';
import { alertFavouriteNews } from './tables.ts';

/** How somebody has met a listing that they keep, with what is news. */
export interface MetFavourite extends PriceFacts {
  readonly userId: number;
  readonly listingId: number;
  readonly isThere: boolean;
  readonly isUnderOffer: boolean;
  readonly news: NewsKind | undefined;
}

/** Keeps how people have met a listing; news takes the place of older news. */
export async function storeFavouriteNews(
  transaction: Queries,
  met: readonly MetFavourite[],
  now: Date,
): Promise<void> {
  const place = sql`nextval(pg_get_serial_sequence('alert_favourite_news', 'place'))`;
  const told = met.filter(({ news }) => news !== undefined);
  const kept = met.filter(({ news }) => news === undefined);
  await write(
    transaction,
    told.map((one) => ({ ...one, newsAt: now })),
    { ...facts, news: excluded('news'), newsAt: now, place },
  );
  await write(
    transaction,
    kept.map((one) => ({ ...one, news: null, newsAt: null })),
    facts,
  );
}

const columns = getTableColumns(alertFavouriteNews);

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
  rows: readonly (typeof alertFavouriteNews.$inferInsert)[],
  set: Parameters<
    ReturnType<ReturnType<Queries['insert']>['values']>['onConflictDoUpdate']
  >[0]['set'],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insert(alertFavouriteNews)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [alertFavouriteNews.userId, alertFavouriteNews.listingId],
        set,
      });
  }
}
