import { type DemoShop, flatRate, shopHours } from './demo-shop.ts';
import { outfittersProducts } from './outfitters-products.ts';

/** An outfitter in Hobart, which sells in Australian dollars with the tax included. */
export const outfittersShop: DemoShop = {
  id: 'harbour-street-outfitters',
  owner: 'realtor',
  accountId: 'acct_demoOutfittersAU',
  taxNumber: '10 000 000 000',
  skuPrefix: 'HSO',
  logo: 'tent-orange',
  cover: 'kayak-yellow',
  body: {
    name: 'Harbour Street Outfitters',
    description: `Gear for the track, the river and the shed afterwards. We use what we sell, and what we would not take to the Western Arthurs we do not stock.

Ask us before you buy: we would rather lend you a tent for a weekend than sell you the wrong one.`,
    place: {
      street: '41 Elizabeth Street',
      city: 'Hobart',
      region: 'TAS',
      country: 'AU',
      postalCode: '7000',
      pin: { lat: -42.8821, lng: 147.3272 },
      isAreaOnly: false,
    },
    hours: shopHours(9, 18),
    pickup: { instructions: 'At the counter, with your order number.', hours: null },
    contact: {
      phone: null,
      email: 'hello@harbour-outfitters.example',
      website: null,
    },
    returns: `Send anything unused back within 60 days for a refund, or for another size. We pay the way back within Tasmania.

Our goods come with guarantees that cannot be excluded under the Australian Consumer Law: you are entitled to a replacement or refund for a major failure.`,
    privacy:
      'We keep your name and address to send your order and to tell you of a recall, and delete them after five years. The carrier gets what it needs to find you.',
    handling: { from: 0, to: 1 },
  },
  rates: [
    flatRate(
      'Parcel, Tasmania',
      { country: 'AU', regions: ['TAS'] },
      900,
      { from: 1, to: 3 },
      15_000,
    ),
    flatRate('Parcel, mainland', { country: 'AU' }, 1_650, { from: 3, to: 8 }, 25_000),
    flatRate('Air parcel, Canada', { country: 'CA' }, 6_900, { from: 8, to: 15 }),
  ],
  products: outfittersProducts,
};
