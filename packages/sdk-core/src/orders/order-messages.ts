import type { Catalogue } from '../vocabulary/text/message.ts';
import type { GroupState } from './order-state.ts';
import type { OrderStatus } from './order-statuses.ts';

/** Where an order stands, in a word or two. */
export const orderStateLabels = {
  catalogue: 'orders/states',
  OPEN: 'Waiting for payment',
  PAID: 'Paid',
  FUNDS_PENDING: 'Partly paid',
  FAILED: 'Not paid',
  CANCELLED: 'Cancelled',
} as const satisfies Catalogue & Record<OrderStatus, string>;

/** Where one payment of an order stands. */
export const paymentStateLabels = {
  catalogue: 'orders/payment-states',
  open: 'On its way',
  paid: 'Paid',
  failed: 'Declined',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
} as const satisfies Catalogue & Record<GroupState, string>;

/** What an order says of itself. */
export const orderMessages = {
  catalogue: 'orders/order',
  title: 'Order {number}',
  placedOn: 'Placed on {date}',
  unknown: 'There is no such order',
  unknownAdvice: 'It may be of another account. Sign in as the person who placed it.',
  thanks: 'Thank you, your order is paid',
  thanksLead: 'You have the confirmation by mail as well. Each shop sends its part by itself.',
  partlyThanks: 'Thank you. One payment is still out',
  'next.ship': '{shop} gets your order ready and sends it to you.',
  'next.shipDays': '{shop} sends it to you. It should be there in {days}.',
  'next.pickup': '{shop} gets your order ready. You fetch it there.',
  'next.unpaid': '{shop} starts once its part is paid.',
  'next.cancelled': 'Nothing comes from {shop}: its part was cancelled.',
  days: { one: '{from} day', many: '{from} days' },
  daysRange: '{from} to {to} days',
  sums: '{first} and {second}',
  piece: '{count} × {price}',
  deliverTo: 'Delivered to',
  pickup: 'Pickup at the shop',
  delivery: 'Delivery',
  freeDelivery: 'Free',
  deliveryBy: 'Delivery: {name}',
  items: 'Items',
  includes: 'Includes {taxes}',
  total: 'Total',
  totalOf: 'Total of {shop}',
  note: 'Your note',
  payments: { one: 'Payment', many: 'Payments' },
  paymentFor: 'For {shops}',
  paidOn: 'Paid on {date}',
  write: 'Write to {email}',
  call: 'Call {phone}',
  print: 'Print',
  allOrders: 'See all orders',
} as const satisfies Catalogue;

/** What the list of one's orders says. */
export const ordersListMessages = {
  catalogue: 'orders/list',
  title: 'Purchase orders',
  lead: 'Everything that you have ordered, from every shop.',
  none: 'You have ordered nothing yet',
  noneAdvice: 'What you buy in shops stands here.',
  toCart: 'See your cart',
  pieces: { one: '{count} item', many: '{count} items' },
  from: 'From {shops}',
  more: '{shops} and {count} more',
  pay: 'Finish the payment',
  pages: 'Pages of orders',
  page: 'Page {page}',
  previous: 'Previous page',
  next: 'Next page',
} as const satisfies Catalogue;

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
  reason: 'the bank gave no reason.',
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
