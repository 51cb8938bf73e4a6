import { expect, test } from 'vitest';
import { startProductSearch } from './product-search.fixture.ts';

// The words in use are read once for some minutes, so this file has a server of its own.
const { signInSeller, createProduct, createShop, openShop, titles, search } =
  await startProductSearch();
const rosa = await signInSeller();
const shown = await openShop(rosa);
const carl = await signInSeller();
const other = await openShop(carl);
const draft = await createShop(carl);

for (const title of ['Walnut bowl', 'Walnut spoon', 'Marimba', 'Alto marimba']) {
  await createProduct(rosa, shown, { title });
}
for (const title of ['Walnu one', 'Walnu two']) await createProduct(carl, draft, { title });
for (const title of ['Marim bag', 'Case for marim']) await createProduct(carl, other, { title });

test('words of a shop that nobody sees change no search', async () => {
  const found = await search({ text: 'walnu' });
  expect(found).toMatchObject({ isSimilar: false, total: { count: 2 } });
});

test('a whole word of other products is a beginning where nothing else fits', async () => {
  const body = { text: 'marim', shop: shown, sort: 'price-low' };
  expect(await titles({ text: 'marim', shop: other })).toHaveLength(2);
  const first = await search(body, '?size=1');
  expect(first).toMatchObject({ isSimilar: false, total: { count: 2 } });
  const next = await search({ ...body, cursor: first.nextCursor }, '?size=1');
  const found = [...first.results, ...next.results].map(({ title }) => title);
  expect(found.toSorted()).toEqual(['Alto marimba', 'Marimba']);
  const facets = await search({ ...body, include: ['facets'] });
  expect(facets.facets.condition).toMatchObject([{ count: 2 }]);
});
