import { expect, test } from 'vitest';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { shadowOf } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import {
  answerProductSearch,
  foundProducts,
  productSearchPath,
} from '../testing/found-products.fixture.ts';
import table from './bw-products-search.element.tsx';
import server from './bw-products-search.server.ts';
import { productQueryOf } from './query.ts';

test('what the server rendered stays as it is, and is not requested again', async () => {
  const api = fakeApi({ [productSearchPath]: answerProductSearch() });
  const element = await hydrate(table, { text: 'mug' }, { server });
  expect(api.callsOf(productSearchPath)).toHaveLength(1);
  expect(shadowOf(element).querySelectorAll('.found-products .card')).toHaveLength(12);
  expect(shadowOf(element).querySelector('input[name="text"]')).toHaveValue('mug');
});

const env = createEnvironment({
  // A head is written from what was loaded; nothing is requested.
  client: { call: () => Promise.reject(new Error('Nobody answers')) } as never,
  clock: { now: () => 0 },
  locale: 'en-CA',
  timeZone: 'America/Toronto',
  apiOrigin: siteOrigin,
  siteOrigin,
});

const values = {
  ...{ text: '', shop: '', shelf: '', leaf: '', condition: [], price: '', inStock: false },
  ...{ shipsTo: '', near: '', distance: 0, sort: undefined, page: 1 },
  ...{ opens: undefined, heading: '', headingLevel: 1 },
} as const;

test('its head names shelf and words, and search engines know the shelf alone', () => {
  const headOf = (more: object) => {
    const attributes = { ...values, ...more };
    const state = { query: productQueryOf(attributes), answer: foundProducts() };
    return server.writeHead(state, attributes, env);
  };
  expect(headOf({})).toEqual({
    title: 'Products from shops',
    description:
      '14 products of independent shops. Compare prices, stock and delivery in one place.',
    path: '/marketplace',
    isIndexed: true,
  });
  expect(headOf({ shelf: 'HOME_DECOR', leaf: 'VASES' })).toMatchObject({
    title: 'Vases',
    path: '/marketplace?shelf=HOME_DECOR&leaf=VASES',
    isIndexed: true,
  });
  expect(headOf({ shelf: 'HOME_DECOR', text: 'blue', inStock: true, page: 2 })).toMatchObject({
    title: 'Home decor for “blue”, page 2',
    path: '/marketplace?shelf=HOME_DECOR&page=2',
    isIndexed: false,
  });
  expect(headOf({ shelf: 'NO_SUCH', leaf: 'VASES' })).toMatchObject({
    title: 'Products from shops',
    path: '/marketplace',
    isIndexed: false,
  });
});
