import type { StandardStatus } from '../enumerations/property/standard-statuses.ts';
import type { OpeningHours } from '../fields/opening-hours.ts';
import type { ListingKind } from '../kinds.ts';
import type { PeriodPrice } from '../prices/comparable-price.ts';

/** A schema.org object; entries that are undefined are left out. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** What a listing's schema.org description is made from; addresses of pages are absolute. */
export interface ListingForStructuredData<Attributes = Readonly<Record<string, unknown>>> {
  readonly kind: ListingKind;
  readonly subcategory: string;
  readonly title: string;
  readonly description: string;
  readonly status: StandardStatus;
  readonly price: PeriodPrice | null;
  readonly address: {
    readonly street: string | null;
    readonly city: string;
    readonly region: string;
    readonly country: string;
    readonly postalCode: string | null;
  };
  readonly lat: number | null;
  readonly lng: number | null;
  readonly imageUrls: readonly string[];
  readonly attributes: Attributes;
  readonly hours: OpeningHours | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly expiresAt: string | null;
  readonly contactName: string;
  readonly website: string | null;
  /** The listing's own page. */
  readonly url: string;
}

/** What a field adds to the schema.org description; `null` in a table: nothing. */
export type StructuredTable<Attributes> = {
  readonly [field in keyof Attributes]-?:
    | ((value: NonNullable<Attributes[field]>) => JsonLd)
    | null;
};

/** What all given fields add, by the kind's table. */
export function structuredFields<Attributes extends object>(
  table: StructuredTable<Attributes>,
  attributes: Attributes,
): JsonLd {
  const added: Record<string, unknown> = {};
  for (const field in table) {
    const add = table[field];
    const value = attributes[field];
    if (add === null || value === undefined || value === null) continue;
    for (const [property, more] of Object.entries(add(value))) {
      added[property] = joined(added[property], more);
    }
  }
  return added;
}

/** Several fields may add to one property: their values become one list. */
function joined(before: unknown, more: unknown): unknown {
  if (before === undefined) return more;
  return [before, more].flat();
}

/** The object without undefined entries and empty lists. */
export function withoutEmpty(object: JsonLd): JsonLd {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined && value !== null && !(Array.isArray(value) && !value.length),
    ),
  );
}

/** Name, description, address of the page and pictures, as every kind has them. */
export function commonProperties(listing: ListingForStructuredData): JsonLd {
  return {
    name: listing.title,
    description: listing.description,
    url: listing.url,
    image: listing.imageUrls,
  };
}
