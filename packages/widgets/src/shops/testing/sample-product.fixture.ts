import type {
  ProductDetails,
  ProductSummary,
  PublicVariant,
} from '@boardwalk/sdk-core/shops/products/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { samplePicture } from './sample-picture.fixture.ts';
import { sampleShop } from './sample-shop.fixture.ts';

/** A flat rate in Canadian cents; ids are made of its name. */
export function sampleRate(
  name: string,
  price: number,
  zone: Partial<ShippingRate['rate']['zone']> = {},
): ShippingRate {
  return {
    id: `00000000-0000-4000-8000-00000000000${name.length % 10}`,
    version: 1,
    rate: {
      name,
      zone: { country: 'CA', regions: [], postalPrefixes: [], ...zone },
      by: 'flat',
      steps: [{ upTo: null, price }],
      freeFrom: null,
      days: { from: 2, to: 5 },
      active: true,
    },
  };
}

/** A variant for tests, with whatever a test needs otherwise. */
export function sampleVariant(
  id: number,
  values: readonly string[],
  other: Partial<PublicVariant> = {},
): PublicVariant {
  return {
    id,
    values: [...values],
    sku: null,
    price: 4800,
    compareAt: null,
    availability: 'in-stock',
    left: null,
    weight: 900,
    imageId: null,
    ...other,
  };
}

/** A mug in two colours and two sizes: of the blue ones the large is sold out, a small one isn’t made. */
export function sampleProduct(other: Partial<ProductDetails> = {}): ProductDetails {
  const {
    id,
    name,
    logo,
    address,
    country,
    owner,
    replies,
    returns,
    pickup,
    handling,
    state,
    away,
    timeZone,
  } = sampleShop();
  return {
    id: 'stoneware-mug',
    title: 'Stoneware mug',
    description: 'Thrown by hand.\n\nGoes into the dishwasher.',
    images: [samplePicture(1), samplePicture(2), samplePicture(3)],
    category: 'KITCHEN_AND_DINING',
    leaf: 'TABLEWARE',
    condition: 'NEW',
    shippingSupport: 'FIXED_RATE',
    currency: 'CAD',
    isTaxIncluded: false,
    options: [
      { name: 'Colour', values: ['Oat', 'Blue'] },
      { name: 'Size', values: ['Small', 'Large'] },
    ],
    variants: [
      sampleVariant(1, ['Oat', 'Small'], { compareAt: 6000 }),
      sampleVariant(2, ['Oat', 'Large'], { price: 5600, availability: 'low', left: 3 }),
      sampleVariant(3, ['Blue', 'Large'], {
        price: 5600,
        availability: 'sold-out',
        imageId: 'picture-2',
      }),
    ],
    isActive: true,
    shop: {
      ...{
        id,
        name,
        logo,
        address,
        country,
        owner,
        replies,
        returns,
        pickup,
        handling,
        state,
        away,
        timeZone,
      },
      rates: [
        sampleRate('Parcel', 1500),
        sampleRate('Local van', 700, { regions: ['ON'] }),
        sampleRate('North', 4000, { regions: ['NU'] }),
      ],
    },
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Stoneware mug',
      url: 'https://site.example/product/maple-lane/stoneware-mug',
    },
    ...other,
  };
}

/** The same as a card has it. */
export function sampleProductSummary(
  number: number,
  other: Partial<ProductSummary> = {},
): ProductSummary {
  return {
    id: `product-${number}`,
    shopId: 'maple-lane',
    title: `Product ${number}`,
    image: samplePicture(number),
    category: 'KITCHEN_AND_DINING',
    condition: 'NEW',
    currency: 'CAD',
    priceFrom: 4800,
    priceTo: 4800,
    compareAt: null,
    availability: 'in-stock',
    isActive: true,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...other,
  };
}
