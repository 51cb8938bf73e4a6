import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { expect } from 'vitest';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { sampleProductSummary } from '../testing/sample-product.fixture.ts';
import { sampleShop } from '../testing/sample-shop.fixture.ts';

const path = 'GET /marketplace/shop/maple-lane';
const products = Array.from({ length: 12 }, (_, index) => sampleProductSummary(index + 1));

function addShop(shop: Partial<Shop> = {}, answers: Answers = {}, more: object = {}) {
  return openWidget(
    'bw-shop',
    { shop: 'maple-lane', locale: 'fr-CA', ...more },
    {
      [path]: sampleShop(shop),
      [`${path}/products`]: { results: products, total: 14 },
      ...answers,
    },
  ).element;
}

async function isTranslated(element: Element, atLeast: number) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  await expect
    .poll(() => untranslatedIn(element, [sampleShop(), products, '(905) 555-0123', 'Stoneware']))
    .toEqual([]);
}

export default {
  'a shop with all its parts speaks the language of the reader': async () => {
    const { pickup, hours } = sampleShop();
    const element = addShop({
      description: 'Pots for every day. '.repeat(20),
      pickup: pickup && { ...pickup, hours },
      state: 'away',
      away: { until: '2026-12-24T12:00:00.000Z', message: '' },
    });
    await expect.element(role('button', { name: '⟦Show more' })).toBeVisible();
    await isTranslated(element, 20);
  },

  'so does one that its people alone see': async () => {
    await isTranslated(addShop({ state: 'draft' }), 15);
  },

  'so do more products that can’t be loaded': async () => {
    let isDown = false;
    const answer = () => (isDown ? problem('internal') : { results: products, total: 14 });
    const element = addShop({}, { [`${path}/products`]: answer });
    await expect.element(role('button', { name: '⟦Show more' })).toBeVisible();
    isDown = true;
    await role('button', { name: '⟦Show more' }).click();
    await expect.element(role('button', { name: '⟦Try again' })).toBeVisible();
    await isTranslated(element, 15);
  },

  ...eachState(
    [
      ['nothing', {}],
      ['nothing on a shelf', { shelf: 'LIGHTING' }],
    ] as const,
    'so does a shop with %s',
    async ([_, more]) => {
      const element = addShop({}, { [`${path}/products`]: { results: [], total: 0 } }, more);
      await isTranslated(element, 12);
    },
  ),

  ...eachState(
    [
      ['finds products', { results: products.slice(0, 2), total: 2, isSimilar: true }],
      ['finds more than a page', { results: products, total: 30 }],
      ['finds nothing', { results: [], total: 0 }],
    ] as const,
    'so does a search that %s',
    async ([_, { results, total, ...more }]) => {
      const shop = { name: sampleShop().name, city: null };
      const repairs = ['text', 'category', 'price', 'inStock'].map((drop) => ({
        ...{ drop, count: 3, isCapped: false },
      }));
      const element = addShop(
        {},
        {
          'POST /marketplace/search': {
            results: results.map((product) => ({ ...product, shop })),
            total: { count: total, isCapped: false },
            ...{ nextCursor: null, place: null, currency: 'CAD', isSimilar: false, repairs },
            facets: {
              ...{ category: [], leaves: [], condition: [], isCapped: false },
              price: [{ from: null, to: 2_000, count: 2 }],
            },
            ...more,
          },
        },
        { text: 'Stoneware', price: '10..20 CAD', 'in-stock': '' },
      );
      await role('button', { name: '⟦Filters' }).click();
      await expect.element(role('combobox', { name: '⟦Price' })).toBeVisible();
      await isTranslated(element, 20);
    },
  ),

  ...eachState(
    ['invalid-request', 'too-many-requests', 'internal'] as const,
    'so does a search that fails (%s)',
    async (code) => {
      const answers = { 'POST /marketplace/search': () => problem(code) };
      const element = addShop({}, answers, { text: 'Stoneware' });
      await expect.element(role('alert')).toBeVisible();
      await isTranslated(element, 15);
    },
  ),

  ...eachState(
    ['gone', 'not-found', 'origin-not-allowed', 'too-many-requests', 'internal'] as const,
    'a shop that can’t be shown (%s) says so',
    async (code) => {
      await isTranslated(addShop({}, { [path]: () => problem(code) }), 2);
    },
  ),
} satisfies TranslatedStates;
