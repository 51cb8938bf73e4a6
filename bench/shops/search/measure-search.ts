import { join } from 'node:path';
import { domains } from '@boardwalk/api/src/main.ts';
import { readConfiguration } from '@boardwalk/api/src/platform/configuration.ts';
import { extendPlatform } from '@boardwalk/api/src/platform/extensions/extend-platform.ts';
import { createServer } from '@boardwalk/api/src/platform/http/server.ts';
import { createLog } from '@boardwalk/api/src/platform/logging.ts';
import { migrateDatabase } from '@boardwalk/api/src/platform/migrations.ts';
import { openPlatform } from '@boardwalk/api/src/platform/platform.ts';
import { Pool } from 'pg';
import { printFigure } from '../../figures/figure.ts';
import { startBenchCluster } from '../../postgres/bench-cluster.ts';
import { medianTimings, type Timings, timeCalls } from '../../search/timings.ts';
import { loadProducts } from './load-products.ts';
import { makeFacetQueries, makeProductQueries } from './product-queries.ts';

const now = new Date('2026-11-20T12:00:00Z');
const rounds = 3;
const calls = 300;

/** `BENCH_PRODUCTS` for another number of products, `BENCH_KEEP` for a folder that the next run finds again. */
const products = Number(process.env.BENCH_PRODUCTS ?? 1_000_000);
const folder = process.env.BENCH_KEEP ?? join(import.meta.dirname, '../../../var/bench-products');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** Prints how long searches and counts of products take over HTTP; whether both keep their limits. */
export async function measureProductSearch(): Promise<boolean> {
  const isKept = process.env.BENCH_KEEP !== undefined;
  const { database, stop } = await startBenchCluster({ folder, isKept }, say);
  try {
    const url = await database(`products_${products}`);
    await prepare(url);
    return await measure(url);
  } finally {
    await stop();
  }
}

async function prepare(url: string): Promise<void> {
  // Unlike the product's own pool, this one lets a statement take minutes.
  const pool = new Pool({ connectionString: url, max: 2 });
  const { rows } = await pool.query(`select to_regclass('bench_is_loaded') as found`);
  if (rows[0].found === null) {
    await migrateDatabase(url);
    await loadProducts(pool, { shops: Math.ceil(products / 50), products }, now, say);
    await pool.query('create table bench_is_loaded ()');
  }
  await pool.end();
}

async function measure(url: string): Promise<boolean> {
  const configuration = {
    ...readConfiguration({ DATABASE_URL: url, BOARDWALK_DATA: folder }),
    ...{ checksAnswers: false, callsPerMinute: 1e9 },
  };
  const { platform: opened, close } = await openPlatform(configuration, createLog('silent'));
  const platform = extendPlatform({ ...opened, clock: { now: () => now } }, domains);
  const server = await createServer(platform, domains);
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const found = await timeQueries(origin, makeProductQueries(calls));
    const counted = await timeQueries(origin, makeFacetQueries(calls));
    return [
      printFigure({ id: 'products.search.p95', value: found.p95, unit: 'ms', limit: 60 }),
      printFigure({ id: 'products.facets.p95', value: counted.p95, unit: 'ms', limit: 120 }),
    ].every(Boolean);
  } finally {
    await server.close();
    await close();
  }
}

async function timeQueries(origin: string, queries: readonly object[]): Promise<Timings> {
  async function call(query: object): Promise<number> {
    const start = performance.now();
    const response = await fetch(`${origin}/api/v1/marketplace/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${text}`);
    const took = performance.now() - start;
    if (process.env.BENCH_SLOW && took > Number(process.env.BENCH_SLOW)) {
      say(`${Math.round(took)} ms: ${JSON.stringify(query)}`);
    }
    return took;
  }

  // The first round fills the caches of a server that has just started.
  await timeCalls(queries, 1, call);
  const taken: Timings[] = [];
  while (taken.length < rounds) taken.push(await timeCalls(queries, 1, call));
  const timings = medianTimings(taken);
  say(JSON.stringify(timings));
  return timings;
}
