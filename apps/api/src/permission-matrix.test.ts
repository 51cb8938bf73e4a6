import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { expect, test } from 'vitest';
import { startSandbox } from './billing/sandbox.fixture.ts';
import { shop } from './embeds/embeds.fixture.ts';
import { domains } from './main.ts';
import {
  bodyOf,
  expectedRefusal,
  fillAddress,
  type GuardedEndpoint,
  things,
  thingsAt,
  trailOf,
} from './permission-matrix.fixture.ts';
import { makeWorld, type World } from './permission-world.fixture.ts';
import { recordWrites } from './platform/database/recorded-writes.fixture.ts';
import { takesKey } from './platform/idempotency/keyed-endpoints.ts';
import { isKeyless, isOnPage, type Role, roles } from './platform/permission-rows/roles.fixture.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const { inject, injectStream, platform } = await startTestServer(domains, {
  payments: (await startSandbox()).payments,
  withoutLimits: true,
});
const { database, configuration } = platform;
const routes = domains.flatMap((domain) => domain.routes);
const refusals = ['unauthorized', 'forbidden', 'origin-not-allowed'];
const covered = new Set<Endpoint>();
const takeWrites = await recordWrites(database);
let cases = 0;
let world: World | undefined;

function isSafe({ method, reads }: Endpoint): boolean {
  return method === 'GET' || reads === true;
}

interface Case {
  readonly name: string;
  readonly endpoint: GuardedEndpoint;
  readonly role: Role;
}

function send({ name, endpoint, role }: Case, { cookies, siteKey }: World, about: World) {
  const { method, bodyType = 'application/json', responseType } = endpoint;
  const cookie = cookies.get(role);
  const isElsewhere = isOnPage(role) || isKeyless(role);
  const ask = responseType === 'text/event-stream' ? injectStream : inject;
  return ask({
    method,
    url: fillAddress(endpoint, about) + (isOnPage(role) ? `?key=${siteKey}` : ''),
    headers: {
      ...(isElsewhere
        ? { origin: shop, 'sec-fetch-site': 'cross-site' }
        : { origin: configuration.siteOrigin, 'sec-fetch-site': 'same-origin' }),
      'x-boardwalk': '1',
      ...(responseType && { accept: responseType }),
      ...(cookie && { cookie }),
      ...(takesKey(endpoint) && { 'idempotency-key': randomUUID() }),
      ...(method !== 'GET' && { 'content-type': bodyType }),
    },
    ...(method !== 'GET' && { payload: JSON.stringify(bodyOf(name, about)) }),
  });
}

async function play(one: Case): Promise<void> {
  const { name, endpoint, role } = one;
  if (!world) {
    world = await makeWorld(platform);
    await takeWrites();
  }
  const expected = expectedRefusal(endpoint, role);
  const { status, body } = await send(one, world, world);
  const seen = `${name} by ${role}: ${status} ${body?.code}`;
  cases += 1;
  if (expected !== null) expect(body?.code, seen).toBe(expected);
  else {
    expect(refusals, seen).not.toContain(body?.code);
    expect(status, seen).toBeLessThan(500);
    // Whom an operation itself would refuse, it must have let in: an early 400 proves nothing.
    if (typeof endpoint.rule === 'object' && 'may' in endpoint.rule) expect(status, seen).toBe(200);
  }
  const changed = await takeWrites();
  // Lines about the call itself, whether or not it was let in.
  const trail = trailOf(endpoint, role);
  if (trail) expect(changed, `${seen} left no line`).toContain(trail);
  const written = changed.filter((table) => table !== trail);
  if (written.length > 0) world = undefined;
  if (expected !== null || isSafe(endpoint)) expect(written, `${seen} wrote`).toEqual([]);
}

test.each(
  routes.map(({ name, endpoint, policy }) => ({ name, endpoint: { ...endpoint, ...policy } })),
)(
  '$endpoint.method $endpoint.path lets in whom its rule lets in, and nobody else',
  async ({ name, endpoint }) => {
    for (const role of roles) await play({ name, endpoint, role });
    covered.add(endpoint);
  },
);

test('the matrix has every endpoint of the contract', async () => {
  const declared = await readContract();
  expect([...covered].map(addressOf).sort()).toEqual(declared.map(addressOf).sort());
  expect(cases).toBe(declared.length * roles.length);
  const [value, limit] = [covered.size, declared.length];
  const figure = {
    id: 'matrix.endpoints',
    value,
    unit: 'endpoints',
    limit,
    holds: value === limit,
  };
  console.log(JSON.stringify(figure));
  console.log(JSON.stringify({ id: 'matrix.cases', value: cases, unit: 'cases' }));
});

test('every row is about something that paths name', () => {
  const named = routes.flatMap(({ endpoint }) => thingsAt(endpoint.path));
  expect(things.length).toBeGreaterThan(10);
  for (const row of things) expect(named, row.at.join()).toContain(row);
});

async function readContract(): Promise<Endpoint[]> {
  const folder = resolve(import.meta.dirname, '../../../packages/sdk-core/src');
  const modules: Record<string, Endpoint>[] = await Promise.all(
    globSync('**/endpoints.ts', { cwd: folder }).map(
      (file) => import(pathToFileURL(resolve(folder, file)).href),
    ),
  );
  return modules.flatMap((module) => Object.values(module));
}

function addressOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
