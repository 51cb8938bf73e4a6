import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoSiteKey } from '@boardwalk/server-parts/demo-site-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbedderSite } from './embedder-site.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const pages = new URL('../partner/', import.meta.url);
  server = createServer(createEmbedderSite(pages, 'http://localhost:4000')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an object.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each(['/', '/index', '/index.html', '/?a=1'])(
  '%s is the page with the search',
  async (path) => {
    const response = await fetch(origin + path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(
      `<script src="http://localhost:4000/v1/boardwalk.js" data-key="${demoSiteKey}"></script>`,
    );
    expect(page).toContain('<bw-search category="property" near="Hamilton, ON">');
    expect(page).not.toContain('{{');
  },
);

test('the strictest policy covers it, and it keeps to that itself', async () => {
  const response = await fetch(`${origin}/`);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src http://localhost:4000; style-src 'none'; connect-src http://localhost:4000; img-src http://localhost:4000; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(await response.text()).not.toMatch(/<style|style=|<link|<script>/);
});

test.each(['/nothing', '/../package.json', '/..%2f..%2fpackage', '//', '/index.html/'])(
  '%s is no page',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  },
);

test('it is for reading', async () => {
  expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(405);
});

test.each([
  ['homes', '<bw-search category="property"'],
  ['yard', '<bw-search category="item"'],
  ['news', '<bw-listing type="property"'],
  ['members', '<bw-sign-in>'],
])('%s has its widget, its own look and nothing inline', async (name, tag) => {
  const response = await fetch(`${origin}/${name}`);
  const page = await response.text();
  expect(page).toContain(tag);
  expect(page).toContain(`<link rel="stylesheet" href="/${name}.css">`);
  expect(page).not.toMatch(/<style|style=|<script>|\{\{/);
  expect(await (await fetch(`${origin}/`)).text()).toContain(`href="/${name}"`);
});

test('a page with a style sheet beside it may use that, and nothing else', async () => {
  const page = await fetch(`${origin}/homes`);
  const styles = await fetch(`${origin}/homes.css`);
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect(await page.text()).toContain('<link rel="stylesheet" href="/homes.css">');
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect((await fetch(`${origin}/nothing.css`)).status).toBe(404);
});
