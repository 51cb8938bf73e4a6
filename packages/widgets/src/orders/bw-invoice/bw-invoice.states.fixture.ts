import {
  invoiceOf,
  lineOf,
  readableOf,
} from '@boardwalk/sdk-core/orders/invoices/sample-invoice.fixture';
import { untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { eachState, type TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { rosa } from '../shared/testing/orders.fixture.ts';
import {
  fulfilmentCalls,
  refundable,
  refundCalls,
  refunded,
  shopFulfilments,
  toSend,
} from './fulfilment.fixture.ts';

const plain = lineOf({ description: 'Chair', unitPrice: { amount: 900, currency: 'CAD' } }, []);
const untaxed = invoiceOf([plain], { deliveredTo: null, card: null, buyer: null });

const noRefunds = { refunds: [], refundable: null };
const disputed = {
  ...refunded,
  refundable: refundable.refundable && { ...refundable.refundable, hold: 'disputed' as const },
};

const ofShop = readableOf(invoiceOf(), { isBuyer: false });

// An address on one line, a number after its taxes, and the code of a currency.
const written = ['Hamilton ON L8P 1A1', '12345 6789 RT0001', 'CAD)'];

export default eachState(
  [
    ['an invoice of its buyer', 20, readableOf()],
    ...shopFulfilments.map(
      ([name, fulfilment]) => [`an invoice of its shop, ${name}`, 22, ofShop, fulfilment] as const,
    ),
    ['an invoice with refunds', 24, readableOf(), undefined, refunded],
    ['an invoice that its shop may refund', 24, ofShop, toSend, refundable],
    ['an invoice whose payment is disputed', ...([24, ofShop, toSend, disputed] as const)],
    ['an invoice without taxes, card and delivery', 14, readableOf(untaxed)],
    ['an unknown invoice', 2, () => problem('not-found')],
  ] as const,
  'says nothing that stands in no catalogue: %s',
  async ([, atLeast, answer, fulfilment, refunds = noRefunds]) => {
    const attributes = { 'invoice-id': 'abcdefgh0123', locale: 'fr-CA' };
    const { element } = openWidget(
      'bw-invoice',
      attributes,
      {
        'GET /user/': rosa,
        'GET /marketplace/invoice/abcdefgh0123': answer,
        [fulfilmentCalls.read]: fulfilment,
        [refundCalls.read]: refunds,
      },
      { siteOrigin: location.origin },
    );
    if (fulfilment) await untilShown(element, '.fulfilment-ways');
    if (refunds !== noRefunds) await untilShown(element, '[part=refunds] p');
    await expectTranslated(element, atLeast, [
      answer,
      written,
      fulfilment ?? '',
      refunds,
      'Canada Post',
    ]);
  },
) satisfies TranslatedStates;
