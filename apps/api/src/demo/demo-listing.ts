import type { StandardStatus } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import type { Attributes } from '@boardwalk/sdk-core/listings/fields/attributes';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { Subcategory } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Address, ListedPrice } from '@boardwalk/sdk-core/listings/schemas';

export interface DemoContact {
  readonly name: string;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

/**
 * A listing of one kind as the generators make it; times are days before the day of loading, and
 * parts of days.
 */
export interface DemoListingOf<Kind extends ListingKind> {
  readonly kind: Kind;
  readonly subcategory: Subcategory<Kind>;
  readonly owner: DemoPerson;
  readonly status: StandardStatus;
  readonly title: string;
  readonly description: string;
  readonly price: ListedPrice | null;
  readonly previousPrice: ListedPrice | null;
  readonly address: Address;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  /** Names of demo pictures, the first one first. */
  readonly pictures: readonly string[];
  readonly tags: readonly string[];
  readonly contact: DemoContact;
  readonly hours: OpeningHours | null;
  readonly attributes: Attributes<Kind>;
  readonly daysOld: number;
  readonly daysSinceClosed: number | null;
}

export type DemoListing = { [Kind in ListingKind]: DemoListingOf<Kind> }[ListingKind];

export interface DemoPerson {
  /** Counts from 1 in the order in which people are made. */
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
}
