import type { Cart, Totals } from '@boardwalk/sdk-core/cart/schemas';
import type { Order, OrderSummary } from '@boardwalk/sdk-core/orders/schemas';

export const orderId = '23456789AB';
const rateId = '5f0c0000-0000-4000-8000-000000000001';
const expressId = '5f0c0000-0000-4000-8000-000000000002';

export const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

export const card = {
  payment_id: 'pm_4242',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 11,
  expiryYear: new Date().getUTCFullYear() + 3,
  defaultFor: ['purchases'],
};
export const otherCard = { ...card, payment_id: 'pm_0005', last4: '0005', defaultFor: [] };

export const address = {
  recipient: 'Rosa Lindqvist',
  company: '',
  line1: '12 Elm St',
  line2: '',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8P 1A1',
  countryCode: 'CA',
  phone: null,
} as const;

export const profile = {
  id: 3,
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: null,
  billing: {
    countryCode: 'CA',
    postalCode: 'L8P 1A1',
    state: 'ON',
    city: 'Hamilton',
    line1: '12 Elm St',
  },
  profilePicture: null,
  missing: [],
  version: '1',
  isMasked: false,
};

const shopAddress = {
  line1: '1 Main St',
  city: 'Hamilton',
  state: 'ON',
  postalCode: 'L8P 1A1',
  countryCode: 'CA',
} as const;

type CartShop = Cart['shops'][number];

export const pottery = {
  id: 'maple-pottery',
  name: 'Maple Pottery',
  logo: null,
  country: 'CA',
  currency: 'CAD',
  isTaxIncluded: false,
  state: 'open',
  away: null,
  pickup: { instructions: 'Ring twice.' },
  address: shopAddress,
  note: '',
  delivery: null,
} as unknown as CartShop;
export const koala = {
  ...pottery,
  id: 'koala-crafts',
  name: 'Koala Crafts',
  country: 'AU',
  currency: 'AUD',
  isTaxIncluded: true,
  pickup: null,
} as CartShop;

const mug = {
  item: 1,
  quantity: 2,
  shopId: pottery.id,
  product: {
    id: 'mug0000001',
    title: 'Salt-glazed mug',
    image: null,
    values: ['Blue', 'Large'],
    shippingSupport: 'FIXED_RATE',
  },
  price: 12_500,
  acceptedPrice: 12_500,
  left: null,
  problem: null,
  addedAt: '2026-11-30T12:00:00.000Z',
} as unknown as Cart['items'][number];
const scarf = {
  ...mug,
  item: 2,
  quantity: 1,
  shopId: koala.id,
  product: { ...mug.product, id: 'scarf00001', title: 'Wool scarf', values: [] },
  price: 4_500,
  acceptedPrice: 4_500,
} as Cart['items'][number];

export const cart: Cart = {
  id: '5f0c0000-0000-4000-8000-000000000009',
  items: [mug],
  saved: [],
  shops: [pottery],
  count: 2,
  notices: [],
};
export const bigCart: Cart = {
  ...cart,
  items: [mug, scarf],
  shops: [pottery, koala],
  count: 3,
};

const regular = { kind: 'ship', rateId } as const;

export const potteryTotals = {
  shopId: pottery.id,
  currency: 'CAD',
  isTaxIncluded: false,
  subtotal: 25_000,
  shipping: 1_500,
  taxes: [{ tax: 'hst', portion: 130_000, amount: 3_445 }],
  total: 29_945,
  options: [
    { choice: regular, name: 'Regular', price: 1_500, days: { from: 3, to: 5 } },
    {
      choice: { kind: 'ship', rateId: expressId },
      name: 'Express',
      price: 3_000,
      days: { from: 1, to: 1 },
    },
    { choice: { kind: 'pickup' }, name: '', price: 0, days: null },
  ],
  delivery: regular,
  problem: null,
  unsent: null,
} satisfies Totals['shops'][number];
const koalaTotals: Totals['shops'][number] = {
  ...potteryTotals,
  shopId: koala.id,
  currency: 'AUD',
  isTaxIncluded: true,
  subtotal: 4_500,
  shipping: 0,
  taxes: [{ tax: 'australianGst', portion: 100_000, amount: 409 }],
  total: 4_500,
  options: [{ choice: { kind: 'ship', rateId: null }, name: '', price: 0, days: null }],
  delivery: { kind: 'ship', rateId: null },
};

const potteryGroup = {
  ...{ key: 'CA:CAD', currency: 'CAD', amount: 29_945 },
  shopIds: [pottery.id],
} satisfies Totals['groups'][number];
const koalaGroup: Totals['groups'][number] = {
  ...{ key: 'AU:koala-crafts', currency: 'AUD', amount: 4_500 },
  shopIds: [koala.id],
};

export const totals: Totals = { shops: [potteryTotals], groups: [potteryGroup] };
export const bigTotals: Totals = {
  shops: [potteryTotals, koalaTotals],
  groups: [koalaGroup, potteryGroup],
};

type Payment = Order['payments'][number];

export const potteryPayment: Payment = {
  ...potteryGroup,
  ...{ state: 'paid', card: { brand: 'visa', last4: '4242' }, declined: null },
  paidAt: '2026-11-30T12:05:00.000Z',
};
export const koalaPayment: Payment = {
  ...koalaGroup,
  ...{ state: 'paid', card: null, declined: null, paidAt: null },
};

const orderedPottery = {
  group: 'CA:CAD',
  shop: {
    id: pottery.id,
    name: pottery.name,
    logo: null,
    country: 'CA',
    email: 'hello@maple.example',
    phone: '+19055550123',
  },
  lines: [
    {
      item: 1,
      productId: mug.product.id,
      title: mug.product.title,
      values: [...mug.product.values],
      image: null,
      quantity: 2,
      price: 12_500,
      amount: 25_000,
    },
  ],
  currency: 'CAD',
  isTaxIncluded: false,
  subtotal: 25_000,
  shipping: 1_500,
  taxes: potteryTotals.taxes,
  total: 29_945,
  delivery: { choice: regular, name: 'Regular', days: { from: 3, to: 5 }, instructions: '' },
  note: 'Leave it at the door.',
  invoice: null,
  fulfilment: null,
} as Order['shops'][number];
const orderedKoala = {
  ...orderedPottery,
  group: 'AU:koala-crafts',
  shop: { ...orderedPottery.shop, id: koala.id, name: koala.name, country: 'AU', phone: null },
  lines: [
    {
      ...orderedPottery.lines[0],
      item: 2,
      title: 'Wool scarf',
      values: [],
      quantity: 1,
      price: 4_500,
      amount: 4_500,
    },
  ],
  currency: 'AUD',
  isTaxIncluded: true,
  subtotal: 4_500,
  shipping: 0,
  taxes: koalaTotals.taxes,
  total: 4_500,
  note: '',
} as Order['shops'][number];

/** An order of one shop, paid by default. */
export function orderIn(
  state: Order['state'],
  payment: Partial<Payment> = {},
  more: Partial<Order> = {},
): Order {
  return {
    id: orderId,
    state,
    placedAt: '2026-11-30T12:00:00.000Z',
    ...{ retryUntil: null, address, quote: null },
    shops: [orderedPottery],
    payments: [{ ...potteryPayment, ...payment }],
    ...more,
  };
}

/** One of two shops, of which one is paid. */
export const halfPaid: Order = orderIn(
  'FUNDS_PENDING',
  {},
  {
    retryUntil: '2026-12-01T12:00:00.000Z',
    shops: [orderedPottery, orderedKoala],
    payments: [{ ...koalaPayment, state: 'failed' }, potteryPayment],
  },
);

export const summary: OrderSummary = {
  id: orderId,
  state: 'PAID',
  placedAt: '2026-11-30T12:00:00.000Z',
  shops: [
    { id: pottery.id, name: pottery.name },
    { id: koala.id, name: koala.name },
  ],
  ...{ count: 3, images: [], quote: null },
  payments: [potteryPayment, koalaPayment],
};

export const calls = {
  cart: 'GET /marketplace/cart/',
  choose: 'PUT /marketplace/cart/shop/maple-pottery',
  totals: 'POST /marketplace/cart/tax',
  order: 'POST /marketplace/cart/checkout',
  orders: 'GET /marketplace/order/',
  read: `GET /marketplace/order/${orderId}`,
  finish: `POST /marketplace/order/${orderId}/payment`,
  cancel: `DELETE /marketplace/order/${orderId}`,
} as const;
