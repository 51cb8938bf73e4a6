import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../test-server.fixture.ts';
import { answersDomain, billBytes, forgetMap, state } from './answers.fixture.ts';

const { inject, call, platform } = await startTestServer([answersDomain], {
  withoutDatabase: true,
});

beforeEach(() => {
  Object.assign(state, { places: [1, 2], version: 7, packed: 0 });
  forgetMap();
});

/** What the header calls the file, for programs of today. */
const nameIn = (header: unknown) =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(`${header}`)?.[1] ?? '');

test('a table is a file of UTF-8 that nobody shows as a page', async () => {
  const { headers, text } = await call('GET', '/api/v1/table?name=list.csv');
  expect(text).toBe('a;b\r\nÉ;<script>\r\n');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="list.csv"; filename*=UTF-8''list.csv`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
  });
});

test.each([
  ['Été à Montréal.csv', 'Été à Montréal.csv'],
  ['a"; filename="evil.html', 'a_; filename=_evil.html'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['line\r\nset-cookie: a=b', 'line__set-cookie_ a=b'],
  ['gpj.\u202eexe', 'gpj._exe'],
  ['...', 'file'],
  ["it's (1)*.csv", "it's (1)_.csv"],
])('a file called %j is kept as %j', async (name, kept) => {
  const { headers } = await call('GET', `/api/v1/table?name=${encodeURIComponent(name)}`);
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\w .()-]+"; [\x21-\x7e]+$/,
  );
  expect(headers['set-cookie']).toBeUndefined();
  expect(nameIn(headers['content-disposition'])).toBe(kept);
});

test('a file arrives byte by byte, with its name and type', async () => {
  const { headers, bytes } = await call('GET', '/api/v1/bill');
  expect(headers['content-type']).toBe('application/pdf');
  expect(nameIn(headers['content-disposition'])).toBe('Bill 12.pdf');
  expect(new Uint8Array(bytes)).toEqual(billBytes);
});

test('what is no file is refused before it is sent as one', async () => {
  const { status, body } = await call('GET', '/api/v1/no-file');
  expect([status, body.code]).toEqual([500, 'internal']);
});

test('an answer that is known already is a 304 without a body, until it changes', async () => {
  const first = await call('GET', '/api/v1/places');
  const { etag } = first.headers;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const ask = (tag: string) => inject({ url: '/api/v1/places', headers: { 'if-none-match': tag } });
  for (const tag of [`${etag}`, `"other", ${etag}`, `${etag}`.slice(2), '*']) {
    const again = await ask(tag);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  }
  state.places = [1, 2, 3];
  const changed = await ask(`${etag}`);
  expect([changed.status, changed.body]).toEqual([200, { places: [1, 2, 3] }]);
  expect(changed.headers.etag).not.toBe(etag);
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br;q=0.9', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  [undefined, undefined, (bytes: Buffer) => bytes],
])('what is kept packed is sent to who takes %s as %s', async (accept, encoding, unpack) => {
  const headers = accept === undefined ? {} : { 'accept-encoding': accept };
  const answers = [1, 2].map(() => inject({ url: '/api/v1/map', headers }));
  for (const { status, bytes, headers: told } of await Promise.all(answers)) {
    expect(status).toBe(200);
    expect(told['content-encoding']).toBe(encoding);
    expect(told.vary).toContain('Accept-Encoding');
    expect(told['cache-control']).toBe('public, max-age=60');
    if (encoding) expect(bytes.length).toBeLessThan(200);
    expect(JSON.parse(unpack(bytes).toString()).map).toMatch(/^1 x{5000}$/);
  }
  expect(state.packed).toBe(1);
  const { etag } = (await inject({ url: '/api/v1/map' })).headers;
  const known = await inject({ url: '/api/v1/map', headers: { 'if-none-match': `${etag}` } });
  expect([known.status, known.text]).toEqual([304, '']);
});

const change = (headers: Record<string, string>) =>
  inject({
    method: 'PUT',
    url: '/api/v1/places',
    headers: { origin: platform.configuration.siteOrigin, 'x-boardwalk': '1', ...headers },
    payload: { places: [] },
  });

test.each([
  ['"7"', 200],
  ['*', 200],
  ['"6", "7"', 200],
  ['W/"7"', 412],
  ['7', 412],
  ['', 412],
])('a change of version 7 with If-Match: %s is answered %i', async (ifMatch, status) => {
  const answer = await change({ 'if-match': ifMatch });
  expect(answer.status).toBe(status);
  if (status === 412) expect(answer.body.code).toBe('precondition-failed');
  expect([state.version, state.places]).toEqual(status === 200 ? [8, []] : [7, [1, 2]]);
});

test('an operation reads the key of its caller’s intention', async () => {
  const key = '6f9d7a0e-0c0c-4c5e-9a53-3c1d0e7b1a11';
  expect((await change({ 'idempotency-key': key })).body.key).toBe(key);
  expect((await change({})).body.key).toBeNull();
  for (const bad of ['', 'two words', 'x'.repeat(201), 'é']) {
    const { status, body: told } = await change({ 'idempotency-key': bad });
    expect([status, told.fields[0].path], bad).toEqual([400, 'headers.idempotency-key']);
  }
});

test('a page of others may send both, and read what a file is called', async () => {
  const { headers } = await inject({
    method: 'OPTIONS',
    url: '/api/v1/places',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'PUT' },
  });
  expect(headers['access-control-allow-headers']).toContain('If-Match');
  expect(headers['access-control-allow-headers']).toContain('Idempotency-Key');
  expect(headers['access-control-expose-headers']).toContain('Content-Disposition');
});

test.each<[ProblemCode, number]>([
  ['payment-required', 402],
  ['incomplete-profile', 403],
  ['precondition-failed', 412],
  ['not-processable', 422],
])('%s is answered %i', async (code, status) => {
  const answer = await call('GET', `/api/v1/refuse/${code}`);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code, status, detail: 'As it was asked for.' });
});
