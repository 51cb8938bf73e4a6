import { expect, test } from 'vitest';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { sampleProductSummary } from '../testing/sample-product.fixture.ts';
import { sampleShop } from '../testing/sample-shop.fixture.ts';
import server from './bw-shop.server.ts';

test('its head names the shelf, and leaves orders to their readers', () => {
  const env = createEnvironment({
    // A head is written from what was loaded; nothing is requested.
    client: { call: () => Promise.reject(new Error('Nobody answers')) } as never,
    clock: { now: () => 0 },
    locale: 'en-CA',
    timeZone: 'America/Toronto',
    apiOrigin: siteOrigin,
    siteOrigin,
  });
  const query = { shop: 'maple-lane', shelf: '', sort: 'newest' } as const;
  const shown = { query, shop: sampleShop(), products: [sampleProductSummary(1)], total: 1 };
  const searched = { text: '', price: '', inStock: false, page: 1 };
  const values = { ...query, ...searched, opens: undefined, headingLevel: 1 };
  expect(server.writeHead(shown, values, env)).toMatchObject({
    title: 'Maple Lane Pottery',
    path: '/marketplace/shop/maple-lane',
    isIndexed: true,
    structuredData: [{ '@type': 'Store' }],
  });
  expect(
    server.writeHead(shown, { ...values, shelf: 'HOME_DECOR', sort: 'price' }, env),
  ).toMatchObject({
    title: 'Home decor · Maple Lane Pottery',
    path: '/marketplace/shop/maple-lane?shelf=HOME_DECOR',
    isIndexed: false,
    structuredData: [],
  });
  expect(server.writeHead(shown, { ...values, text: 'mug' }, env)).toMatchObject({
    path: '/marketplace/shop/maple-lane',
    isIndexed: false,
  });
  const draft = { ...shown, shop: sampleShop({ state: 'draft' }) };
  expect(server.writeHead(draft, values, env)).toMatchObject({
    isIndexed: false,
    structuredData: [],
  });
});
