import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRates } from '@boardwalk/api/src/listings/rates/exchange-rates.ts';
import { openDatabase } from '@boardwalk/api/src/platform/database/database.ts';
import { migrateDatabase } from '@boardwalk/api/src/platform/migrations.ts';
import { Pool } from 'pg';
import { type BenchFolder, startBenchCluster } from '../postgres/bench-cluster.ts';
import { loadListings } from './dataset/load.ts';

const here = import.meta.dirname;
const migrations = join(here, '../../apps/api/src/platform/migrations');

/** Ages of listings count back from this day, so that the data set is the same every day. */
export const today = new Date('2026-11-20T12:00:00Z');

export interface BenchDatabase {
  readonly url: string;
  /** Stops the cluster, and removes its folder unless that is retained. */
  readonly stop: () => Promise<void>;
}

/**
 * Provides an embedded cluster with a database of `rows` listings and the settings of a real one.
 * Where the folder is retained, so is the database, under a name that changes with the migrations
 * and the data set.
 */
export async function prepareDatabase(
  folder: BenchFolder,
  rows: number,
  say: (sentence: string) => void,
): Promise<BenchDatabase> {
  const { database, stop } = await startBenchCluster(folder, say);
  try {
    const url = await database(`search_${rows}_${fingerprint()}`);
    if (!(await isLoaded(url))) await load(url, rows, say);
    return { url, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

async function load(url: string, rows: number, say: (sentence: string) => void) {
  await migrateDatabase(url);
  const database = openDatabase(url, () => {}, 1);
  const rates = await readRates(database);
  await database.$client.end();
  // Unlike the product's own pool, this one lets a statement take minutes, as indexes do.
  const pool = new Pool({ connectionString: url, max: 2 });
  await loadListings(pool, rows, { today, rates, say });
  await pool.query(`create table bench_is_loaded ()`);
  await pool.end();
}

async function isLoaded(url: string): Promise<boolean> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{ found: string | null }>(
    `select to_regclass('bench_is_loaded') as found`,
  );
  await pool.end();
  return rows[0]?.found !== null;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of [join(here, 'dataset'), migrations]) {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 8);
}
