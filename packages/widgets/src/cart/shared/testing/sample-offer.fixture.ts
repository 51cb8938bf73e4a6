import type { ProductDetails, PublicVariant } from '@boardwalk/sdk-core/shops/products/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { sampleCartShop } from './sample-cart.fixture.ts';

/** A variant that is offered, for tests. */
export function sampleOffer(
  id: number,
  values: readonly string[] = [],
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

/** A mug in two sizes, for tests. */
export function sampleOffered(other: Partial<ProductDetails> = {}): ProductDetails {
  const { id, name, logo, country, address, pickup, state, away } = sampleCartShop();
  if (!address) throw new Error('The shop has an address.');
  return {
    id: 'stoneware-mug',
    title: 'Stoneware mug',
    description: 'Thrown by hand.',
    images: [],
    category: 'KITCHEN_AND_DINING',
    leaf: 'TABLEWARE',
    condition: 'NEW',
    shippingSupport: 'FIXED_RATE',
    currency: 'CAD',
    isTaxIncluded: false,
    options: [
      { name: 'Colour', values: ['Oat'] },
      { name: 'Size', values: ['Small', 'Large'] },
    ],
    variants: [sampleOffer(1, ['Oat', 'Small']), sampleOffer(2, ['Oat', 'Large'], { price: 5600 })],
    isActive: true,
    shop: {
      ...{ id, name, logo, country, address, pickup, state, away },
      // Ids are branded by the contract's schemas, which tests of widgets do without.
      owner: { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, takesMessages: true },
      returns: '',
      handling: { from: 1, to: 2 },
      replies: 'hours',
      timeZone: 'America/Toronto',
      rates: [],
    },
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    structuredData: null,
    ...other,
  };
}
