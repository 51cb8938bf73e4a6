import { type QuoteState, quoteStates } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { calls, halfPaid, orderId, orderIn } from '../shared/testing/orders.fixture.ts';
import { quotedOrder } from '../shared/testing/quotes.fixture.ts';
import { openOrder } from './order.fixture.ts';

const retryUntil = '2026-12-01T12:00:00.000Z';
const open = orderIn('OPEN', { state: 'open', paidAt: null });
const failed = orderIn('FAILED', { state: 'failed', paidAt: null }, { retryUntil });
const chargedBy = (state: QuoteState) => ({ order: quotedOrder(state), steps: [] });
const asked = [{ group: 'CA:CAD', client_secret: 'pi_secret', account: null }];

export default {
  // Each state, with something that shows in it and how many texts it says at least.
  ...eachState(
    [
      ['a receipt', {}, {}, '.order-view', 18],
      ['thanks', {}, { thanks: '' }, '.order-view', 18],
      ['one that failed', { [calls.read]: failed }, {}, '.order-retry', 20],
      [
        'one that failed long ago',
        { [calls.read]: { ...failed, retryUntil: null } },
        {},
        '.order-payment',
        18,
      ],
      ['one that is partly paid', { [calls.read]: halfPaid }, {}, '.order-retry', 24],
      [
        'one on its way',
        { [calls.read]: open, [calls.finish]: { order: open, steps: [] } },
        {},
        '.order-payment',
        18,
      ],
      [
        'one that the bank asks about',
        { [calls.read]: open, [calls.finish]: { order: open, steps: asked } },
        {},
        '.order-payment',
        18,
      ],
      [
        'one that was cancelled',
        { [calls.read]: orderIn('CANCELLED', { state: 'cancelled', paidAt: null }) },
        {},
        '.order-payment',
        16,
      ],
      ...quoteStates.map(
        (state) =>
          [
            `a price of delivery that is ${state}`,
            { [calls.read]: quotedOrder(state), [calls.finish]: chargedBy(state) },
            {},
            '.order-standing',
            14,
          ] as const,
      ),
      ['none', { [calls.read]: () => problem('not-found') }, {}, '.state', 2],
    ] as const,
    '%s: nothing is said that stands in no catalogue',
    async ([_, answers, more, shown, least]) => {
      const { element } = openOrder(answers, { locale: 'fr-CA', ...more });
      await untilShown(element, shown);
      await expectTranslated(element, least, [
        halfPaid,
        quotedOrder('answered'),
        ...['Visa', 'Hamilton ON L8P 1A1', 'Canada', orderId],
      ]);
    },
  ),
} satisfies TranslatedStates;
