import type { Catalogue } from '../vocabulary/text/message.ts';
import type { GroupState } from './order-state.ts';

/** Where one payment of an order stands. */
export const orderPaymentStateLabels = {
  catalogue: 'orders/payment-states',
  quoted: 'Not known yet',
  open: 'On its way',
  paid: 'Paid',
  failed: 'Declined',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const satisfies Catalogue & Record<GroupState, string>;

/** What the way to a payment that is not there yet says. */
export const orderPaymentMessages = {
  catalogue: 'orders/payment',
  waiting: 'Your payment is on its way. We tell you by mail as soon as the bank has answered.',
  failed:
    'Nothing was charged. You can try another card until {date}, as long as everything is still to be had.',
  failedOver: 'Nothing was charged, and the time to pay is over. Order again if you still want it.',
  partly: 'One part is paid. Another is not: {shops}.',
  partlyRetry: 'Try another card until {date}, or cancel that part.',
  partlyWaiting: 'The bank has yet to answer.',
  cancelled: 'You have cancelled this order. Nothing is charged.',
  declinedFor: '{sum} for {shops} was declined: {reason}',
  pickCard: 'Pay with another card',
  payNow: 'Pay {sums}',
  payLater: 'Choose a card first.',
  cancelAll: 'Cancel the order',
  cancelRest: 'Cancel what is not paid',
  cancelTitle: 'Cancel this order?',
  cancelRestTitle: 'Cancel what is not paid?',
  cancelText: 'Nothing is charged, and the things go back to your cart.',
  keep: 'Keep it',
  leave: 'Go on shopping',
} as const satisfies Catalogue;
