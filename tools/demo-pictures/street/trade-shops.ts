import type { ShopLook } from './storefront.ts';

/** Shops of trades: subject, what is seen, and how the shop looks. */
export const SHOPS: readonly (readonly [subject: string, alt: string, look: ShopLook])[] = [
  [
    'legal',
    'Law office behind a navy front',
    {
      sign: 'LAW OFFICE',
      colour: '#9c5f4b',
      front: '#23354a',
      awning: '#2f4257',
      cladding: 'brick',
      storeys: 2,
      width: 7.6,
    },
  ],
  [
    'mortgage-finance',
    'Mortgage broker’s street front',
    {
      sign: 'MORTGAGES',
      colour: '#cdbf9f',
      front: '#2f4a3f',
      awning: '#3f6a55',
      cladding: 'brick',
      storeys: 3,
      width: 7.8,
    },
  ],
  [
    'kitchen',
    'Kitchen showroom on a street',
    {
      sign: 'KITCHENS',
      colour: '#d5cdbd',
      front: '#3a3f45',
      awning: '#8a9a86',
      cladding: 'stucco',
      storeys: 2,
      width: 8,
    },
  ],
  [
    'flooring',
    'Flooring shop with a brown awning',
    {
      sign: 'FLOORS',
      colour: '#a8745c',
      front: '#4a3222',
      awning: '#9a6d43',
      cladding: 'brick',
      storeys: 2,
      width: 7,
    },
  ],
  [
    'interior-design',
    'Interior design studio front',
    {
      sign: 'STUDIO',
      colour: '#8a9a86',
      front: '#6f3f45',
      awning: '#cf9d92',
      cladding: 'siding',
      storeys: 2,
      width: 7,
    },
  ],
  [
    'window-shop',
    'Window and door shop',
    {
      sign: 'WINDOWS',
      colour: '#7d8a94',
      front: '#2f3f5c',
      awning: '#a9c4cf',
      cladding: 'stucco',
      storeys: 2,
      width: 7.6,
    },
  ],
  [
    'hardware',
    'Hardware shop with a red awning',
    {
      sign: 'HARDWARE',
      colour: '#b9a58a',
      front: '#7b2f2a',
      awning: '#a33b2c',
      cladding: 'brick',
      storeys: 2,
      width: 7.8,
    },
  ],
];
