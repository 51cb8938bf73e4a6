import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { invoiceOf, readableOf } from '@boardwalk/sdk-core/orders/invoices/sample-invoice.fixture';
import type { RefundList, RefundSums } from '@boardwalk/sdk-core/orders/refunds/schemas';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { rosa } from '../shared/testing/orders.fixture.ts';

const path = '/marketplace/shop/maple/invoices/abcdefgh0123';

/** The calls of an invoice of a shop. */
export const fulfilmentCalls = {
  read: `GET ${path}/fulfilment`,
  send: `POST ${path}/parcels`,
  undo: `DELETE ${path}/parcels/5f0c0000-0000-4000-8000-000000000031`,
  delivered: `POST ${path}/parcels/5f0c0000-0000-4000-8000-000000000031/delivered`,
  ready: `POST ${path}/pickup`,
  code: `POST ${path}/pickup/code`,
  recordReturn: `POST ${path}/returns`,
} as const;

/** The calls of its refunds. */
export const refundCalls = {
  read: 'GET /marketplace/invoice/abcdefgh0123/refunds',
  preview: 'POST /marketplace/invoice/abcdefgh0123/refund/preview',
  refund: 'POST /marketplace/invoice/abcdefgh0123/refund',
} as const;

const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

/** Two chairs, a lamp and their delivery, of which nothing went back. */
export const refundable: RefundList = {
  refunds: [],
  refundable: {
    ...{ left: cad(36_000), hold: null, shipping: cad(1_695) },
    lines: [
      {
        ...{ item: 7, title: 'Oak chair', values: ['Walnut'], pieces: 2, unsent: 2 },
        ...{ left: cad(25_990), isCounted: true },
      },
      {
        ...{ item: 8, title: 'Brass lamp', values: [], pieces: 1, unsent: 1 },
        ...{ left: cad(8_315), isCounted: true },
      },
    ],
  },
};

/** A chair went back, and another amount is on its way, failed or requested. */
export const refunded: RefundList = {
  refunds: (['requested', 'pending', 'failed', 'succeeded'] as const).map((state, index) => ({
    ...{ id: `5f0c0000-0000-4000-8000-00000000005${index}`, state, amount: cad(12_995) },
    ...{ requestedAt: '2026-11-29T15:00:00.000Z', settledAt: '2026-11-30T15:00:00.000Z' },
    ...{ reason: state === 'succeeded' ? 'Une égratignure' : '', shipping: cad(0) },
    lines: [
      {
        ...{ item: 7, title: 'Oak chair', amount: cad(12_995) },
        quantity: state === 'succeeded' ? 1 : 0,
      },
    ],
  })),
  refundable: null,
};

export const refundSums: RefundSums = {
  ...{ buyer: cad(14_690), goods: cad(11_500), shipping: cad(1_500), taxes: cad(1_690) },
  ...{ shop: cad(14_000), fee: cad(575), platformTaxes: cad(115) },
};

const sentAt = '2026-11-29T15:00:00.000Z';

/** A parcel with two chairs. */
export const parcel: ShopFulfilment['parcels'][number] = {
  id: '5f0c0000-0000-4000-8000-000000000031',
  carrier: 'canadaPost',
  number: '1234 5678 9012',
  page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/123456789012',
  sentAt,
  deliveredAt: null,
  lines: [{ item: 7, quantity: 2 }],
  undoUntil: '2026-11-30T15:00:00.000Z',
};

const chair = {
  ...{ item: 7, title: 'Oak chair', values: ['Walnut'], quantity: 2 },
  ...{ sent: 0, returned: 0, unsent: 0, isCounted: true },
};
const lamp = { ...chair, item: 8, title: 'Brass lamp', values: [], quantity: 1 };

/** Two chairs and a lamp that are to be sent. */
export const toSend: ShopFulfilment = {
  ...{ state: 'toSend', kind: 'ship', country: 'CA', mayWrite: true },
  ...{ lines: [chair, lamp], parcels: [], pickup: null, returns: [] },
};

/** The chairs are on their way, and the lamp is left. */
export const sentInPart: ShopFulfilment = {
  ...toSend,
  ...{ state: 'sentInPart', lines: [{ ...chair, sent: 2 }, lamp], parcels: [parcel] },
};

/** Everything came, and a chair came back. */
export const returnedInPart: ShopFulfilment = {
  ...toSend,
  state: 'delivered',
  lines: [
    { ...chair, sent: 2, returned: 1 },
    { ...lamp, sent: 1 },
  ],
  parcels: [{ ...parcel, deliveredAt: sentAt, undoUntil: null }],
  returns: [
    {
      ...{ id: '5f0c0000-0000-4000-8000-000000000041', returnedAt: sentAt, isRestocked: true },
      lines: [{ item: 7, quantity: 1 }],
    },
  ],
};

/** The same to be fetched: to get ready, ready, and fetched. */
export const toPrepare: ShopFulfilment = { ...toSend, kind: 'pickup' };
export const ready: ShopFulfilment = {
  ...toPrepare,
  ...{ state: 'ready', pickup: { readyAt: sentAt, pickedUpAt: null } },
};
export const pickedUp: ShopFulfilment = {
  ...{ ...toPrepare, state: 'pickedUp', pickup: { readyAt: sentAt, pickedUpAt: sentAt } },
  lines: [
    { ...chair, sent: 2 },
    { ...lamp, sent: 1 },
  ],
};

/** What an invoice of a shop may have become. */
export const shopFulfilments = [
  ['to send', toSend],
  ['sent in part', sentInPart],
  ['sent', { ...sentInPart, state: 'sent' }],
  ['delivered', returnedInPart],
  ['returned', { ...returnedInPart, state: 'returned' }],
  ['to get ready', toPrepare],
  ['ready', ready],
  ['picked up', pickedUp],
  ['paid back', { ...toSend, state: 'cancelled' }],
] as const satisfies readonly (readonly [string, ShopFulfilment])[];

/** The invoice as the people of its shop see it. */
export function openShopInvoice(
  fulfilment: unknown,
  answers: Answers = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  return openWidget(
    'bw-invoice',
    { 'invoice-id': 'abcdefgh0123', ...attributes },
    {
      'GET /user/': rosa,
      'GET /marketplace/invoice/abcdefgh0123': readableOf(invoiceOf(), { isBuyer: false }),
      [fulfilmentCalls.read]: fulfilment,
      [refundCalls.read]: { refunds: [], refundable: null },
      ...answers,
    },
    { siteOrigin: location.origin },
  );
}
