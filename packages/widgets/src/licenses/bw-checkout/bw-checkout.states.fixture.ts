import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import {
  calls,
  columns,
  corner,
  kept,
  licenseId,
  licenseIn,
  openCheckout,
  plan,
} from './checkout.fixture.ts';

const licensees = 'GET /license/licensees';
const own = { id: 7, title: 'Elm Roofing', subcategory: 'ROOFING', city: 'Hamilton' };
const gone = (reason: string) => () => ({ ...kept([12]), refused: [{ id: 15, reason }] });
const ended = (state: string) => ({
  [calls.payment]: { license: licenseIn(state), client_secret: null },
});
const bought = { license: licenseId };

export default {
  // Each step and state, with something that shows in it and how many texts it says at least.
  ...eachState(
    [
      ['the plans', {}, { step: 'plan' }, '.checkout-choice', 10],
      ['the boards', {}, { step: 'boards' }, 'bw-boards', 8],
      [
        'the listings',
        { [licensees]: [{ ...own, primaryImage: null }] },
        { step: 'listing' },
        'fieldset',
        8,
      ],
      ['no listing', { [licensees]: [] }, { 'listing-id': '0' }, '.state', 9],
      ['the card', {}, { step: 'card' }, 'bw-cards', 9],
      ['the review', {}, {}, '.checkout-sums', 18],
      ['a coupon', {}, { coupon: 'SPRING' }, '.checkout-sums', 18],
      ['lost boards', { [calls.holds]: gone('full') }, {}, '.checkout-alert', 11],
      [
        'dropped boards',
        { [calls.holds]: gone('retired') },
        { billboards: '12,15,12' },
        '.dropped',
        12,
      ],
      [
        'a price that can’t be had',
        { [calls.preview]: () => problem('internal') },
        {},
        '[role=alert]',
        9,
      ],
      ['the receipt', {}, bought, '.checkout-receipt', 9],
      ['a payment on its way', ended('PENDING'), bought, '[role=status]', 2],
      ['a payment that failed', ended('FAILED'), bought, '[role=alert]', 2],
      ['a licence that is over', ended('ENDED'), bought, '.checkout-receipt', 8],
    ] as const,
    '%s: nothing is said that stands in no catalogue',
    async ([_, answers, more, shown, least]) => {
      const { element } = openCheckout(answers, { locale: 'fr-CA', ...more });
      await untilShown(element, shown);
      const data = [
        plan,
        corner,
        columns,
        own,
        licenseIn('ACTIVE'),
        'SPRING',
        'Visa',
        'Hamilton ON L8P 1A1',
        // Behind the names of their taxes.
        '12345 RT0001',
        '12345 TQ0001',
        'Canada',
      ];
      await expectTranslated(element, least, data);
    },
  ),
} satisfies TranslatedStates;
