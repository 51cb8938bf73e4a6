import { eventTypes } from '../enumerations/event-types.ts';
import { directories } from '../enumerations/people/directories.ts';
import { realtorPositions } from '../enumerations/people/realtor-positions.ts';
import { serviceTypes } from '../enumerations/people/service-types.ts';
import { propertyTypes } from '../enumerations/property/property-types.ts';
import { itemTypes } from '../enumerations/trade/item-types.ts';
import { personalTypes } from '../enumerations/trade/personal-types.ts';
import type { ListingKind } from '../kinds.ts';

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
