import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import {
  colleague,
  settingsOf,
  shirt,
  shopAnswers,
  shopOf,
  shopPath,
} from '../testing/shop.fixture.ts';

const mug = settingsOf('mug');
const data = [shirt, mug, shopOf(), 'Red / S', 'Red / M', 'Blue / S', 'Blue / M'];

const open = (attributes: object, answers: object = {}) =>
  openWidget(
    'bw-product-editor',
    { shop: 'maple', locale: 'fr-CA', ...attributes },
    {
      ...shopAnswers,
      [`GET ${shopPath}/product/shirt/settings`]: shirt,
      [`GET ${shopPath}/product/mug/settings`]: mug,
      [`GET ${shopPath}/product/other/settings`]: () => problem('not-found'),
      [`POST ${shopPath}/product/mug`]: () => problem('precondition-failed'),
      ...answers,
    },
  ).element;

/** Presses one after the other. */
async function pressAll(element: HTMLElement, ...selectors: readonly string[]) {
  for (const selector of selectors) await userEvent.click(await untilShown(element, selector));
  return element;
}

export default {
  ...eachState(
    [
      ['a new product', 25, {}, {}],
      ['a product', 30, { product: 'mug' }, {}],
      ['variants', 40, { product: 'shirt' }, {}],
      ['an unknown product', 3, { product: 'other' }, {}],
      ['no right', 2, {}, { [`GET ${shopPath}/settings`]: colleague('read') }],
    ] as const,
    'says nothing that stands in no catalogue: %s',
    async ([, atLeast, attributes, answers]) =>
      expectTranslated(open(attributes, answers), atLeast, data),
  ),
  'says in catalogues alone what is missing': async () => {
    const element = await pressAll(open({}), '.product-section > div > .button', '[type=submit]');
    await untilShown(element, '.field-error');
    await expectTranslated(element, 30, data);
  },
  'says in catalogues alone how a stock is corrected': async () => {
    const element = await pressAll(open({ product: 'mug' }), '.variant-pieces .button');
    await untilShown(element, 'dialog [name=count]');
    await expectTranslated(element, 35, data);
  },
  'says in catalogues alone what is set for all, and of one variant': async () => {
    const opened = open({ product: 'shirt' });
    const element = await pressAll(
      opened,
      '.variant .icon-button',
      '.product-section-head .button',
    );
    await untilShown(element, 'dialog .money-field');
    await expectTranslated(element, 45, data);
  },
} satisfies TranslatedStates;
