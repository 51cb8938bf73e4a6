import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { shopAnswers, shopOf, shopPath } from '../testing/shop.fixture.ts';

/** A table as it was checked: a product is new, one changes, one is wrong. */
export const checkedTable: ProductImport = {
  ...{ id: 5, shopId: 'maple', state: 'checked', shape: 'shopify', name: 'products.csv', rows: 7 },
  ...{ created: 1, changed: 1, same: 0, wrong: 1, problems: 2, leftOut: ['Vendor', 'Image Src'] },
  notes: [
    { note: 'pictures', products: 1 },
    { note: 'category', products: 2 },
  ],
  ...{ done: 0, imported: 0, removed: 0, kept: 0 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', finishedAt: null },
};

/** The same once it is imported. */
export const doneTable: ProductImport = {
  ...checkedTable,
  ...{ state: 'done', done: 2, imported: 2, finishedAt: '2026-11-20T10:01:00.000Z' },
};

/** What is wrong with it. */
export const tableProblems = {
  total: 2,
  results: [
    { row: 4, column: 24, field: 'price', fault: 'money', value: 'dear', bound: null },
    { row: 5, column: 10, field: 'optionValue1', fault: 'missing', value: '', bound: null },
  ],
};

/** What it would do. */
export const tablePreview = {
  total: 2,
  results: [
    {
      ...{ row: 2, plan: 'create', title: 'Pine candle', variants: 2, priceFrom: 1400 },
      ...{ priceTo: 2800, stockChange: 24, isActive: true },
      ...{ isRepeated: false, before: null },
    },
    {
      ...{ row: 6, plan: 'change', title: 'Old candle', variants: 1, priceFrom: 950 },
      ...{ priceTo: 950, stockChange: -3, isActive: false },
      ...{ isRepeated: true, before: { priceFrom: 850, priceTo: 850, isActive: true } },
    },
  ],
};

/** What the API answers to the people of a shop with these tables. */
export function answersOf(tables: readonly ProductImport[]) {
  return {
    ...shopAnswers,
    [`GET ${shopPath}/settings`]: shopOf(),
    [`GET ${shopPath}/products/import`]: { results: tables },
    [`GET ${shopPath}/products/import/5/problems`]: tableProblems,
    [`GET ${shopPath}/products/import/5/preview`]: tablePreview,
  };
}
