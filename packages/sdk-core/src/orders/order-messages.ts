import type { Catalogue } from '../vocabulary/text/message.ts';

/** What an order says of itself. */
export const orderMessages = {
  catalogue: 'orders/order',
  title: 'Order {number}',
  placedOn: 'Placed on {date}',
  unknown: 'There is no such order',
  unknownAdvice: 'It may be of another account. Sign in as the person who placed it.',
  thanks: 'Thank you, your order is paid',
  thanksLead:
    'You have the confirmation by mail as well. Each shop sends its part by itself, or has it ready for you.',
  partlyThanks: 'Thank you. One payment is still out',
  'next.ship': '{shop} gets your order ready and sends it to you.',
  'next.shipDays': '{shop} sends it to you. It should be there in {days}.',
  'next.pickup': '{shop} gets your order ready. You fetch it there.',
  'next.requested': '{shop} names the price of delivery first.',
  'next.unpaid': '{shop} starts once its part is paid.',
  'next.cancelled': 'Nothing comes from {shop}: its part was cancelled.',
  deliverTo: 'Delivery address',
  note: 'Your note',
  payments: { one: 'Payment', many: 'Payments' },
  paymentFor: 'For {shops}',
  paidOn: 'Paid on {date}',
  invoice: 'Invoice {number}',
  invoiceOf: 'Invoice {number}, {shop}',
  write: 'Write to {email}',
  call: 'Call {phone}',
  print: 'Print',
  allOrders: 'See all orders',
} as const satisfies Catalogue;
