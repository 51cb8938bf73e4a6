import type {
  Cart,
  CartItem,
  CartShop,
  ShopTotals,
  Totals,
} from '@boardwalk/sdk-core/cart/schemas';
import type { Image } from '@boardwalk/sdk-core/media/schemas';

/** A picture for tests; its files need not exist. */
export function samplePicture(number: number): Image {
  return {
    id: `picture-${number}`,
    path: `/media/picture-${number}`,
    alt: `View ${number}`,
    width: 1280,
    height: 960,
    thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
  };
}

/** A line for tests: one mug of 48.00. */
export function sampleLine(item: number, other: Partial<CartItem> = {}): CartItem {
  return {
    item,
    quantity: 1,
    shopId: 'maple-lane',
    product: {
      id: `product-${item}`,
      title: `Product ${item}`,
      image: samplePicture(item % 9),
      values: ['Oat', 'Small'],
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

/** A shop of a cart for tests. */
export function sampleCartShop(other: Partial<CartShop> = {}): CartShop {
  return {
    id: 'maple-lane',
    name: 'Maple Lane Pottery',
    logo: null,
    country: 'CA',
    currency: 'CAD',
    state: 'open',
    away: null,
    pickup: { instructions: 'Ring at the side door.', hours: null },
    address: {
      fullAddress: '12 Elm St, Welland, ON L3B 1A1',
      street: '12 Elm St',
      city: 'Welland',
      region: 'ON',
      country: 'CA',
      postalCode: 'L3B 1A1',
    },
    isTaxIncluded: false,
    note: '',
    delivery: null,
    ...other,
  };
}

/** A cart for tests: two of one thing and one of another, from one shop. */
export function sampleCart(other: Partial<Cart> = {}): Cart {
  const items = other.items ?? [sampleLine(1, { quantity: 2 }), sampleLine(2)];
  return {
    id: '00000000-0000-4000-8000-000000000001',
    saved: [],
    shops: [sampleCartShop()],
    notices: [],
    ...other,
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

export const parcel = {
  choice: { kind: 'ship', rateId: '00000000-0000-4000-8000-000000000006' },
  name: 'Parcel',
  price: 1500,
  days: { from: 3, to: 7 },
} as const;
export const pickup = { choice: { kind: 'pickup' }, name: '', price: 0, days: null } as const;

/** What a shop takes for tests, in Ontario. */
export function sampleShopTotals(other: Partial<ShopTotals> = {}): ShopTotals {
  return {
    shopId: 'maple-lane',
    currency: 'CAD',
    isTaxIncluded: false,
    subtotal: 14_400,
    shipping: 1500,
    taxes: [{ tax: 'hst', portion: 130_000, amount: 2067 }],
    total: 17_967,
    options: [parcel, pickup],
    delivery: parcel.choice,
    problem: null,
    unsent: null,
    ...other,
  };
}

/** What a cart comes to: one payment of its shops, unless a test says otherwise. */
export function sampleTotals(
  shops: readonly ShopTotals[] = [sampleShopTotals()],
  groups: readonly Totals['groups'][number][] = [
    {
      key: 'CA:CAD',
      currency: 'CAD',
      shopIds: shops.map(({ shopId }) => shopId),
      amount: shops.reduce((sum, { total }) => sum + total, 0),
    },
  ],
): Totals {
  return { shops: [...shops], groups: [...groups] };
}
