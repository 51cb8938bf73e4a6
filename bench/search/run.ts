import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '@boardwalk/api/src/platform/configuration.ts';
import { extendPlatform } from '@boardwalk/api/src/platform/extensions/extend-platform.ts';
import { createServer } from '@boardwalk/api/src/platform/http/server.ts';
import { createLog } from '@boardwalk/api/src/platform/logging.ts';
import { openPlatform } from '@boardwalk/api/src/platform/platform.ts';
import { searchRoutes } from '@boardwalk/api/src/search/routes.ts';
import { runSearch } from '@boardwalk/api/src/search/run-search.ts';
import { printFigure } from '../figures/figure.ts';
import { databaseTime, watchQueries } from './database-time.ts';
import { prepareDatabase, today } from './prepare-database.ts';
import { type BenchQuery, makeQueries, type QueryClass, queryClasses } from './queries.ts';
import { medianTimings, type Timings, timeCalls } from './timings.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    keep: { type: 'string' },
    only: { type: 'string' },
  },
});

/** Milliseconds of the 95th percentile at one connection (docs/figures.md). */
const limits: Readonly<Record<string, number>> = {
  'search.geo.db.p95': 5,
  'search.geo.http.p95': 15,
  'search.text.db.p95': 60,
  'search.clusters.db.p95': 80,
  'search.facets.db.p95': 150,
  'near.geo.p95': 20,
};

/** Thrown away at the end, unless `--keep FOLDER` names one that the next run finds again. */
const bench = {
  folder: values.keep ?? join(import.meta.dirname, '../../var/bench-search'),
  isKept: values.keep !== undefined,
};
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const prepared = await prepareDatabase(bench, Number(values.rows), say);
const configuration = {
  ...readConfiguration({ DATABASE_URL: prepared.url, BOARDWALK_DATA: bench.folder }),
  checksAnswers: false,
  callsPerMinute: 1e9,
};
const { platform: opened, close } = await openPlatform(configuration, createLog('silent'));
const domains = [{ name: 'search', routes: searchRoutes }];
const platform = extendPlatform({ ...opened, clock: { now: () => today } }, domains);
watchQueries(platform.database.$client);
const server = await createServer(platform, domains);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });
/** Searches in process; what counts is the time that the database takes. */
function search({ kind, body }: BenchQuery): Promise<number> {
  const request = { ...body, kinds: [kind], title: undefined };
  return databaseTime(() => runSearch(request, { start: 0, size: 16 }, platform));
}

/** Searches as a client does; what counts is the time until the answer is read. */
async function searchByHttp({ kind, body }: BenchQuery): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/api/v1/${kind}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return performance.now() - start;
}

type Way = 'db' | 'http';
const ways: readonly (readonly [Way, (query: BenchQuery) => Promise<number>])[] = [
  ['db', search],
  ['http', searchByHttp],
];

/** Prints what a class took; answers whether it keeps its limit, if it has one. */
function report(queryClass: QueryClass, way: Way, connections: number, timings: Timings): boolean {
  const name = `search.${queryClass}.${way}`;
  process.stdout.write(`${JSON.stringify({ query: name, connections, unit: 'ms', ...timings })}\n`);
  const id = name === 'search.near.http' ? 'near.geo.p95' : `${name}.p95`;
  const limit = limits[id];
  if (connections !== 1 || limit === undefined) return true;
  return printFigure({ id, value: timings.p95, unit: 'ms', limit });
}

async function measure(queryClass: QueryClass): Promise<boolean> {
  const queries = makeQueries(queryClass, Number(values.queries));
  // The first round fills the caches of a server that has just started.
  await timeCalls(queries, 1, search);
  const held: boolean[] = [];
  for (const connections of [1, 8]) {
    for (const [way, call] of ways) {
      const rounds: Timings[] = [];
      while (rounds.length < Number(values.rounds)) {
        rounds.push(await timeCalls(queries, connections, call));
      }
      held.push(report(queryClass, way, connections, medianTimings(rounds)));
    }
  }
  return held.every(Boolean);
}

const held: boolean[] = [];
try {
  const asked = queryClasses.filter((name) => values.only === undefined || values.only === name);
  for (const queryClass of asked) held.push(await measure(queryClass));
} finally {
  await server.close();
  await close();
  await prepared.stop();
}
process.exitCode = held.every(Boolean) ? 0 : 1;
