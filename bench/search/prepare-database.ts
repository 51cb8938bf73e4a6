import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRates } from '@boardwalk/api/src/listings/exchange-rates.ts';
import { openDatabase } from '@boardwalk/api/src/platform/database.ts';
import { migrateDatabase } from '@boardwalk/api/src/platform/migrations.ts';
import { startCluster } from '@boardwalk/tools/postgres/cluster';
import { prepareClusterFolder } from '@boardwalk/tools/postgres/cluster-folder';
import { Pool } from 'pg';
import { loadListings } from './dataset/load.ts';

const here = import.meta.dirname;
const migrations = join(here, '../../apps/api/src/platform/migrations');

/** Ages of listings count back from this day, so that the data set is the same every day. */
export const today = new Date('2026-11-20T12:00:00Z');

export interface BenchDatabase {
  readonly url: string;
  /** Stops the cluster, and removes its folder unless that is kept. */
  readonly stop: () => Promise<void>;
}

/** Where the cluster stands, and whether it stays for the next run. */
export interface BenchFolder {
  readonly folder: string;
  readonly isKept: boolean;
}

/**
 * An embedded cluster with a database of `rows` listings and the settings of a real one. Where the
 * folder is kept, so is the database, under a name that changes with the migrations and the data set.
 */
export async function prepareDatabase(
  { folder, isKept }: BenchFolder,
  rows: number,
  say: (sentence: string) => void,
): Promise<BenchDatabase> {
  // What a run that was killed has left.
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const clusterFolder = prepareClusterFolder(folder);
  const { signal } = new AbortController();
  const cluster = await startCluster({ ...clusterFolder, isDisposable: false, say, signal });
  const end = async () => {
    await cluster.stop();
    if (isKept) return;
    // Below /root the cluster's own folder is elsewhere, and only linked to.
    for (const path of [clusterFolder.folder, folder]) rmSync(path, { recursive: true });
  };
  let ending: Promise<void> | undefined;
  const stop = () => (ending ??= end());
  for (const name of ['SIGINT', 'SIGTERM']) {
    process.once(name, () => stop().finally(() => process.exit(1)));
  }
  try {
    const url = await cluster.database(`search_${rows}_${fingerprint()}`);
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
