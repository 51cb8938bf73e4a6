import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { asResponse } from '../api-fetch.ts';
import { createPageEnvironments } from '../page-environment.ts';
import { findSitemap } from './sitemaps.ts';

const updatedAt = '2026-11-30T12:00:00.000Z';
const queries: unknown[] = [];

/** What the API answers, by path. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/listing/pages': { groups: [{ type: 'item', country: 'CA', count: 2, updatedAt }] },
  '/api/v1/marketplace/pages': {
    groups: [
      { kind: 'shop', count: 3, updatedAt },
      { kind: 'product', count: 25_001, updatedAt },
    ],
  },
  '/api/v1/marketplace/pages/list': { pages: [{ path: '/product/maple/syrup', updatedAt }] },
};

const settings = readSettings({ API_ORIGIN: 'http://127.0.0.1:4010' });
const { siteOrigin } = settings;
const environmentFor = createPageEnvironments(settings, async (url) => {
  const { pathname, searchParams } = new URL(url);
  queries.push(Object.fromEntries(searchParams));
  return asResponse({
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(answers[pathname]),
  });
});
const { env } = environmentFor({}, 'en-CA');

test('the index names files of listings, shops and products', async () => {
  const index = await findSitemap('/sitemap.xml', env);
  const files = [...(index ?? '').matchAll(/<loc>[^<]*\/sitemaps\/([^<]*)<\/loc>/g)];
  expect(files.map(([, name]) => name)).toEqual([
    'pages.xml',
    'item-CA-1.xml',
    'shop-1.xml',
    'product-1.xml',
    'product-2.xml',
  ]);
});

test('a file of products has each page in both languages', async () => {
  queries.length = 0;
  const file = await findSitemap('/sitemaps/product-2.xml', env);
  expect(file).toContain(`<loc>${siteOrigin}/product/maple/syrup</loc>`);
  expect(file).toContain(`<loc>${siteOrigin}/fr/product/maple/syrup</loc>`);
  expect(queries).toEqual([{ kind: 'product', start: '25000', size: '25000' }]);
});

test.each(['/sitemaps/person-1.xml', '/sitemaps/shop-0.xml', '/sitemaps/shop-CA-1.xml'])(
  '%s is none',
  async (path) => {
    expect(await findSitemap(path, env)).toBeUndefined();
  },
);
