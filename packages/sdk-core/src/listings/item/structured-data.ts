import type { ProductCondition } from '../enumerations/trade/product-conditions.ts';
import {
  commonProperties,
  type JsonLd,
  type ListingForStructuredData,
  type StructuredTable,
  structuredFields,
} from '../schema-org/listing.ts';
import { decimalAmount, offer } from '../schema-org/offer.ts';
import type { ItemAttributes } from './attributes.ts';

/** What schema.org calls the conditions. */
export const conditionNames: Readonly<Record<ProductCondition, string>> = {
  NEW: 'NewCondition',
  USED: 'UsedCondition',
  LIGHTLY_USED: 'UsedCondition',
  HEAVILY_USED: 'UsedCondition',
  AS_IS: 'DamagedCondition',
};

/** What each field adds to the description of the product. */
export const itemStructuredFields: StructuredTable<ItemAttributes> = {
  condition: (condition) => ({ itemCondition: `https://schema.org/${conditionNames[condition]}` }),
  itemClass: null,
  productCategory: (category) => ({ category }),
  brand: (name) => ({ brand: { '@type': 'Brand', name } }),
  model: (model) => ({ model }),
  shipping: null,
  shippingFee: null,
  isNegotiable: null,
  isInStock: null,
  quantityAvailable: null,
  endsAt: null,
};

/** What shipping costs, where an item is shipped at all and the cost is known. */
function shippingDetails({
  attributes,
  price,
  address,
}: ListingForStructuredData<ItemAttributes>): JsonLd | undefined {
  const cost = attributes.shipping?.includes('INCLUDED') ? 0 : attributes.shippingFee;
  if (price === null || cost === undefined) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: decimalAmount({ amount: cost }),
      currency: price.currency,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: address.country },
  };
}

/** An item as a `Product` with its offer. */
export function itemStructuredData(listing: ListingForStructuredData<ItemAttributes>): JsonLd {
  const { attributes } = listing;
  return {
    '@type': 'Product',
    ...commonProperties(listing),
    ...structuredFields(itemStructuredFields, attributes),
    offers: offer(listing, {
      ...(attributes.isInStock === false && { availability: 'https://schema.org/OutOfStock' }),
      ...(attributes.quantityAvailable !== undefined && {
        inventoryLevel: { '@type': 'QuantitativeValue', value: attributes.quantityAvailable },
      }),
      availabilityEnds: attributes.endsAt,
      shippingDetails: shippingDetails(listing),
      seller: { '@type': 'Person', name: listing.contactName },
    }),
  };
}
