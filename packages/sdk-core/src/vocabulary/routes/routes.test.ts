import { expect, test } from 'vitest';
import * as routes from './routes.ts';

const all = Object.entries(routes);

test('every route is named as it is imported, and no path stands twice', () => {
  for (const [name, { routeName }] of all) expect(routeName).toBe(name);
  expect(new Set(all.map(([, { pattern }]) => pattern)).size).toBe(all.length);
});

test('a path is filled with escaped values', () => {
  const { path, name, params } = routes.listing({ type: 'a/b?c', id: 7 });
  expect(path).toBe('/a%2Fb%3Fc/listing/7');
  expect([name, params]).toEqual(['listing', { type: 'a/b?c', id: 7 }]);
});

test.each(['', '.', '..'])('“%s” is no value for a path', (type) => {
  expect(() => routes.listing({ type, id: 7 })).toThrow('/{type}/listing/{id} needs "type".');
});

test('a query follows, without what is absent', () => {
  const query = { planId: 'p 1', billboards: undefined, listingId: 3 };
  expect(routes.subscriptions({}, query).path).toBe('/subscriptions?planId=p+1&listingId=3');
  expect(routes.home({}, { planId: undefined }).path).toBe('/');
});
