import { join } from 'node:path';
import { indexRows } from '@boardwalk/api/src/alerts/index/index-rule.ts';
import { matchListing } from '@boardwalk/api/src/alerts/matching/match-listing.ts';
import { readStoredRule } from '@boardwalk/api/src/alerts/rules/rule-request.ts';
import { alertRules, alertSquares } from '@boardwalk/api/src/alerts/tables.ts';
import { readRates } from '@boardwalk/api/src/listings/rates/exchange-rates.ts';
import type { Platform } from '@boardwalk/api/src/platform/calls/operation.ts';
import { readConfiguration } from '@boardwalk/api/src/platform/configuration.ts';
import { createLog } from '@boardwalk/api/src/platform/logging.ts';
import { openPlatform } from '@boardwalk/api/src/platform/platform.ts';
import { Pool } from 'pg';
import { databaseTime, watchQueries } from '../search/database-time.ts';
import { prepareDatabase, today } from '../search/prepare-database.ts';
import { type MeasuredAgreement, measureAgreement } from './agreement.ts';
import { drawRules } from './drawn-rules.ts';

const rulesInAll = 1_000_000;
/** So many people look for the same: of each search that is drawn there are as many rules. */
const copies = 20;
const listingsInAll = 4_000;
const published = 400;
const warmUp = 40;
const rowsAtOnce = 500;

/** Listings that are published, one after another. */
interface Published {
  /** Milliseconds that the database took for each. */
  readonly times: readonly number[];
  readonly found: number;
}

export interface MeasuredMatching extends Published {
  readonly agreement: MeasuredAgreement;
}

/** Publishes listings against a million rules, and compares what rules find with what searches do. */
export async function measureMatching(
  folder: string,
  say: (sentence: string) => void,
): Promise<MeasuredMatching> {
  const prepared = await prepareDatabase({ folder, isKept: false }, listingsInAll, say);
  const settings = { DATABASE_URL: prepared.url, BOARDWALK_DATA: join(folder, 'data') };
  const { platform: opened, close } = await openPlatform(
    readConfiguration(settings),
    createLog('silent'),
  );
  const platform = { ...opened, clock: { ...opened.clock, now: () => today } };
  try {
    const agreement = await measureAgreement(platform);
    await storeRules(platform, prepared.url, say);
    return { ...(await publish(platform)), agreement };
  } finally {
    await close();
    await prepared.stop();
  }
}

/** Draws rules and stores each as often as people look for it. */
async function storeRules(
  platform: Platform,
  url: string,
  say: (sentence: string) => void,
): Promise<void> {
  const { database } = platform;
  const drawn = drawRules(rulesInAll / copies);
  for (let start = 0; start < drawn.length; start += rowsAtOnce) {
    const some = drawn.slice(start, start + rowsAtOnce);
    const rules = await database
      .insert(alertRules)
      .values(
        some.map(({ kind, search }) => ({
          ownerId: 1,
          kind,
          name: 'Drawn',
          search,
          frequency: 'daily' as const,
          channels: ['badge' as const],
          news: ['new' as const],
          createdAt: today,
          updatedAt: today,
        })),
      )
      .returning();
    const squares = [];
    for (const rule of rules) {
      const asked = await readStoredRule(rule, platform);
      if (typeof asked === 'string') throw new Error(`A drawn rule can't look: ${asked}.`);
      squares.push(...indexRows(rule, asked));
    }
    await database.insert(alertSquares).values(squares);
  }
  say(`${drawn.length} searches, each of ${copies} people`);
  // Unlike the product's own pool, this one lets a statement take minutes.
  const pool = new Pool({ connectionString: url, max: 1 });
  const rest = await columnsOf(pool, 'alert_rules', ['id', 'owner_id']);
  const squareRest = await columnsOf(pool, 'alert_squares', ['rule_id']);
  await pool.query(`insert into alert_rules (id, owner_id, ${rest}) overriding system value
    select id + copy * ${drawn.length}, 1 + (id * 7 + copy * 13) % 1000, ${rest}
    from alert_rules, generate_series(1, ${copies - 1}) as copy`);
  await pool.query(`insert into alert_squares (rule_id, ${squareRest})
    select rule_id + copy * ${drawn.length}, ${squareRest}
    from alert_squares, generate_series(1, ${copies - 1}) as copy`);
  await pool.query('vacuum analyze alert_rules, alert_squares, alert_matches');
  const { rows } = await pool.query('select count(*)::integer as count from alert_squares');
  say(`${rows[0]?.count} squares`);
  await pool.end();
}

/** The names of a table's columns, but for some. */
async function columnsOf(pool: Pool, table: string, but: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
      where table_name = $1 and column_name <> all($2)`,
    [table, but],
  );
  return rows[0]?.names ?? '';
}

/** Has listings matched one after another, each as if it were just published. */
async function publish({ database, clock, log }: Platform): Promise<Published> {
  watchQueries(database.$client);
  const rates = await readRates(database);
  const { rows } = await database.$client.query<{ id: string; transaction: string }>(
    `select id, pg_current_xact_id()::text as transaction from listings
      where is_public order by md5(id::text) limit ${published + warmUp}`,
  );
  const times: number[] = [];
  let found = 0;
  for (const [index, { id, transaction }] of rows.entries()) {
    const changed = { id: Number(id), changes: new Set(['shown' as const]), transaction };
    const time = await databaseTime(async () => {
      found += (await matchListing({ database, clock, rates, log }, changed)).length;
    });
    if (index >= warmUp) times.push(time);
  }
  return { times, found };
}
