import { expect, test } from 'vitest';
import { canaries, openCanary, type SentCall, traces, writes } from './log-canaries.fixture.ts';
import { domains } from './main.ts';
import { installRefusals } from './platform/database/refused-writes.fixture.ts';
import type { EndpointRoute } from './platform/domain.ts';
import { keepLog } from './platform/log-lines.fixture.ts';
import { startTestServer, type TestServer } from './platform/test-server.fixture.ts';

const { log, texts: lines } = keepLog();
const routes = domains.flatMap((domain) => domain.routes);
const server = await startTestServer(domains, { withoutLimits: true, log });
const { platform } = server;
const database = await installRefusals(platform.database);
/** Each call writes less often than this. */
const mostWrites = 160;
const refused = new Set<string>();

/** Sends canaries wherever a caller may put something that was not requested. */
function send(to: TestServer, { endpoint }: EndpointRoute, call: SentCall, query = '') {
  const { method, path, bodyType = 'application/json' } = endpoint;
  const url = path.replace(/\{(\w+)\}/g, (_, name) => String(call.path?.[name] ?? canaries.token));
  return to.inject({
    method,
    url: url + query,
    headers: {
      origin: platform.configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      'user-agent': canaries.agent,
      'x-canary': canaries.header,
      referer: `${platform.configuration.siteOrigin}/?q=${canaries.query}`,
      cookie: [`other=${canaries.cookie}`, call.cookie].filter(Boolean).join('; '),
      ...(method !== 'GET' && { 'content-type': call.type ?? bodyType }),
    },
    ...(method !== 'GET' && { payload: bytesOf(call) }),
  });
}

function bytesOf({ body = {} }: SentCall): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
}

function expectSilence(what: string): void {
  const told = lines.flatMap((line) => line.match(traces)?.slice(0, 1) ?? []);
  expect(told, what).toEqual([]);
}

test.each(Object.keys(writes))(
  '%s: whichever of its writes the database refuses, no line tells what it was given',
  async (name) => {
    const route = routes.find((one) => one.name === name);
    const call = writes[name];
    if (!route || !call) throw new Error(`There is no endpoint ${name}.`);
    let status = 0;
    for (let nth = 1; nth <= mostWrites; nth += 1) {
      await database.refuse(0);
      const one = await openCanary(platform);
      const sent = await call(one);
      await database.refuse(nth);
      ({ status } = await send(server, route, { cookie: one.cookie, ...sent }));
      if (!(await database.hasReached(nth))) break;
      refused.add(`${name} ${nth}`);
    }
    await database.refuse(0);
    expect(refused).toContain(`${name} 1`);
    // Where nothing is refused any more, it was a call that does what it is there for.
    expect(status).toBe(200);
    expectSilence(name);
  },
);

test('no endpoint tells of what it can’t read, nor of paths, queries, headers and cookies', async () => {
  const { cookie } = await openCanary(platform);
  const before = lines.length;
  for (const route of routes) {
    if (route.endpoint.responseType === 'text/event-stream') continue;
    const query = `?note=${canaries.query}`;
    const body = { email: canaries.address, [canaries.text]: 1 };
    await send(server, route, { cookie, body }, query);
    await send(server, route, { cookie, body: `{"password": ${canaries.password}` }, query);
    const path = { id: canaries.text };
    await send(server, route, { path, body: canaries.text, type: 'text/html' });
  }
  await server.inject({ url: `/${canaries.token}/${canaries.address}-1?${canaries.query}` });
  expect(lines.length - before).toBeGreaterThan(3 * (routes.length - 1));
  expectSilence('what can’t be read');
});

test('a database that is away is told without what was asked of it', async () => {
  const away = await startTestServer(domains, { withoutDatabase: true, withoutLimits: true, log });
  const one = await openCanary(platform);
  const before = lines.length;
  let failures = 0;
  for (const route of routes) {
    if (route.endpoint.responseType === 'text/event-stream') continue;
    const call = await (writes[route.name]?.(one) ?? {});
    const { status } = await send(away, route, { cookie: one.cookie, ...call });
    if (status >= 500) failures += 1;
  }
  expect(failures).toBeGreaterThan(50);
  expect(lines.length - before).toBeGreaterThan(failures);
  expectSilence('a database that is away');
});

test('enough was looked at, and lines still say what went wrong', () => {
  const failed = lines.map((line) => JSON.parse(line)).filter(({ err }) => err?.statement);
  const tables = new Set(failed.map(({ err }) => err.cause?.table).filter(Boolean));
  expect(refused.size).toBeGreaterThan(80);
  expect(failed.length).toBeGreaterThan(80);
  expect([...tables].sort()).toEqual(
    expect.arrayContaining(['account_tokens', 'audit_entries', 'mails', 'memberships', 'users']),
  );
  expect(tables.size).toBeGreaterThan(15);
  expect(failed.every(({ err }) => err.stack.length > 0)).toBe(true);
  for (const { dropped } of lines.map((line) => JSON.parse(line))) expect(dropped).toBeUndefined();
  for (const [id, value] of [
    ['canaries.lines', lines.length],
    ['canaries.writes', refused.size],
    ['canaries.tables', tables.size],
  ]) {
    console.log(JSON.stringify({ id, value }));
  }
});
