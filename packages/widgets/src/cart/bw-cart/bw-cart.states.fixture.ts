import { lineProblems } from '@boardwalk/sdk-core/cart/line-problems';
import { shopTotalProblems } from '@boardwalk/sdk-core/cart/totals/total-problems';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import { expect } from 'vitest';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import {
  parcel,
  sampleCart,
  sampleCartShop,
  sampleLine,
  sampleShopTotals,
  sampleTotals,
} from '../shared/testing/sample-cart.fixture.ts';
import { type OpenCart, openCart } from './cart.fixture.ts';

/** Of regions. */
const names = regions.flatMap(({ name, frenchName }) => [name, frenchName ?? name]);

const open = (options: OpenCart = {}) =>
  openCart({ ...options, attributes: { ...options.attributes, locale: 'fr-CA' } }).element;

async function isTranslated(element: Element, atLeast: number, data: unknown = sampleCart()) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  await expect.poll(() => untranslatedIn(element, [data, names, parcel.name])).toEqual([]);
}

const away = { until: '2026-12-24T12:00:00.000Z', message: '' };
const koala = sampleCartShop({ id: 'koala', name: 'Koala Crafts', currency: 'AUD', away });
const manyCart = sampleCart({
  items: [sampleLine(1, { quantity: 2 }), sampleLine(2, { shopId: 'koala' })],
  saved: [
    sampleLine(5, { problem: 'sold-out' }),
    sampleLine(6),
    sampleLine(7, { problem: 'gone' }),
  ],
  shops: [sampleCartShop(), koala],
  notices: [{ item: 1, title: 'Product 1', requested: 5, quantity: 4 }],
});
const manyTotals = sampleTotals(
  [
    sampleShopTotals(),
    sampleShopTotals({
      ...{ shopId: 'koala', currency: 'AUD', isTaxIncluded: true },
      taxes: [{ tax: 'australianGst', portion: 100_000, amount: 436 }],
    }),
  ],
  [
    { key: 'CA:CAD', currency: 'CAD', shopIds: ['maple-lane'], amount: 17_967 },
    { key: 'AU:koala', currency: 'AUD', shopIds: ['koala'], amount: 4800 },
  ],
);

export default {
  'a cart of several shops speaks the language of the reader': async () => {
    const element = open({
      cart: manyCart,
      answers: { 'POST /marketplace/cart/tax': manyTotals },
    });
    await expect.element(role('button', { name: '⟦Dismiss' })).toBeVisible();
    await isTranslated(element, 40, manyCart);
  },

  ...eachState(lineProblems, 'so does a line that is %s', async (fault) => {
    const cart = sampleCart({ items: [sampleLine(1, { problem: fault, left: 1, price: 5200 })] });
    const element = open({ cart });
    await expect.poll(() => element.shadowRoot?.querySelector('.line-problem')).not.toBe(null);
    await isTranslated(element, 12, cart);
  }),

  ...eachState(shopTotalProblems, 'so does a shop that can’t send (%s)', async (fault) => {
    const part = sampleShopTotals({ problem: fault, options: [], delivery: null, shipping: null });
    const element = open({ answers: { 'POST /marketplace/cart/tax': sampleTotals([part]) } });
    await expect.poll(() => element.shadowRoot?.querySelector('.shop-problem')).not.toBe(null);
    await isTranslated(element, 12);
  }),

  'so do totals that can’t be shown, and what was removed': async () => {
    const element = open({
      answers: {
        'POST /marketplace/cart/tax': () => problem('internal'),
        'POST /marketplace/cart/': sampleCart({ items: [sampleLine(2)] }),
      },
    });
    await role('button', { name: '⟦Remove' }).first().click();
    await expect.element(role('button', { name: '⟦Undo' })).toBeVisible();
    await isTranslated(element, 10);
  },

  'so do a change that is refused, and the note': async () => {
    const element = open({ answers: { 'POST /marketplace/cart/': () => problem('conflict') } });
    await role('button', { name: '⟦Add a note' }).click();
    await role('button', { name: '⟦One more' }).first().click();
    await expect.poll(() => element.shadowRoot?.querySelector('.line-problem')).not.toBe(null);
    await isTranslated(element, 12);
  },

  'so does an empty cart': async () => {
    const cart = sampleCart({ items: [], shops: [] });
    await isTranslated(open({ cart }), 3, cart);
  },

  'so does a cart that can’t be read': async () => {
    const answers = { 'GET /marketplace/cart/': () => problem('internal') };
    await isTranslated(open({ answers }), 3);
  },

  'so do the things of a link': async () => {
    const offered = {
      items: [sampleLine(12), sampleLine(15, { problem: 'sold-out' })],
      shops: [sampleCartShop()],
    };
    const element = open({
      attributes: { add: '12:5,15' },
      answers: { 'GET /marketplace/cart/offers': offered },
    });
    await expect.element(role('button', { name: '⟦Add to cart' })).toBeVisible();
    await isTranslated(element, 15, [sampleCart(), offered]);
  },

  'so does checkout for a visitor': async () => {
    const element = open({
      attributes: { step: 'checkout' },
      answers: { 'GET /user/': null },
    });
    await expect.element(role('button', { name: '⟦Sign in' })).toBeVisible();
    await isTranslated(element, 4);
  },

  'so does the way in on a page of others': async () => {
    const element = open({
      answers: { 'GET /user/': null },
      settings: { siteOrigin: 'https://site.example' },
    });
    await isTranslated(element, 2);
  },
} satisfies TranslatedStates;
