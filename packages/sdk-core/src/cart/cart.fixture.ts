import type { Cart, CartItem, CartShop } from './schemas.ts';

/** A line for tests: one mug of 48.00. */
export function sampleItem(item: number, other: Partial<CartItem> = {}): CartItem {
  return {
    item,
    quantity: 1,
    shopId: 'maple-lane',
    product: {
      id: `product-${item}`,
      title: `Product ${item}`,
      image: null,
      values: [],
      shippingSupport: 'FIXED_RATE',
    },
    price: 4800,
    acceptedPrice: 4800,
    left: null,
    problem: null,
    addedAt: '2026-11-01T12:00:00.000Z',
    ...other,
  };
}

/** A shop of a cart for tests, in Ontario. */
export function sampleCartShop(other: Partial<CartShop> = {}): CartShop {
  return {
    id: 'maple-lane',
    name: 'Maple Lane Pottery',
    logo: null,
    country: 'CA',
    currency: 'CAD',
    isTaxIncluded: false,
    state: 'open',
    away: null,
    pickup: { instructions: '', hours: null },
    address: {
      fullAddress: '12 Elm St, Welland, ON L3B 1A1',
      street: '12 Elm St',
      city: 'Welland',
      region: 'ON',
      country: 'CA',
      postalCode: 'L3B 1A1',
    },
    note: '',
    delivery: null,
    ...other,
  };
}

/** A cart for tests: two of one thing and one of another, from one shop. */
export function sampleCart(other: Partial<Cart> = {}): Cart {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    items: [sampleItem(1, { quantity: 2 }), sampleItem(2)],
    saved: [],
    shops: [sampleCartShop()],
    count: 3,
    notices: [],
    ...other,
  };
}
