import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import {
  sampleProduct,
  sampleProductSummary,
  sampleRate,
  sampleVariant,
} from '../testing/sample-product.fixture.ts';

const address = `${location.origin}/fr/product/maple-lane/stoneware-mug`;
/** Of regions. */
const names = regions.flatMap(({ name, frenchName }) => [name, frenchName ?? name]);
const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };
const path = 'GET /marketplace/shop/maple-lane/product/stoneware-mug';
const others = [
  sampleProductSummary(8, { availability: 'sold-out', compareAt: 6000 }),
  sampleProductSummary(9, { availability: 'low', priceTo: 9000 }),
  sampleProductSummary(10, { availability: 'on-order' }),
];

function addProduct(
  product: Partial<ProductDetails> = {},
  answers: Answers = {},
  settings: Parameters<typeof openWidget>[3] = {},
) {
  return openWidget(
    'bw-product',
    { shop: 'maple-lane', id: 'stoneware-mug', locale: 'fr-CA' },
    {
      [path]: sampleProduct(product),
      'GET /marketplace/shop/maple-lane/products': { results: others, total: 3 },
      ...answers,
    },
    settings,
  ).element;
}

async function isTranslated(element: Element, atLeast: number) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  await expect
    .poll(() => untranslatedIn(element, [sampleProduct(), others, names, 'Local', address]))
    .toEqual([]);
}

const { shop } = sampleProduct();
const pickup = {
  instructions: 'Ring at the side door.',
  hours: { weekly: [{ day: 1, opens: 540, closes: 1020 }] },
};

export default {
  'a product with all its parts speaks the language of the reader': async () => {
    const element = addProduct({
      description: 'Thrown by hand. '.repeat(60),
      isTaxIncluded: true,
      condition: 'USED',
      shop: {
        ...shop,
        pickup,
        state: 'away',
        away: { until: '2026-12-24T12:00:00.000Z', message: '' },
        rates: [...shop.rates, sampleRate('Parcel', 0, { country: 'US', regions: ['NY'] })],
      },
    });
    await expect.element(role('button', { name: '⟦Read more' })).toBeVisible();
    await isTranslated(element, 40);
    await role('button', { name: '⟦Change' }).click();
    await expect.element(role('button', { name: '⟦Show delivery' })).toBeVisible();
    await isTranslated(element, 45);
  },

  'so do a combination that isn’t sold, and a page that is hidden': async () => {
    const element = addProduct({ isActive: false });
    await role('radio', { name: 'Blue' }).click();
    await isTranslated(element, 20);
  },

  ...eachState(
    ['PICKUP_ONLY', 'CONTACT_STORE', 'INCLUDED'] as const,
    'so does a product that reaches its buyer by %s',
    async (shippingSupport) => {
      const variants = [sampleVariant(1, [], { availability: 'on-order' })];
      const element = addProduct({ shippingSupport, options: [], variants });
      await isTranslated(element, 15);
    },
  ),

  'so does a place that isn’t served': async () => {
    const element = addProduct({
      shop: { ...shop, rates: [sampleRate('North', 1, { regions: ['NU'] })] },
    });
    await isTranslated(element, 15);
  },

  'so do other products that can’t be loaded': async () => {
    const down = () => problem('internal');
    const element = addProduct({}, { 'GET /marketplace/shop/maple-lane/products': down });
    await expect.element(role('alert')).toBeVisible();
    await isTranslated(element, 15);
  },

  'so does a question to the shop': async () => {
    const answers = { 'GET /user/': milo, 'POST /inbox/3': { thread: 12, message: {} } };
    const element = addProduct({}, answers, { siteOrigin: location.origin });
    await role('button', { name: '⟦Ask the shop' }).click();
    const field = role('textbox', { name: '⟦Your question' });
    await expect.element(field).toBeVisible();
    await userEvent.fill(field, 'Local');
    await isTranslated(element, 20);
    await role('button', { name: '⟦Send' }).click();
    await expect.element(role('button', { name: '⟦Done' })).toBeVisible();
    await isTranslated(element, 20);
  },

  ...eachState(
    [
      ['a visitor', null, true],
      ['the owner', { ...milo, id: 3 }, true],
      ['somebody who acts for another', { ...milo, actor: { id: 1, firstName: 'Ada' } }, true],
      ['a page of others', null, false],
    ] as const,
    'so does why %s can’t ask',
    async ([_, user, isOwnSite]) => {
      const settings = isOwnSite ? { siteOrigin: location.origin } : {};
      const element = addProduct({}, { 'GET /user/': user }, settings);
      await role('button', { name: '⟦Ask the shop' }).click();
      await expect.element(role('button', { name: '⟦Done' })).toBeVisible();
      await isTranslated(element, 20);
    },
  ),

  ...eachState(
    ['gone', 'not-found', 'origin-not-allowed', 'too-many-requests', 'internal'] as const,
    'a product that can’t be shown (%s) says so',
    async (code) => {
      const element = addProduct({}, { [path]: () => problem(code) });
      await isTranslated(element, 2);
    },
  ),
} satisfies TranslatedStates;
