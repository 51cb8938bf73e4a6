import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedderSite } from './embedder-site.ts';

const pages = new URL('../partner/', import.meta.url);
const pictures = new URL('../../api/assets/demo-pictures/', import.meta.url);
const names = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => path.replace('.html', ''));

let server: Server;
let origin: string;

beforeAll(async () => {
  const site = createEmbedderSite({ pages, pictures, siteOrigin: 'http://localhost:4000' });
  server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function read(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

test.each(['/bare', '/bare.html', '/bare?a=1'])(
  '%s is the page with a search alone',
  async (path) => {
    const response = await fetch(origin + path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(
      `<script src="http://localhost:4000/v1/boardwalk.js" data-key="${demoSiteKey}"></script>`,
    );
    expect(page).toContain('<bw-search category="property" near="Hamilton, ON">');
  },
);

test('the strictest policy covers the bare page, and it keeps to that itself', async () => {
  const response = await fetch(`${origin}/bare`);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src http://localhost:4000; style-src 'none'; connect-src http://localhost:4000; img-src http://localhost:4000; media-src http://localhost:4000; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(await response.text()).not.toMatch(/<style|style=|<link|<script>/);
});

test('the other pages may use files of the site beside ours, and nothing inline', async () => {
  const response = await fetch(origin);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src http://localhost:4000 'self'; style-src 'self'; connect-src http://localhost:4000; img-src http://localhost:4000 'self'; media-src http://localhost:4000; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

test.each(['/', '/index', '/index.html', '/?a=1', '/fr/', '/fr/index.html'])(
  '%s is the first page of a brokerage',
  async (path) => {
    expect(await read(path)).toContain('Dundurn &amp; Vale');
  },
);

test.each(names)('%s holds one script of ours, nothing inline and no dead link', async (name) => {
  const page = await read(`/${name}`);
  expect(page.match(/http:\/\/localhost:4000\/v1\/boardwalk\.js"/g)).toHaveLength(1);
  expect(page).not.toMatch(/<style|style=|<script>|\{\{/);
  const paths = [...page.matchAll(/(?:href|src|action)="(\/[^"#?]*)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of new Set(paths)) {
    expect((await fetch(origin + path)).status, path).toBe(200);
  }
});

test.each([
  ['homes', '<bw-search category="property"'],
  ['listing', '<bw-listing url-sync'],
  ['person', '<bw-listing type="realtor" url-sync'],
  ['members', '<bw-sign-in>'],
  ['cards', '<bw-cards choice="none">'],
  ['fr/cards', '<bw-cards choice="none">'],
  ['sell', '<bw-post type="property">'],
  ['advertise', '<bw-boards near="Hamilton, ON">'],
  ['fr/advertise', '<bw-boards near="Hamilton, ON">'],
  ['yard', '<bw-search category="item"'],
  ['news', '<bw-listing type="property"'],
])('%s has its widget', async (name, tag) => {
  expect(await read(`/${name}`)).toContain(tag);
});

test.each([
  ['/brokerage.css', 'text/css; charset=utf-8'],
  ['/brokerage.js', 'text/javascript; charset=utf-8'],
  ['/mark.svg', 'image/svg+xml'],
  ['/pictures/portrait-2/320.webp', 'image/webp'],
])('%s comes as %s', async (path, mediaType) => {
  expect((await fetch(origin + path)).headers.get('content-type')).toBe(mediaType);
});

test.each([
  '/nothing',
  '/nothing.css',
  '/fr',
  '/fr/nothing',
  '/pictures/nothing/320.webp',
  '/pictures/pictures.json',
  '/../package.json',
  '/..%2f..%2fpackage',
  '/pictures/../pictures.json',
  '//',
  '/index.html/',
])('%s is no page', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});

test('it is for reading', async () => {
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
});
