import { type JsonLd, withoutEmpty } from './listing.ts';

/** A named value that schema.org has no property for. */
export function propertyValue(name: string, value: unknown, unitCode?: string): JsonLd {
  return withoutEmpty({ '@type': 'PropertyValue', name, value, unitCode });
}

/** Square metres (UN/CEFACT MTK). */
export function squareMetres(value: number): JsonLd {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MTK' };
}

/** Marks out of 5; a rating nobody gave is left out. */
export function aggregateRating(attributes: {
  readonly rating?: number | undefined;
  readonly ratingCount?: number | undefined;
}): JsonLd | undefined {
  if (attributes.rating === undefined || !attributes.ratingCount) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: attributes.rating,
    reviewCount: attributes.ratingCount,
    bestRating: 5,
  };
}
