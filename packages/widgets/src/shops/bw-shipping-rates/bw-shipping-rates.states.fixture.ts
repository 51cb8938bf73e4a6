import { userEvent } from 'vitest/browser';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { shopAnswers, shopOf, shopPath } from '../testing/shop.fixture.ts';
import { east, everywhere, heavy, rateOf, toronto } from './rates.fixture.ts';

const ended = rateOf('Old', { active: false, days: { from: 0, to: 0 } });
const rates = [east, toronto, heavy, everywhere, ended];
const data = [rates, shopOf()];
const list = `GET ${shopPath}/shipping`;

const open = (answers: object, attributes: object = {}) =>
  openWidget(
    'bw-shipping-rates',
    { shop: 'maple', locale: 'fr-CA', ...attributes },
    { ...shopAnswers, [list]: rates, ...answers },
  ).element;

export default {
  ...eachState(
    [
      ['rates', 20, {}, {}],
      ['none', 3, { [list]: [] }, {}],
      ['an unknown shop', 2, { [list]: () => problem('not-found') }, {}],
      ['an unknown rate', 2, {}, { rate: 'other' }],
      ['a rate', 15, {}, { rate: heavy.id }],
    ] as const,
    'says nothing that stands in no catalogue: %s',
    async ([, atLeast, answers, attributes]) =>
      expectTranslated(open(answers, attributes), atLeast, data),
  ),
  'says in catalogues alone what is missing of a rate': async () => {
    const element = open({}, { rate: 'new' });
    await userEvent.click(await untilShown(element, '[type=submit]'));
    await untilShown(element, '.field-error');
    await expectTranslated(element, 20, data);
  },
} satisfies TranslatedStates;
