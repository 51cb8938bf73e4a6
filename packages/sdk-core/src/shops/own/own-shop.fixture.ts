import type { OwnShop, ShopSettings } from '../schemas.ts';
import type { ShopBody } from '../shop-bodies.ts';

/** A shop as its owner lists it. */
export const ownShop: OwnShop = {
  id: 'maple-and-birch',
  name: 'Maple & Birch',
  logo: null,
  state: 'draft',
  active: false,
  country: 'CA',
  currency: 'CAD',
  isOwner: true,
  permissions: ['administration'],
  createdAt: '2026-11-01T12:00:00.000Z',
  version: 1,
};

/** What is written about it. */
export const shopBody: ShopBody = {
  name: 'Maple & Birch',
  description: 'Furniture of local wood.',
  logo: null,
  cover: null,
  place: {
    street: '12 Elm St',
    city: 'Hamilton',
    region: 'ON',
    country: 'CA',
    postalCode: 'L8P 1A1',
    pin: null,
    isAreaOnly: false,
  },
  hours: null,
  pickup: null,
  contact: { phone: null, email: 'shop@example.org', website: null },
  returns: '',
  privacy: '',
  handling: { from: 1, to: 3 },
};

/** Everything of it that its owner sets: an account is linked, the rest is still to do. */
export const shopSettings: ShopSettings = {
  id: ownShop.id,
  version: 1,
  shop: shopBody,
  logo: null,
  cover: null,
  state: 'draft',
  active: false,
  away: null,
  suspension: '',
  position: { lat: 43.25, lng: -79.87 },
  country: 'CA',
  currency: 'CAD',
  isOwner: true,
  permissions: ['administration'],
  account: { id: 'acct_1', country: 'CA', payoutsEnabled: true },
  taxes: {
    standing: { isFit: true, because: 'registered' },
    smallSupplierOn: null,
    registrations: [
      { country: 'CA', region: null, from: '2026-01-01', until: null, status: 'active' },
    ],
    numbers: [],
  },
  checklist: [
    { step: 'account', isDone: true },
    { step: 'taxes', isDone: true },
    { step: 'delivery', isDone: false },
    { step: 'returns', isDone: false },
    { step: 'product', isDone: false },
  ],
};
