import type {
  PartFulfilment,
  SentParcel,
} from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import type { Order } from '@boardwalk/sdk-core/orders/schemas';
import { orderIn } from './orders.fixture.ts';

const sentAt = '2026-11-30T15:00:00.000Z';

/** A parcel with two mugs. */
export const sentParcel: SentParcel = {
  ...{ id: '5f0c0000-0000-4000-8000-000000000031', carrier: 'canadaPost', sentAt },
  ...{ number: '1234 5678 9012', deliveredAt: null, lines: [{ item: 1, quantity: 2 }] },
  page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/123456789012',
};

/** A part of which nothing was done yet. */
export const handedOut: PartFulfilment = {
  ...{ state: 'toSend', parcels: [], pickup: null, returns: [] },
};

/** A paid order of which that became. */
export function fulfilledOrder(fulfilment: PartFulfilment): Order {
  const order = orderIn('PAID');
  return { ...order, shops: order.shops.map((part) => ({ ...part, fulfilment })) };
}

/** A part in each of its states. */
export const fulfilments: readonly PartFulfilment[] = [
  { ...handedOut, state: 'sentInPart', parcels: [sentParcel] },
  { ...handedOut, state: 'sent', parcels: [{ ...sentParcel, carrier: 'other' }] },
  { ...handedOut, state: 'delivered', parcels: [{ ...sentParcel, deliveredAt: sentAt }] },
  {
    ...{ ...handedOut, state: 'ready' },
    pickup: { readyAt: sentAt, pickedUpAt: null, code: '12345678' },
  },
  {
    ...{ ...handedOut, state: 'pickedUp' },
    pickup: { readyAt: sentAt, pickedUpAt: sentAt, code: null },
  },
  {
    ...{ ...handedOut, state: 'returned', parcels: [sentParcel] },
    returns: [
      {
        ...{ id: '5f0c0000-0000-4000-8000-000000000041', returnedAt: sentAt },
        lines: [{ item: 1, quantity: 2 }],
      },
    ],
  },
];
