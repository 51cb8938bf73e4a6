import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { demoMerchantKey, demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { createBrokenRequests } from '@boardwalk/server-parts/http/broken-request';
import { readKnownHosts } from '@boardwalk/server-parts/http/known-hosts';
import { createHttpServer } from '@boardwalk/server-parts/http/listen';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createEmbedderSites } from './embedder-sites.ts';

const sitesByHost = {
  'partner.localhost': { pages: new URL('../partner/', import.meta.url), key: demoSiteKey },
  'escarpment.localhost': { pages: new URL('../merchant/', import.meta.url), key: demoMerchantKey },
};
const pictures = new URL('../../api/assets/demo-pictures/', import.meta.url);
const pages = Object.entries(sitesByHost).flatMap(([host, site]) =>
  readdirSync(site.pages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => [host, path.replace('.html', '')] as const),
);

let server: Server;
let origin: string;

beforeAll(async () => {
  const sites = createEmbedderSites(sitesByHost, { pictures, siteOrigin: 'http://localhost:4000' });
  server = createServer(sites).listen(0, '127.0.0.1');
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

/** Requests a path under a name that no look-up finds here. */
async function readAs(host: string, path: string): Promise<{ status: number; text: string }> {
  const sent = request(origin + path, { headers: { host: `${host}:4100` } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await text(answer) };
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

test('a site has one page of each name in both languages', () => {
  const merchant = pages.filter(([host]) => host === 'escarpment.localhost');
  const french = merchant.filter(([, name]) => name.startsWith('fr/'));
  expect(french).toHaveLength(6);
  expect(merchant).toHaveLength(12);
});

test.each(pages)(
  '%s: %s has one script of ours, nothing inline, no dead link',
  async (host, name) => {
    const { text: page } = await readAs(host, `/${name}`);
    expect(page.match(/http:\/\/localhost:4000\/v1\/boardwalk\.js"/g)).toHaveLength(1);
    expect(page).not.toMatch(/<style|style=|<script>|\{\{/);
    const paths = [...page.matchAll(/(?:href|src|action)="(\/[^"#?]*)/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(0);
    for (const path of new Set(paths)) {
      expect((await readAs(host, path)).status, path).toBe(200);
    }
  },
);

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
  ['partner.localhost', 'Dundurn &amp; Vale'],
  ['escarpment.localhost', 'Escarpment Furniture'],
  ['Escarpment.Localhost', 'Escarpment Furniture'],
  ['127.0.0.1', 'Dundurn &amp; Vale'],
  ['escarpment.localhost.evil.example', 'Dundurn &amp; Vale'],
])('under %s the site is that of %s', async (host, brand) => {
  expect((await readAs(host, '/')).text).toContain(brand);
});

test.each([
  ['/shop', '<bw-shop shop="escarpment-furniture" url-sync>'],
  ['/product', '<bw-product shop="escarpment-furniture" url-sync heading-level="1">'],
  ['/product', 'data-product-template="/product?id={id}"'],
  ['/fr/product', 'data-product-template="/fr/product?id={id}"'],
  ['/fr/shop', 'data-shop-template="/fr/shop"'],
  ['/cart', '<bw-cart url-sync heading-level="1">'],
  ['/fr/cart', '<bw-cart url-sync heading-level="1">'],
])('the merchant’s %s has %s, and the merchant’s key', async (path, tag) => {
  const { text: page } = await readAs('escarpment.localhost', path);
  expect(page).toContain(tag);
  expect(page).toContain(`data-key="${demoMerchantKey}"`);
});

test('a site has no files of the other', async () => {
  expect((await readAs('escarpment.localhost', '/workshop.css')).status).toBe(200);
  expect((await readAs('partner.localhost', '/workshop.css')).status).toBe(404);
  expect((await readAs('escarpment.localhost', '/brokerage.css')).status).toBe(404);
});

test('a host that nobody knows is refused', async () => {
  const guarded = createHttpServer({
    handle: createEmbedderSites(sitesByHost, { pictures, siteOrigin: 'http://localhost:4000' }),
    hosts: readKnownHosts({}, 'http://partner.localhost:4100'),
    brokenRequests: createBrokenRequests({ siteOrigin: 'http://localhost:4000', mode: 'demo' }),
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void guarded.close());
  await once(guarded, 'listening');
  const { port } = guarded.address() as AddressInfo;
  const statusAs = async (host: string) => {
    const sent = request({ host: '127.0.0.1', port, headers: { host, connection: 'close' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await statusAs('partner.localhost:4100')).toBe(200);
  expect(await statusAs('escarpment.localhost:4100')).toBe(200);
  expect(await statusAs('evil.example:4100')).toBe(421);
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
