import type { StandardStatus } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import type { Attributes } from '@boardwalk/sdk-core/listings/fields/attributes';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { Subcategory } from '@boardwalk/sdk-core/listings/fields/subcategories';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { PositionPrecision } from '@boardwalk/sdk-core/listings/position-precision';
import type { Address, ListedPrice } from '@boardwalk/sdk-core/listings/schemas';

/**
 * How to reach the person who offers a listing; phone and e-mail are revealed by a call of their
 * own.
 */
export interface ListingContact {
  readonly name: string;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

/** A listing of one kind, ready to be stored; by default the database assigns the ids. */
export interface NewListingOf<Kind extends ListingKind> {
  readonly id?: number;
  readonly kind: Kind;
  readonly ownerId: number;
  readonly status: StandardStatus;
  readonly subcategory: Subcategory<Kind>;
  readonly title: string;
  readonly description: string;
  readonly price: ListedPrice | null;
  /** In the same currency and period as `price`. */
  readonly previousPrice: ListedPrice | null;
  readonly address: Address;
  readonly lat: number | null;
  readonly lng: number | null;
  /** Exact unless given. */
  readonly precision?: PositionPrecision;
  readonly timeZone: string;
  /** Pictures in the order in which they are shown. */
  readonly mediaIds: readonly string[];
  readonly tags: readonly string[];
  readonly contact: ListingContact;
  readonly hours: OpeningHours | null;
  readonly attributes: Attributes<Kind>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly closedAt: Date | null;
  readonly expiresAt: Date | null;
}

export type NewListing = { [Kind in ListingKind]: NewListingOf<Kind> }[ListingKind];
