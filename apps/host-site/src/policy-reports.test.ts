import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { ask, echo, reportedErrors, startGateway, violations } from './gateway.fixture.ts';
import { policyReportsPath } from './policy-reports.ts';

const modern = { 'content-type': 'application/reports+json' };
const older = { 'content-type': 'application/csp-report' };

async function send(headers: Record<string, string>, body: string, port?: number) {
  return ask(port ?? (await startGateway(echo)), policyReportsPath, headers, body);
}

const body = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?who=rosa',
  documentURL: 'https://market.example/dashboard?token=secret',
  sourceFile: 'https://market.example/site/site.js',
  sample: 'alert(1)',
};

test('what a browser reports is told without what may be personal', async () => {
  const reports = [
    { type: 'csp-violation', age: 2, body },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  const answer = await send(modern, JSON.stringify(reports));
  expect([answer.status, answer.body]).toEqual([202, '']);
  expect(violations).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/a.js',
      page: 'https://market.example/dashboard',
      source: 'https://market.example/site/site.js',
    },
  ]);
});

test('the older way of reporting is understood', async () => {
  const report = { 'effective-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': '/' };
  expect((await send(older, JSON.stringify({ 'csp-report': report }))).status).toBe(202);
  expect(violations).toEqual([{ directive: 'img-src', blocked: 'inline', page: '/', source: '' }]);
});

test.each([
  ['another type', { 'content-type': 'application/json' }, '[]', 415],
  ['no type', {}, '[]', 415],
  ['no JSON', modern, '[', 400],
  ['100 kB', modern, JSON.stringify(['a'.repeat(100_000)]), 413],
  ['20 MB', modern, 'a'.repeat(20_000_000), 413],
])('%s is refused, and nothing is told', async (_, headers, text, status) => {
  expect((await send(headers as Record<string, string>, text)).status).toBe(status);
  expect(violations).toEqual([]);
});

test.each(['null', '3', '[null, 1, [], "x"]', '{"csp-report": 4}', '[{"type": "csp-violation"}]'])(
  'of %s nothing is told',
  async (text) => {
    expect((await send(modern, text)).status).toBe(202);
    expect(violations).toEqual([]);
  },
);

test('of many a few are told, of what is no address only that, and of a flood ten a minute', async () => {
  const port = await startGateway(echo);
  const long = { ...body, blockedURL: 'a'.repeat(2_000), sourceFile: 7 };
  const many = JSON.stringify(Array(25).fill({ type: 'csp-violation', body: long }));
  expect((await send(modern, many, port)).status).toBe(202);
  expect(violations).toHaveLength(20);
  expect(violations[0]).toMatchObject({ blocked: 'malformed', source: '' });
  const statuses = [];
  for (let call = 0; call < 12; call++) statuses.push((await send(modern, '[]', port)).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await ask(port, '/', { accept: 'text/html' })).status).toBe(200);
});

test('reports that trickle in are given up after half a minute', async () => {
  const port = await startGateway(echo);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const headers = { ...modern, 'content-length': '600' };
  const place = { host: '127.0.0.1', port, path: policyReportsPath };
  const outgoing = request({ ...place, method: 'POST', headers });
  let isGivenUp = false;
  let seconds = 0;
  outgoing.once('error', () => {
    isGivenUp = true;
  });
  outgoing.write('[');
  // A busy machine takes a while until the report has come so far that its time runs.
  while (!isGivenUp) {
    outgoing.write(' ');
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1_000);
    seconds += 1;
  }
  expect(seconds).toBeGreaterThanOrEqual(30);
  vi.useRealTimers();
  expect(reportedErrors).toEqual([]);
});
