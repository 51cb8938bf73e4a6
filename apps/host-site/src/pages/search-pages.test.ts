import { expect, test } from 'vitest';
import { findSitePage } from './find-site-page.ts';
import { searchAddress } from './search-pages.ts';
import { widgetsOf } from './widgets-of.ts';

const shareable = { 'bw-search': ['category', 'subcategory', 'near', 'page', 'has-pictures'] };

test.each([
  ['/search/v2/property/RESIDENTIAL?near=Hull&page=2', { near: 'Hull', page: '2' }],
  ['/search/v2/property?has-pictures=', { 'has-pictures': '' }],
  ['/search/v2/listing?category=item,event', {}],
  ['/search/v2/property?subcategory=RESIDENTIAL,VACATION', {}],
  ['/search/v2/listing', {}],
])('the address %s is that of the search it shows', (address, some) => {
  const url = new URL(address, 'http://localhost');
  const match = findSitePage(url.pathname);
  if (!match) throw new Error('The address has a page.');
  const [widget] = widgetsOf(match, url.searchParams, shareable);
  expect(widget?.attributes).toMatchObject(some);
  const written = new URL(searchAddress(widget?.attributes ?? {}), 'http://localhost');
  expect(written.pathname).toBe(url.pathname);
  expect(Object.fromEntries(written.searchParams)).toEqual(Object.fromEntries(url.searchParams));
});

test('a query sets shareable attributes only, and none that stand in the path', () => {
  const match = findSitePage('/search/v2/item');
  if (!match) throw new Error('The address has a page.');
  const query = new URLSearchParams('onclick=alert(1)&style=x&category=event&heading=Hi&near=Hull');
  expect(widgetsOf(match, query, shareable)).toEqual([
    { tag: 'bw-search', attributes: { category: 'item', near: 'Hull' }, sharesState: true },
  ]);
});
