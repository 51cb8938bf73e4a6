import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@boardwalk/tools/postgres/cluster';
import { prepareClusterFolder } from '@boardwalk/tools/postgres/cluster-folder';
import { afterAll, expect, test } from 'vitest';
import { domains } from './main.ts';
import { readConfiguration } from './platform/configuration.ts';
import { extendPlatform } from './platform/extensions/extend-platform.ts';
import { createServer } from './platform/http/server.ts';
import { createLog } from './platform/logging.ts';
import { migrateDatabase } from './platform/migrations.ts';
import { openPlatform } from './platform/platform.ts';

const data = await mkdtemp(join(tmpdir(), 'boardwalk-killed-'));
const { signal } = new AbortController();
const place = prepareClusterFolder(data);
const cluster = await startCluster({ ...place, isDisposable: false, say: () => undefined, signal });
const url = await cluster.database('boardwalk');
await migrateDatabase(url);
const configuration = readConfiguration({ DATABASE_URL: url, BOARDWALK_DATA: data });
const { platform, close } = await openPlatform(configuration, createLog('silent'));
const limits: typeof platform.limits = {
  take: async () => ({ isAllowed: true }),
  giveBack: async () => {},
};
const server = await createServer(extendPlatform({ ...platform, limits }, domains), domains);
const origin = await server.listen({ host: '127.0.0.1', port: 0 });

afterAll(async () => {
  await server.close();
  await close();
  await cluster.stop();
  await rm(data, { recursive: true, force: true });
});

/** Kills the process of the database, which the cluster then starts again. */
async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(place.folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

async function ask(path: string, body?: object): Promise<Seen> {
  const answer = await fetch(origin + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      origin: configuration.siteOrigin,
      'x-boardwalk': '1',
    },
  });
  const text = await answer.text();
  const code = answer.ok ? undefined : JSON.parse(text).code;
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}

interface Seen {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

/** Calls repeatedly until it is stopped; returns every way in which a call ended. */
async function keepAsking(path: string, body: object | undefined, isOver: () => boolean) {
  const seen = new Map<string, Seen>();
  while (!isOver()) {
    const answer = await ask(path, body);
    seen.set(JSON.stringify(answer), answer);
  }
  return [...seen.values()];
}

const registration = (at: number) => ({ email: `nobody${at}@example.org` });

test('while the database is away, reading is unavailable and changing interrupted; then all is as before', async () => {
  expect((await ask('/api/v1/homepage/recent')).status).toBe(200);
  let isOver = false;
  const readers = [1, 2, 3, 4].map(() =>
    keepAsking('/api/v1/homepage/recent', undefined, () => isOver),
  );
  const writers = [1, 2, 3, 4].map((at) =>
    keepAsking('/api/v1/user/forgot-password', registration(at), () => isOver),
  );
  for (let kill = 0; kill < 3; kill += 1) {
    await killDatabase();
    await expect.poll(() => ask('/health/ready').then(({ status }) => status)).toBe(503);
    await expect.poll(() => ask('/health/ready').then(({ status }) => status)).toBe(200);
  }
  isOver = true;
  const read = (await Promise.all(readers)).flat();
  const written = (await Promise.all(writers)).flat();
  expect(new Set(read.map(({ code }) => code))).toEqual(new Set([undefined, 'unavailable']));
  const again = await ask('/api/v1/user/forgot-password', registration(5));
  const codes = new Set([...written, again].map(({ code }) => code));
  expect(codes).toEqual(new Set([undefined, 'interrupted']));
  const refused = [...read, ...written].filter(({ code }) => code !== undefined);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  // No connection of the pool was lost with the database.
  const many = await Promise.all(Array.from({ length: 40 }, () => ask('/api/v1/homepage/recent')));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  const pool = platform.database.$client;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});
