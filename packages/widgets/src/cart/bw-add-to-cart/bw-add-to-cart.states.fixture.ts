import { expect } from 'vitest';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import { sampleCart } from '../shared/testing/sample-cart.fixture.ts';
import { sampleOffered } from '../shared/testing/sample-offer.fixture.ts';

const path = 'GET /marketplace/shop/maple-lane/product/stoneware-mug';
const { shop } = sampleOffered();

function open(answers: Answers = {}, siteOrigin = location.origin) {
  return openWidget(
    'bw-add-to-cart',
    { shop: 'maple-lane', product: 'stoneware-mug', both: '', locale: 'fr-CA' },
    {
      [path]: sampleOffered(),
      'GET /marketplace/cart/': sampleCart(),
      'POST /marketplace/cart/': sampleCart(),
      ...answers,
    },
    { siteOrigin },
  ).element;
}

async function isTranslated(element: Element, atLeast: number) {
  await expect.poll(() => countTranslated(element)).toBeGreaterThanOrEqual(atLeast);
  await expect.poll(() => untranslatedIn(element, [sampleOffered(), 'Colour, Size'])).toEqual([]);
}

export default {
  'the way into the cart speaks the language of the reader, before and after a press': async () => {
    const element = open();
    await expect.element(role('button', { name: '⟦Buy now' })).toBeVisible();
    await isTranslated(element, 5);
    await role('button', { name: '⟦Add to cart' }).click();
    await expect.element(role('button', { name: '⟦View cart' })).toBeVisible();
    await isTranslated(element, 6);
  },

  ...eachState(
    [
      ['is away', { shop: { ...shop, away: { until: null, message: '' } } }],
      ['is hidden', { isActive: false }],
    ] as const,
    'so does what %s',
    async ([_, facts]) => {
      await isTranslated(open({ [path]: sampleOffered(facts) }), 5);
    },
  ),

  ...eachState(['gone', 'internal'] as const, 'so does a product that is %s', async (code) => {
    await isTranslated(open({ [path]: () => problem(code) }), 1);
  }),

  ...eachState(['not-found', 'internal'] as const, 'so does a refusal (%s)', async (code) => {
    const element = open({ 'POST /marketplace/cart/': () => problem(code) });
    await role('button', { name: '⟦Add to cart' }).click();
    await expect.poll(() => element.shadowRoot?.querySelector('.add-failed')).not.toBe(null);
    await isTranslated(element, 6);
  }),

  'so does the way in on a page of others': async () => {
    const element = open({}, 'https://site.example');
    await role('button', { name: '⟦Add to cart' }).click();
    await expect.element(role('dialog', { name: '⟦Sign in to use' })).toBeVisible();
    await isTranslated(element, 6);
  },
} satisfies TranslatedStates;
