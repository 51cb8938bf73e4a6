import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { serveSdkFiles } from './serve-sdk-files.ts';

const sdkFolder = mkdtempSync(join(tmpdir(), 'sdk-'));
const script = 'export const widget = 1;';
for (const folder of ['v1', 'v0.1.0']) mkdirSync(join(sdkFolder, folder));
writeFileSync(join(sdkFolder, 'secret.txt'), 'no file of a version');
writeFileSync(join(sdkFolder, 'v1', 'boardwalk.js'), script);
writeFileSync(join(sdkFolder, 'v0.1.0', 'search.js'), script);
writeFileSync(join(sdkFolder, 'v0.1.0', 'search.js.br'), brotliCompressSync(script));

const { inject } = await startTestServer([{ name: 'site', routes: [], serve: serveSdkFiles }], {
  sdkFolder,
  withoutDatabase: true,
});

test('the loader is asked for again soon, on every page', async () => {
  const { status, text, headers } = await inject({
    url: '/v1/boardwalk.js',
    headers: { origin: 'https://partner.example' },
  });
  expect([status, text]).toEqual([200, script]);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/i);
  expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a version’s file stays for ever and comes as it was compressed', async () => {
  const { headers, bytes } = await inject({
    url: '/v0.1.0/search.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(bytes).toString()).toBe(script);
});

test('what did not arrive is there under a second address', async () => {
  const { status, text, headers } = await inject({ url: '/v0.1.0/again/search.js' });
  expect([status, text]).toEqual([200, script]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  '/v0.1.0/again/again/search.js',
  '/v0.1.0/again/../../secret.txt',
  '/v0.1.0/again/%2e%2e/secret.txt',
  '/v1/nothing.js',
  '/v9.9.9/search.js',
  '/v1/../secret.txt',
  '/v1/%2e%2e/secret.txt',
  '/v1/%2e%2e%2fsecret.txt',
  '/v1/..%5csecret.txt',
  '/v1/.env',
  '/v1/boardwalk.js%00',
  '/v1//boardwalk.js',
  '/v1/',
  '/v1',
])('%s gives nothing away', async (url) => {
  const { status, text } = await inject({ url });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('no file of a version');
});

test.each(['bytes=99999999-', 'bytes=5-2', 'bytes=-0'])(
  'a script comes whole whatever range is asked: %s',
  async (range) => {
    const { status, text } = await inject({ url: '/v1/boardwalk.js', headers: { range } });
    expect([status, text]).toEqual([200, script]);
  },
);
