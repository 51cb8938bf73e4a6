import { expect, test } from 'vitest';
import { startProductSearch } from './product-search.fixture.ts';

// The words in use are read once for some minutes, so this file has a server of its own.
const { signInSeller, createProduct, openShop, search } = await startProductSearch();

test('a misspelt word in no title is offered as one that products have', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  for (const title of ['One', 'Two']) {
    await createProduct(rosa, shop, { title, description: 'Smells of cardamom.' });
  }
  const { results, repairs } = await search({ text: 'cardamum', shop });
  expect(results).toEqual([]);
  expect(repairs).toContainEqual({ drop: 'text', text: 'cardamom', count: 2, isCapped: false });
});
