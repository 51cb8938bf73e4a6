import { expect, test } from 'vitest';
import { findSitePage } from '../find-site-page.ts';

const home = '/dashboard/marketplace/shops/shop/maple/invoices';

test.each([
  [home, 'bw-shop-invoices', { shop: 'maple', 'heading-level': '1', 'url-sync': '' }],
  [`${home}/abcdefgh0123`, 'bw-invoice', { 'invoice-id': 'abcdefgh0123', 'heading-level': '1' }],
])('%s shows its widget to those who are signed in', (path, tag, attributes) => {
  const match = findSitePage(path);
  expect(match?.page).toMatchObject({ guard: 'signed-in', layout: 'dashboard' });
  const place = { params: match?.params ?? {}, query: new URLSearchParams() };
  expect(match?.page.widgets?.(place)).toMatchObject([{ tag, attributes }]);
});
