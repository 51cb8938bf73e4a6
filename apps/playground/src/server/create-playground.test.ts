import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { catalogue } from '../catalogue/catalogue.fixture.ts';
import { createPlayground } from './create-playground.ts';
import { readSettings } from './settings.ts';

const servers: Server[] = [];
let origin: string;

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site that answers with the request it received. */
const site: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  const body = await text(request);
  response.setHeader('content-type', 'application/json');
  response.setHeader('set-cookie', 'session=1');
  response.end(JSON.stringify({ title: 'Sofa', method, url, headers, body }));
};

beforeAll(async () => {
  const settings = readSettings({ SITE_ORIGIN: await serve(site) });
  const asset = { type: 'text/javascript', body: Buffer.from('1'), isImmutable: true };
  origin = await serve(
    createPlayground(settings, {
      files: new Map([['/assets/playground-1.js', asset]]),
      catalogue,
      playground: { script: '/assets/playground-1.js', styles: '/assets/playground-1.css' },
      preview: { script: '/assets/preview-1.js', checker: '/assets/checker-1.js' },
      parts: { script: '/assets/parts-1.js' },
    }),
  );
});

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

test('its page runs its own script alone, and nobody may frame it', async () => {
  const response = await fetch(`${origin}/?widget=%3Cscript%3Ealert(1)%3C/script%3E`);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("trusted-types 'none'");
  const page = await response.text();
  expect(page).not.toContain('alert');
  expect(page).not.toMatch(/<script>|<style|style=/);
});

test('the page of parts runs its own script alone, and its examples write no styles', async () => {
  const response = await fetch(`${origin}/parts?part=%3Cscript%3E`);
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("trusted-types 'none'");
  expect(await response.text()).not.toMatch(/<script>|<style|style=/);
});

test('a preview may be framed by the playground and nobody else', async () => {
  const response = await fetch(`${origin}/preview?widget=bw-search`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await fetch(`${origin}/preview?widget=iframe`)).status).toBe(404);
});

test.each(['/nothing', '/assets/../package.json', '/assets/', '//', '/preview/x'])(
  '%s is not there',
  async (path) => expect((await fetch(origin + path)).ok).toBe(false),
);

test('real answers come through as the site gives them, without cookies either way', async () => {
  const response = await fetch(`${origin}/through/live/full/api/v1/listing/7/similar?size=2`, {
    headers: { cookie: 'session=1', authorization: 'Bearer 1' },
  });
  expect(response.headers.has('set-cookie')).toBe(false);
  const { url, headers } = await response.json();
  expect(url).toBe('/api/v1/listing/7/similar?size=2');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
});

test('a body comes through, and a long answer is one to read', async () => {
  const response = await fetch(`${origin}/through/long/full/api/v1/listing/search`, {
    method: 'POST',
    body: '{"text":"sofa"}',
  });
  const { title, body } = await response.json();
  expect(body).toBe('{"text":"sofa"}');
  expect(title.length).toBeGreaterThan(60);
});

test.each([
  ['empty', 200, { results: [] }],
  ['error', 500, { code: 'internal' }],
  ['signed-out', 401, { code: 'unauthorized', detail: 'You have been logged out' }],
])('%s is answered without the API', async (mode, status, answer) => {
  const response = await fetch(`${origin}/through/${mode}/full/api/v1/listing/7/similar`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(answer);
});

test('offline cuts the connection, and loading keeps silent', async () => {
  await expect(fetch(`${origin}/through/offline/full/api/v1/user/`)).rejects.toThrow(TypeError);
  const giveUp = new AbortController();
  const onAnswer = vi.fn<() => void>();
  const { signal } = giveUp;
  const silence = fetch(`${origin}/through/loading/full/api/v1/user/`, { signal });
  silence.then(onAnswer, () => {});
  // Sent later and, on the slow network, answered later.
  await (await fetch(`${origin}/through/live/slow/v1/boardwalk.js`)).text();
  expect(onAnswer).not.toHaveBeenCalled();
  giveUp.abort();
  await expect(silence).rejects.toMatchObject({ name: 'AbortError' });
});

test('the slow network takes its time', async () => {
  const startedAt = performance.now();
  await (await fetch(`${origin}/through/live/slow/v1/boardwalk.js`)).text();
  expect(performance.now() - startedAt).toBeGreaterThan(140);
});

test.each([
  '/through/live/full/',
  '/through/live/full/login',
  '/through/live/full/api/docs',
  '/through/live/full/api/v1/../../login',
  '/through/live/full/api/v1/%2e%2e/%2e%2e/login',
  '/through/live/fast/api/v1/user/',
  '/through/else/full/api/v1/user/',
  '/through/live/full//evil.example/api/v1/',
])('%s leads nowhere', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});

test('another site’s page can’t call through it', async () => {
  const response = await fetch(`${origin}/through/live/full/api/v1/user/`, {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
});

test('only what widgets send comes through', async () => {
  const address = `${origin}/through/live/full/api/v1/listing/search`;
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
  const body = 'x'.repeat(70_000);
  expect((await fetch(address, { method: 'POST', body })).status).toBe(413);
});
