import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import type { ProductSearchAnswer } from '@boardwalk/sdk-core/shops/search/schemas';
import { expect } from 'vitest';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import {
  answerProductSearch,
  foundProducts,
  productSearchPath,
  sampleProductResult,
} from '../testing/found-products.fixture.ts';

const provinces = regionsOf('CA').flatMap(({ name, frenchName }) => [name, frenchName ?? name]);
const hamilton = { label: 'Hamilton, ON', lat: 43.25, lng: -79.87, distance: 25_000 };
const none = { results: [], total: { count: 0, isCapped: false } };

function openProducts(
  attributes: Readonly<Record<string, string>> = {},
  find: () => unknown = () => foundProducts(),
) {
  return openWidget(
    'bw-products-search',
    { locale: 'fr-CA', ...attributes },
    { [productSearchPath]: answerProductSearch(find) },
  ).element;
}

async function isTranslated(element: Element, atLeast: number) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  const data = [foundProducts(), provinces, 'Hamilton, ON', 'Nord', 'L8P 1A1', 'muggs', 'mugs'];
  await expect.poll(() => untranslatedIn(element, data)).toEqual([]);
}

export default {
  'products, what narrows them and the filters speak the language of the reader': async () => {
    const found: Partial<ProductSearchAnswer> = {
      results: [
        sampleProductResult(1, { availability: 'low', priceTo: 9_000 }),
        sampleProductResult(2, { shop: { name: 'Nord', city: 'Hamilton, ON', distance: 3_200 } }),
        sampleProductResult(3, { shop: { name: 'Nord', city: null } }),
      ],
      total: { count: 1_000, isCapped: true },
      isSimilar: true,
      place: hamilton,
    };
    const element = openProducts(
      {
        ...{ text: 'muggs', shelf: 'KITCHEN_AND_DINING', condition: 'NEW,USED', price: '10..50' },
        ...{ 'in-stock': '', 'ships-to': 'CA-ON L8P 1A1', near: 'Hamilton, ON', distance: '5000' },
      },
      () => foundProducts(found),
    );
    await isTranslated(element, 30);
    await role('button', { name: '⟦Filters' }).first().click();
    await expect.element(role('dialog')).toBeVisible();
    await isTranslated(element, 50);
  },

  ...eachState(
    [
      ['nothing that was searched for', { text: 'muggs' }, {}],
      ['nothing near a place', { near: 'Hamilton, ON' }, { place: hamilton }],
      [
        'nothing in a region',
        { near: 'Ontario' },
        { place: { ...hamilton, isRegion: true as const } },
      ],
      ['nothing at all', {}, {}],
      [
        'ways out',
        { text: 'muggs', price: '..5' },
        {
          repairs: [
            { drop: 'text', text: 'mugs', count: 3, isCapped: false },
            { drop: 'price', count: 1, isCapped: false },
            { drop: 'text', count: 100, isCapped: true },
          ],
        },
      ],
    ] as const,
    'so does a search with %s',
    async ([_, attributes, answer]) => {
      const element = openProducts(attributes, () =>
        foundProducts({ ...none, ...(answer as Partial<ProductSearchAnswer>) }),
      );
      await isTranslated(element, 10);
    },
  ),

  'so do the last products, where no others can be reached': async () => {
    let isDown = false;
    const element = openProducts({}, () => (isDown ? problem('internal') : foundProducts()));
    await expect.element(role('link', { name: 'Product 1', exact: true })).toBeVisible();
    isDown = true;
    element.setAttribute('page', '2');
    await expect.element(role('button', { name: '⟦Try again' })).toBeVisible();
    await isTranslated(element, 10);
  },

  ...eachState(
    [
      'unknown-place',
      'invalid-request',
      'origin-not-allowed',
      'too-many-requests',
      'internal',
    ] as const,
    'a search that fails (%s) says so',
    async (code) => {
      const element = openProducts({ near: 'Hamilton, ON' }, () => problem(code));
      await isTranslated(element, 8);
    },
  ),
} satisfies TranslatedStates;
