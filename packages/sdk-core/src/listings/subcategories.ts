import { directories } from './enumerations/directories.ts';
import { eventTypes } from './enumerations/event-types.ts';
import { itemTypes } from './enumerations/item-types.ts';
import { personalTypes } from './enumerations/personal-types.ts';
import { propertyTypes } from './enumerations/property-types.ts';
import { realtorPositions } from './enumerations/realtor-positions.ts';
import { serviceTypes } from './enumerations/service-types.ts';
import type { ListingKind } from './kinds.ts';

/** The subcategories of each kind, in the order in which people choose them. */
export const subcategories = {
  merchant: serviceTypes,
  item: itemTypes,
  property: propertyTypes,
  event: eventTypes,
  city_service: directories,
  realtor: realtorPositions,
  classified: personalTypes,
} as const satisfies Readonly<Record<ListingKind, readonly string[]>>;

/** A subcategory of one kind, or of any. */
export type Subcategory<Kind extends ListingKind = ListingKind> =
  (typeof subcategories)[Kind][number];

/** Whether `text` names a subcategory of the kind. */
export function isSubcategoryOf<Kind extends ListingKind>(
  kind: Kind,
  text: string,
): text is Subcategory<Kind> {
  return subcategories[kind].some((subcategory) => subcategory === text);
}
