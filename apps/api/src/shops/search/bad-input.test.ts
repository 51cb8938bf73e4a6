import { expect, test } from 'vitest';
import { startProductSearch } from './product-search.fixture.ts';

const { signInSeller, createProduct, openShop, search, titles, refused } =
  await startProductSearch();
const rosa = await signInSeller();
const shop = await openShop(rosa);
await createProduct(rosa, shop, { title: 'Second chair' });

test.each([
  ['a size of 0', '?size=0', 'query.size'],
  ['a size of 101', '?size=101', 'query.size'],
  ['a start beyond the cap', '?start=10001', 'query.start'],
  ['an unknown parameter', '?page=2', 'query.page'],
])('%s is refused', async (_, query, path) => {
  expect(await refused({}, query)).toEqual([path]);
});

test.each([
  ['5,000 letters', { text: 'a'.repeat(5_000) }, 'body.text'],
  ['201 letters', { text: 'a'.repeat(201) }, 'body.text'],
  ['an address that is none', { shop: '../admin' }, 'body.shop'],
  ['an address with a NUL', { shop: 'map\u0000le' }, 'body.shop'],
  ['an unknown shelf', { category: 'YACHTS' }, 'body.category'],
  ['a leaf without its shelf', { leaf: 'CHAIRS' }, 'body.leaf'],
  ['a leaf of another shelf', { category: 'LIGHTING', leaf: 'CHAIRS' }, 'body.leaf'],
  ['no condition', { condition: [] }, 'body.condition'],
  ['an unknown condition', { condition: ['WORN'] }, 'body.condition.0'],
  ['a price upside down', { price: { min: 2, max: 1 } }, 'body.price.min'],
  ['a negative price', { price: { min: -1 } }, 'body.price.min'],
  ['a price of half a cent', { price: { max: 0.5 } }, 'body.price.max'],
  ['a price of a milliard', { price: { max: 100_000_000 } }, 'body.price.max'],
  ['a price of another currency', { price: { max: 1, currency: 'EUR' } }, 'body.price.currency'],
  ['a stock of none', { inStock: false }, 'body.inStock'],
  ['a country that none ships to', { shipsTo: { country: 'FR' } }, 'body.shipsTo.country'],
  [
    'a region of another country',
    { shipsTo: { country: 'CA', region: 'NSW' } },
    'body.shipsTo.region',
  ],
  [
    'a postal code with a NUL',
    { shipsTo: { country: 'CA', postalCode: 'L8P\u0000' } },
    'body.shipsTo.postalCode',
  ],
  [
    'a postal code of 13 letters',
    { shipsTo: { country: 'CA', postalCode: 'L8P4Y5L8P4Y5L' } },
    'body.shipsTo.postalCode',
  ],
  ['a latitude of 91', { near: { lat: 91, lng: 0 } }, 'body.near.lat'],
  ['a distance below nothing', { near: 'Hamilton, ON', distance: -1 }, 'body.distance'],
  ['a distance around the earth', { near: 'Hamilton, ON', distance: 2_000_001 }, 'body.distance'],
  ['an order that only listings have', { sort: 'soonest' }, 'body.sort'],
  ['facets of everything', { include: ['facets'] }, 'body.include'],
  ['clusters', { include: ['clusters'] }, 'body.include.0'],
  ['an unknown option', { owner: 1 }, 'body.owner'],
  ['a cursor of 201 letters', { cursor: 'a'.repeat(201) }, 'body.cursor'],
  ['a cursor that is none', { cursor: 'bm9uZQ' }, 'body.cursor'],
])('%s is refused', async (_, body, path) => {
  expect(await refused(body)).toEqual([path]);
});

test.each([
  { key: 1e300, id: 7 },
  { key: -1, id: 7 },
  { key: 1, id: -7 },
])('a cursor that stands at no place is refused: %j', async (place) => {
  const cursor = Buffer.from(JSON.stringify({ sort: 'newest', ...place, similar: false }));
  const body = { sort: 'newest', cursor: cursor.toString('base64url') };
  expect(await refused(body)).toEqual(['body.cursor']);
});

test.each([1e300, 'Infinity', '-Infinity', -5, 0.001])(
  'a price that no product has, in a cursor, is a place all the same: %s',
  async (key) => {
    const cursor = Buffer.from(JSON.stringify({ sort: 'price-low', key, id: 7, similar: false }));
    const body = { sort: 'price-low', cursor: cursor.toString('base64url') };
    expect((await search(body)).results).toHaveLength(Number(key) > 1 ? 0 : 2);
  },
);

test('a cursor of another order is refused, and of other words goes on from its place', async () => {
  const { nextCursor } = await search({ shop, sort: 'newest' }, '?size=1');
  expect(await refused({ shop, sort: 'price-low', cursor: nextCursor })).toEqual(['body.cursor']);
  const others = { shop, sort: 'newest', text: 'second', cursor: nextCursor };
  expect(await titles(others)).toEqual([]);
});

test('an offset beyond all pages finds nothing', async () => {
  const cursor = Buffer.from(
    JSON.stringify({ sort: 'relevance', offset: 1_000_000, asOf: 1, similar: false }),
  ).toString('base64url');
  expect(await search({ text: 'chair', cursor })).toMatchObject({ results: [], nextCursor: null });
});

test.each(['', ' ', '?!*&|()<->:', "';--", '\u0000', '%%%', '- -- ---', '😀'])(
  'only signs are no words: %j',
  async (text) => {
    expect(await titles({ text, shop })).toEqual(['Second chair', 'Oak chair']);
  },
);

test('words with signs and a NUL are found as without', async () => {
  expect(await titles({ text: "oak'\u0000chair:*&", shop })).toEqual(['Oak chair']);
  expect(await titles({ text: 'the', shop })).toBeInstanceOf(Array);
});

test('a shop that is not there has no products', async () => {
  expect(
    await search({ shop: 'no-such-shop', include: ['page', 'total', 'facets'] }),
  ).toMatchObject({
    results: [],
    total: { count: 0 },
    facets: { category: [] },
  });
});
