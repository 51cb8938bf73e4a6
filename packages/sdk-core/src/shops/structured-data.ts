import type { OpeningHours } from '../listings/fields/opening-hours.ts';
import { openingHoursSpecifications } from '../listings/schema-org/hours.ts';
import {
  type JsonLd,
  type ListingForStructuredData,
  withoutEmpty,
} from '../listings/schema-org/listing.ts';
import { geoCoordinates, postalAddress } from '../listings/schema-org/place.ts';
import type { Currency } from '../vocabulary/places/countries.ts';
import type { Point } from '../vocabulary/places/geo.ts';

/** What a shop's schema.org description is made from; addresses of pages are absolute. */
export interface ShopForStructuredData {
  readonly name: string;
  readonly description: string;
  readonly imageUrls: readonly string[];
  readonly logoUrl: string | null;
  readonly address: ListingForStructuredData['address'];
  readonly position: Point | null;
  readonly hours: OpeningHours | null;
  readonly contact: {
    readonly phone: string | null;
    readonly email: string | null;
    readonly website: string | null;
  };
  readonly currency: Currency;
  /** The shop's own page. */
  readonly url: string;
}

/** A shop as the `Store` that it is. */
export function shopStructuredData(shop: ShopForStructuredData): JsonLd {
  const { position, contact } = shop;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: shop.name,
    description: shop.description === '' ? null : shop.description,
    url: shop.url,
    image: shop.imageUrls,
    logo: shop.logoUrl,
    address: postalAddress(shop),
    geo: geoCoordinates({ lat: position?.lat ?? null, lng: position?.lng ?? null }),
    openingHoursSpecification: openingHoursSpecifications(shop.hours),
    telephone: contact.phone,
    email: contact.email,
    sameAs: contact.website,
    currenciesAccepted: shop.currency,
  });
}
