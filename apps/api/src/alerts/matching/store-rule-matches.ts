import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertMatches } from '../tables.ts';
import type { PriceFacts } from './news-of.ts';

/** A listing as rules meet it. */
export interface MetListing extends PriceFacts {
  readonly id: number;
  readonly isUnderOffer: boolean;
}

/** How a rule has met a listing, with what is news. */
export interface Met {
  readonly ruleId: number;
  /** Absent where the rule is no account's. */
  readonly ownerId: number | null;
  readonly isThere: boolean;
  readonly news: NewsKind | undefined;
}

/** Keeps how rules have met a listing; news takes the place of older news, and is not seen. */
export async function storeRuleMatches(
  transaction: Queries,
  listing: MetListing,
  met: readonly Met[],
  now: Date,
): Promise<void> {
  const told = met.filter(({ news }) => news !== undefined);
  const kept = met.filter(({ news, isThere }) => news === undefined && isThere);
  const left = met.filter(({ news, isThere }) => news === undefined && !isThere);
  const news = { news: excluded('news'), newsAt: excluded('newsAt') };
  const write = (some: readonly Met[], set: MatchChanges) =>
    writeMatches(transaction, listing, some, now, set);
  await write(told, { ...facts, ...news, isSeen: false, place: excluded('place') });
  await write(kept, facts);
  await write(left, { ...facts, ...news });
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

type Insertion = ReturnType<ReturnType<Queries['insert']>['select']>;
type MatchChanges = Parameters<Insertion['onConflictDoUpdate']>[0]['set'];

/** Lists stand for rows, since a listing is met by hundreds of rules: the database reads few parameters. */
async function writeMatches(
  transaction: Queries,
  { id, isUnderOffer, priceAmount, priceCurrency, pricePeriod }: MetListing,
  met: readonly Met[],
  now: Date,
  set: MatchChanges,
): Promise<void> {
  if (met.length === 0) return;
  const rules = sql.param(met.map(({ ruleId }) => ruleId));
  const owners = sql.param(met.map(({ ownerId }) => ownerId));
  const there = sql.param(met.map(({ isThere }) => isThere));
  const news = sql.param(met.map((one) => one.news ?? null));
  await transaction
    .insert(alertMatches)
    .select(
      // In the order of the columns of the table.
      sql`select rule_id, ${id}::bigint, owner_id, is_there, ${isUnderOffer}::boolean,
        ${priceAmount}::bigint, ${priceCurrency}::text, ${pricePeriod}::text,
        news, case when news is null then null else ${now}::timestamptz end,
        nextval(pg_get_serial_sequence('alert_matches', 'place')), news is null
        from unnest(${rules}::bigint[], ${owners}::bigint[], ${there}::boolean[], ${news}::text[])
          as met (rule_id, owner_id, is_there, news)`,
    )
    .onConflictDoUpdate({ target: [alertMatches.ruleId, alertMatches.listingId], set });
}
