import type { Opening } from '../../../every-field/opening.fixture.ts';
import {
  openShopInvoice,
  ready,
  refundable,
  refundCalls,
  returnedInPart,
  toSend,
} from '../../bw-invoice/fulfilment.fixture.ts';
import { openOrderCheckout } from '../../bw-order-checkout/order-checkout.fixture.ts';
import { calls, cart } from './orders.fixture.ts';

/** Where the fields of a checkout are pressed: the address, known or typed, and each shop’s delivery. */
export const orderOpenings: readonly Opening[] = [
  {
    tag: 'bw-order-checkout',
    open: () => openOrderCheckout({ [calls.choose]: cart }, { at: 'address' }).element,
    // Fetching everything leads away from them.
    shows: '.checkout-choice + .checkout-choice',
  },
  {
    tag: 'bw-order-checkout',
    open: () =>
      openOrderCheckout(
        {
          'GET /user/profile': { billing: {}, firstName: '', lastName: '', isMasked: true },
          [calls.cart]: { ...cart, shops: cart.shops.map((shop) => ({ ...shop, pickup: null })) },
        },
        { at: 'address' },
      ).element,
    shows: '[name="shipping.countryCode"]',
  },
  {
    tag: 'bw-order-checkout',
    open: () => openOrderCheckout({ [calls.choose]: cart }, { at: 'delivery' }).element,
  },
  {
    tag: 'bw-invoice',
    open: () => openShopInvoice(toSend).element,
    presses: ['Record a parcel'],
    shows: '[name="number"]',
  },
  {
    tag: 'bw-invoice',
    open: () => openShopInvoice(returnedInPart).element,
    presses: ['Record a return'],
    shows: '[name="restock"]',
  },
  { tag: 'bw-invoice', open: () => openShopInvoice(ready).element, shows: '[name="code"]' },
  {
    tag: 'bw-invoice',
    open: () => openShopInvoice(toSend, { [refundCalls.read]: refundable }).element,
    presses: ['Refund'],
    shows: '[name="restock"]',
  },
];
