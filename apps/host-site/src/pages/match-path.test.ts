import { readFileSync } from 'node:fs';
import * as routes from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { expect, test } from 'vitest';
import { pages } from '../routes.ts';
import { browserPages, browserRoutes } from './browser-pages.ts';
import { findSitePage } from './find-site-page.ts';
import { createPathMatcher } from './match-path.ts';
import { publicPages } from './public-pages.ts';

const specified = readFileSync(new URL('../specified-routes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1] ?? '');

/** A path of the specification with values in its places. */
function example(path: string): string {
  const values: Readonly<Record<string, string>> = {
    '{provider}': 'stripe',
    '{shopId}': 'shop-a',
    '{subcategory}': 'ANY',
  };
  return path.replace(/\{\w+\}/g, (place) => values[place] ?? '17');
}

test('every path of the specification has its page', () => {
  expect(specified.length).toBe(95);
  for (const path of specified) expect(findSitePage(example(path)), path).toBeDefined();
});

test('a path names its page and its values', () => {
  expect(findSitePage('/item/listing/7')).toMatchObject({
    name: 'listing',
    params: { type: 'item', id: '7' },
  });
  expect(findSitePage('/search/v2/item/CLEAROUT')?.name).toBe('search');
  expect(findSitePage('/dashboard/login')?.name).toBe('login');
  expect(findSitePage('/dashboard/stripe')?.name).toBe('billing');
  expect(findSitePage('/')?.name).toBe('home');
});

test('a listing is found with its title behind it, and with a slash', () => {
  for (const path of [
    '/item/listing/7/red-sofa',
    '/item/listing/7/',
    '/item/listing/7/%E2%9C%93',
  ]) {
    expect(findSitePage(path)?.params).toEqual({ type: 'item', id: '7' });
  }
});

test.each([
  '/boat/listing/7',
  '/item/listing/abc',
  '/item/listing/0',
  '/item/listing/-1',
  '/item/listing/7e3',
  '/item/listing/99999999999999999',
  '/item/listing/7/a/b',
  '/search/v2/boats',
  '/policy/cookies',
  '/articles/%E0%A4%A',
  '/articles/a/b',
  '/nothing',
  '//evil.example',
  '/.env',
])('%s is no page', (path) => expect(findSitePage(path)).toBeUndefined());

test('what a route writes, the site reads', () => {
  const { path } = routes.article({ slug: 'a b/ü?' });
  expect(findSitePage(path)?.params).toEqual({ slug: 'a b/ü?' });
});

test('the browser finds the same page as the server, or leaves the path to it', () => {
  const findPage = createPathMatcher(browserPages, browserRoutes);
  const found = specified.map(example).filter((path) => findPage(path) !== undefined);
  expect(found.length).toBeGreaterThan(23);
  for (const path of found) expect(findPage(path)).toEqual(findSitePage(path));
  // Registration, payment and shops are pages that the server makes.
  const ofShops = ['marketplace', 'product', 'shop'];
  const made = ['register', 'registerUser', 'registerMerchant', 'checkout', ...ofShops];
  const publicNames = [...Object.keys(publicPages), ...made];
  const built = Object.entries(pages).filter(
    ([, { widgets, guard, layout }]) => widgets && guard === 'none' && layout === 'public',
  );
  expect(built.map(([name]) => name).sort()).toEqual(publicNames.sort());
});
