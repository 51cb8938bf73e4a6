import { demoAccounts as sandboxAccounts } from '@boardwalk/payments-sandbox/src/accounts/demo-accounts.ts';
import { productBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { shippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { shopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import { isReservedShopId, plainSlugOf, shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import {
  findTaxNumberFaults,
  formatTaxNumbers,
} from '@boardwalk/sdk-core/shops/taxes/tax-number-forms';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readDemoPictures } from '../photographs/read-demo-pictures.ts';
import { writeDemoProduct } from './demo-shop.ts';
import { demoShops } from './insert-demo-shops.ts';

const pictures = await readDemoPictures();
/** Ids that the schema takes, by the names of pictures. */
const ids = new Map(
  pictures.map(({ name }, index) => [name, index.toString(16).padStart(32, '0')]),
);

test('three shops sell sixty products', () => {
  expect(demoShops).toHaveLength(3);
  expect(demoShops.flatMap(({ products }) => products)).toHaveLength(60);
});

test.each(demoShops.map((shop) => [shop.id, shop] as const))(
  'what %s writes is what a form would send',
  (id, shop) => {
    expect(shopIdPattern.test(id) && !isReservedShopId(id)).toBe(true);
    const written = z.safeParse(shopBody, { ...shop.body, logo: null, cover: null });
    expect(written.error?.issues ?? []).toEqual([]);
    const { country } = shop.body.place;
    const numbers = shop.taxNumber === null ? [] : [{ region: null, number: shop.taxNumber }];
    expect(formatTaxNumbers(country, numbers)).toEqual(numbers);
    expect(findTaxNumberFaults({ country, registrations: [] }, { numbers }, '2026-12-01')).toEqual(
      [],
    );
    for (const rate of shop.rates) {
      expect(z.safeParse(shippingRateBody, rate).error?.issues ?? []).toEqual([]);
    }
    for (const [index, product] of shop.products.entries()) {
      const body = writeDemoProduct(shop, product, index + 1, ids);
      const { issues = [] } = z.safeParse(productBody, body).error ?? {};
      expect([product.title, issues]).toEqual([product.title, []]);
    }
  },
);

test('no shop sells two things of one title, and each has pictures that there are', () => {
  const known = new Set(pictures.map(({ name }) => name));
  for (const { products, logo, cover, alts = {} } of demoShops) {
    const slugs = products.map(({ title }) => plainSlugOf(title, 60));
    expect(new Set(slugs).size).toBe(slugs.length);
    const shown = [logo, cover, ...products.flatMap((one) => one.pictures), ...Object.keys(alts)];
    expect(shown.filter((name) => !known.has(name))).toEqual([]);
    const first = products.map(({ pictures: [one] }) => one);
    expect(first.length - new Set(first).size).toBeLessThanOrEqual(1);
  }
});

test('stocks are shown in each of their states', () => {
  const stocks = demoShops.flatMap(({ products }) => products.map(({ stock }) => stock));
  expect(stocks).toContain('unlimited');
  expect(stocks).toContain('on-order');
  const counted = stocks.flatMap((stock) => (typeof stock === 'string' ? [] : stock));
  expect(counted).toContain(0);
  expect(counted.filter((pieces) => pieces > 0 && pieces <= 3).length).toBeGreaterThan(5);
});

test('their accounts and registrations are those that the payments sandbox has', () => {
  const wanted = demoShops.map(({ accountId: id, taxNumber, body: { place } }) => ({
    ...{ id, country: place.country },
    isRegistered: taxNumber !== null,
  }));
  const there = sandboxAccounts.map(({ id, country, registered }) => ({
    ...{ id, country },
    isRegistered: registered !== undefined,
  }));
  expect(there).toEqual(wanted);
});
