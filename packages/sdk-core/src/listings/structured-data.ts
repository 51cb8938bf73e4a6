import { cityServiceStructuredData } from './city_service/structured-data.ts';
import { classifiedStructuredData } from './classified/structured-data.ts';
import { eventStructuredData } from './event/structured-data.ts';
import type { Attributes } from './fields/attributes.ts';
import { itemStructuredData } from './item/structured-data.ts';
import type { ListingKind } from './kinds.ts';
import { merchantStructuredData } from './merchant/structured-data.ts';
import { propertyStructuredData } from './property/structured-data.ts';
import { realtorStructuredData } from './realtor/structured-data.ts';
import { type JsonLd, type ListingForStructuredData, withoutEmpty } from './schema-org/listing.ts';

type Describers = {
  readonly [kind in ListingKind]: (listing: ListingForStructuredData<Attributes<kind>>) => JsonLd;
};

const describers: Describers = {
  merchant: merchantStructuredData,
  item: itemStructuredData,
  property: propertyStructuredData,
  event: eventStructuredData,
  city_service: cityServiceStructuredData,
  realtor: realtorStructuredData,
  classified: classifiedStructuredData,
};

/**
 * The schema.org description (JSON-LD) of a listing's page. `attributes` must be those of the
 * listing's kind, as its schema has them.
 */
export function structuredData(listing: ListingForStructuredData): JsonLd {
  // The kind of the listing chooses the describer, so its attributes are of that kind.
  const describe = describers[listing.kind] as (listing: ListingForStructuredData) => JsonLd;
  return withoutEmpty({ '@context': 'https://schema.org', ...describe(listing) });
}
