import type { Output } from '../../vocabulary/schema.ts';
import { cityServiceAttributes } from '../city_service/attributes.ts';
import { classifiedAttributes } from '../classified/attributes.ts';
import { eventAttributes } from '../event/attributes.ts';
import { itemAttributes } from '../item/attributes.ts';
import type { ListingKind } from '../kinds.ts';
import { merchantAttributes } from '../merchant/attributes.ts';
import { propertyAttributes } from '../property/attributes.ts';
import { realtorAttributes } from '../realtor/attributes.ts';

/** The schema of each kind's own fields. */
export const attributesByKind = {
  merchant: merchantAttributes,
  item: itemAttributes,
  property: propertyAttributes,
  event: eventAttributes,
  city_service: cityServiceAttributes,
  realtor: realtorAttributes,
  classified: classifiedAttributes,
} as const;

/** The fields of one kind. */
export type Attributes<Kind extends ListingKind> = Output<(typeof attributesByKind)[Kind]>;
