import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startSandbox } from '../billing/sandbox.fixture.ts';
import { shop } from '../embeds/embeds.fixture.ts';
import { domains } from '../main.ts';
import { recordWrites } from '../platform/database/recorded-writes.fixture.ts';
import { takesKey } from '../platform/idempotency/keyed-endpoints.ts';
import { isKeyless, isOnPage, type Role } from '../platform/permission-rows/roles.fixture.ts';
import { startTestServer, type TestServer } from '../platform/test-server.fixture.ts';
import {
  bodyOf,
  expectedRefusal,
  fillAddress,
  type GuardedEndpoint,
  trailOf,
} from './permission-matrix.fixture.ts';
import { makeWorld, type World } from './permission-world.fixture.ts';

/** An endpoint that a role calls. */
export interface Case {
  readonly name: string;
  readonly endpoint: GuardedEndpoint;
  readonly role: Role;
}

const refusals = ['unauthorized', 'forbidden', 'origin-not-allowed'];

/** Starts the server; the function that it answers makes a call and compares it with its rule. */
export async function startMatrix(): Promise<(one: Case) => Promise<void>> {
  const server = await startTestServer(domains, {
    payments: (await startSandbox()).payments,
    withoutLimits: true,
  });
  const takeWrites = await recordWrites(server.platform.database);
  let world: World | undefined;

  return async (one) => {
    const { name, endpoint, role } = one;
    if (!world) {
      world = await makeWorld(server.platform);
      await takeWrites();
    }
    const expected = expectedRefusal(endpoint, role);
    const { status, body } = await send(server, one, world);
    const seen = `${name} by ${role}: ${status} ${body?.code}`;
    if (expected !== null) expect(body?.code, seen).toBe(expected);
    else {
      expect(refusals, seen).not.toContain(body?.code);
      expect(status, seen).toBeLessThan(500);
      // Whom an operation itself would refuse, it must have let in: an early 400 proves nothing.
      if (typeof endpoint.rule === 'object' && 'may' in endpoint.rule) {
        expect(status, seen).toBe(200);
      }
    }
    const changed = await takeWrites();
    // Lines about the call itself, whether or not it was let in.
    const trail = trailOf(endpoint, role);
    if (trail) expect(changed, `${seen} left no line`).toContain(trail);
    const ofCall = [trail, takesKey(endpoint) ? 'idempotency_keys' : undefined];
    const written = changed.filter((table) => !ofCall.includes(table));
    if (written.length > 0) world = undefined;
    if (expected !== null || isSafe(endpoint)) expect(written, `${seen} wrote`).toEqual([]);
  };
}

function isSafe({ method, reads }: GuardedEndpoint): boolean {
  return method === 'GET' || reads === true;
}

function send(server: TestServer, { name, endpoint, role }: Case, world: World) {
  const { method, bodyType = 'application/json', responseType } = endpoint;
  const cookie = world.cookies.get(role);
  const isElsewhere = isOnPage(role) || isKeyless(role);
  const { siteOrigin } = server.platform.configuration;
  const ask = responseType === 'text/event-stream' ? server.injectStream : server.inject;
  return ask({
    method,
    url: fillAddress(endpoint, world) + (isOnPage(role) ? `?key=${world.siteKey}` : ''),
    headers: {
      ...(isElsewhere
        ? { origin: shop, 'sec-fetch-site': 'cross-site' }
        : { origin: siteOrigin, 'sec-fetch-site': 'same-origin' }),
      'x-boardwalk': '1',
      ...(responseType && { accept: responseType }),
      ...(cookie && { cookie }),
      ...(takesKey(endpoint) && { 'idempotency-key': randomUUID() }),
      ...(method !== 'GET' && { 'content-type': bodyType }),
    },
    ...(method !== 'GET' && { payload: JSON.stringify(bodyOf(name, world)) }),
  });
}
