import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import {
  address,
  bigCart,
  bigTotals,
  calls,
  card,
  cart,
  orderIn,
  potteryTotals,
  totals,
} from '../shared/testing/orders.fixture.ts';
import { openOrderCheckout } from './order-checkout.fixture.ts';

const stuck = (problem: string) => ({
  [calls.totals]: {
    ...totals,
    shops: [{ ...potteryTotals, options: [], delivery: null, problem }],
  },
});

export default {
  // Each step and state, with something that shows in it and how many texts it says at least.
  ...eachState(
    [
      ['the address', {}, { at: 'address' }, '.checkout-option', 12],
      ['the delivery', {}, { at: 'delivery' }, '.order-delivery', 10],
      ['the card', {}, { at: 'payment' }, 'bw-cards', 9],
      ['the review', {}, {}, '.order-due', 18],
      [
        'several payments',
        { [calls.cart]: bigCart, [calls.totals]: bigTotals },
        {},
        '.order-due-list',
        22,
      ],
      ['a place that is not covered', stuck('uncovered'), {}, '.order-problem', 9],
      ['a place that depends on its code', stuck('by-code'), {}, '.order-problem', 9],
      ['a shop that has to be asked', stuck('ask'), {}, '.order-problem', 9],
      ['a shop without pickup', stuck('no-pickup'), {}, '.order-problem', 9],
      [
        'a cart that has changed',
        { [calls.cart]: { ...cart, items: [{ ...cart.items[0], problem: 'gone' }] } },
        {},
        '.checkout-alert',
        18,
      ],
      [
        'an empty cart',
        { [calls.cart]: { ...cart, items: [], shops: [] } },
        {},
        '.checkout-ways',
        3,
      ],
      ['a visitor', { 'GET /user/': null }, {}, '.checkout-ways', 2],
    ] as const,
    '%s: nothing is said that stands in no catalogue',
    async ([_, answers, more, shown, least]) => {
      const { element } = openOrderCheckout(answers, { locale: 'fr-CA', ...more });
      await untilShown(element, shown);
      const data = [
        bigCart,
        bigTotals,
        address,
        card,
        orderIn('PAID'),
        'Visa',
        'Hamilton ON L8P 1A1',
        'Canada',
      ];
      await expectTranslated(element, least, data);
    },
  ),
} satisfies TranslatedStates;
