import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { useForeignSites } from './foreign-pages.ts';

const { siteOrigin } = getProduct();
const browser = useChromium();
const sites = useForeignSites();

/** Returns what the README says to paste, as it stands there, for the product of this run. */
function readSnippet(): string {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, snippet] = /## Embed it\n\n```html\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!snippet?.includes('http://localhost:4000/')) throw new Error('The README has no snippet.');
  return snippet.replaceAll('http://localhost:4000', siteOrigin);
}

const html = `<!doctype html><html lang="en-CA"><meta charset="utf-8"><title>Somebody’s page</title>
<link rel="icon" href="data:,">\n${readSnippet()}`;

/** The calls that a page makes, and what they carry and bring of cookies. */
function watchCalls(page: Page) {
  const calls: string[] = [];
  const cookies: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(pathname);
    const [sent, set] = await Promise.all([
      response.request().headerValue('cookie'),
      response.headerValue('set-cookie'),
    ]);
    if (sent ?? set) cookies.push(`${pathname}: ${sent ?? set}`);
  });
  return { calls, cookies };
}

test.each([
  ['a page of 127.0.0.1 on another port', () => sites.show('127.0.0.1', { html })],
  ['a page of another name', () => sites.show('somebody.localhost', { html })],
  ['a file', () => sites.showFile(html)],
])('the README’s snippet in %s shows cards, a map and a listing', async (_, show) => {
  const { page, errors } = await watchPage(browser(), 'about:blank');
  const { calls, cookies } = watchCalls(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(siteOrigin);
  await page.context().addCookies([{ name: 'bw-session', value: 'x'.repeat(43), url: siteOrigin }]);
  await page.goto(show());
  calls.length = 0;
  cookies.length = 0;

  const search = page.locator('bw-search');
  await search.locator('article').nth(15).waitFor();
  await search.locator('img.leaflet-tile-loaded').first().waitFor();
  await search.locator('article').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Listing', exact: true });
  await dialog.locator('bw-listing').getByRole('heading', { level: 2 }).first().waitFor();
  await dialog
    .getByRole('button', { name: /^Show (phone number|e-mail)/ })
    .first()
    .click();
  await dialog.locator('a[href^="tel:"], a[href^="mailto:"]').first().waitFor();

  expect(calls.filter((path) => /^\/api\/v1\/(user|events|bookmarks|embeds)\b/.test(path))).toEqual(
    [],
  );
  expect(calls.length).toBeGreaterThan(2);
  expect(cookies).toEqual([]);
  expect(warnings).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['pk_live_demopartnersite000000000', 'pk_test_nobodys'])(
  'a page that shows %s, which is not its own, is told why it reads nothing',
  async (key) => {
    const { page } = await watchPage(browser(), 'about:blank');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[boardwalk]')) warnings.push(message.text());
    });
    const shown = html.replace('boardwalk.js"', `boardwalk.js" data-key="${key}"`);
    await page.goto(sites.show('127.0.0.1', { html: shown }));
    await page.locator('bw-search').getByText('Listings can’t be shown').first().waitFor();
    expect(new Set(warnings).size).toBe(1);
    expect(warnings[0]).toMatch(/key (is not known|belongs to)/);
    expect(warnings[0]).toContain('/dashboard/embeds');
  },
);
