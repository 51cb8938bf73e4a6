import type { Catalogue } from '../../vocabulary/text/message.ts';

/** How a shop's part of an order stands, in a word. */
export const fulfilmentStateLabels = {
  catalogue: 'orders/fulfilment-states',
  toSend: 'To send',
  sentInPart: 'Sent in part',
  sent: 'Sent',
  ready: 'Ready for pickup',
  pickedUp: 'Picked up',
  delivered: 'Delivered',
  returned: 'Returned',
  cancelled: 'Paid back',
} as const satisfies Catalogue;
