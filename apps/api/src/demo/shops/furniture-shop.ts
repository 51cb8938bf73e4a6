import { type DemoShop, flatRate, shopHours } from './demo-shop.ts';
import { furnitureProducts } from './furniture-products.ts';

/** A furniture maker in Hamilton. */
export const furnitureShop: DemoShop = {
  id: 'escarpment-furniture',
  owner: 'merchant',
  accountId: 'acct_demoFurnitureCA',
  taxNumber: '00000 0000 RT0001',
  skuPrefix: 'ESC',
  logo: 'dining-chair',
  cover: 'staged-living',
  body: {
    name: 'Escarpment Furniture',
    description: `Three people, one workshop below the escarpment. We build tables, chairs and shelves of Ontario maple and walnut, and sofas on frames that can be repaired.

Most of it is made when you order it. Come and sit on things: the workshop is open six days a week.`,
    place: {
      street: '71 Main St W',
      city: 'Hamilton',
      region: 'ON',
      country: 'CA',
      postalCode: 'L8P 4Y5',
      pin: { lat: 43.256712, lng: -79.872634 },
      isAreaOnly: false,
    },
    hours: shopHours(9, 17),
    pickup: {
      instructions:
        'Loading door behind the building, off Market Street. Bring a blanket; we help you load.',
      hours: shopHours(9, 16),
    },
    contact: {
      phone: null,
      email: 'workshop@escarpment-furniture.example',
      website: 'https://escarpment-furniture.example/',
    },
    returns: `Changed your mind? Furniture that we keep in stock comes back within 30 days, unused and in its packing. You pay the way back; we refund the price within five days of its arrival.

What we built to your measure is yours, but every joint is under warranty for ten years. Nothing here takes away rights that you have by law.`,
    privacy:
      'We use your name, address and telephone number to build, deliver and look after what you order. Our carrier learns them for the delivery. We do not sell or share them otherwise.',
    handling: { from: 2, to: 10 },
  },
  rates: [
    flatRate(
      'Our own van',
      { country: 'CA', regions: ['ON'], postalPrefixes: ['L8', 'L9', 'L7'] },
      4_500,
      { from: 1, to: 3 },
      150_000,
    ),
    flatRate('Carrier, Ontario and Québec', { country: 'CA', regions: ['ON', 'QC'] }, 12_900, {
      from: 3,
      to: 8,
    }),
    {
      name: 'Carrier, rest of Canada',
      zone: { country: 'CA', regions: [], postalPrefixes: [] },
      by: 'weight',
      steps: [
        { upTo: 5_000, price: 2_900 },
        { upTo: 40_000, price: 18_900 },
        { upTo: null, price: 29_900 },
      ],
      freeFrom: null,
      days: { from: 6, to: 14 },
      active: true,
    },
  ],
  products: furnitureProducts,
};
