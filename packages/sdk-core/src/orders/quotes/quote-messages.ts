import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What an order that waits for its price of delivery says to its buyer. */
export const quoteMessages = {
  catalogue: 'orders/quote',
  requested:
    '{shop} has until {date} to name the price of delivery. Nothing is charged or reserved before then; you are notified by mail.',
  answered:
    '{shop} asks {price} for the delivery. You can accept and pay until {date}. The things are not reserved before.',
  days: 'It should be there {days} after the payment.',
  note: 'The shop writes:',
  total: 'Total with delivery and taxes: {sum}',
  accept: 'Accept the price and pay with this card',
  declined: '{shop} does not deliver this to you. Nothing was charged.',
  expired: 'The time is over, and the request has ended. Nothing was charged.',
  withdrawn: 'You have cancelled this request. Nothing is charged.',
  cancel: 'Cancel the request',
  address: 'It goes to:',
  again:
    'You can put the things back into your cart, and pick them up where the shop offers that, or ask again.',
  putBack: 'Put the things back into the cart',
  returned: 'The things are in your cart again.',
  openCart: 'Open the cart',
  onOurSite: 'The price is accepted on Boardwalk itself.',
  openOurSite: 'Open the order on Boardwalk',
} as const satisfies Catalogue;
