import { event } from '../../element/attributes/element-table.ts';

/** The events that `<bw-order-checkout>` sends to its page. */
export const orderCheckoutEvents = {
  'bw-order-paid': event<{ readonly orderId: string }>('An order was paid for.'),
};
