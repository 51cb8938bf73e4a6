import { cityServiceLabels } from '../city_service/labels.ts';
import { classifiedLabels } from '../classified/labels.ts';
import { eventLabels } from '../event/labels.ts';
import { itemLabels } from '../item/labels.ts';
import { merchantLabels } from '../merchant/labels.ts';
import { propertyLabels } from '../property/labels.ts';
import { realtorLabels } from '../realtor/labels.ts';

/**
 * English names of the fields and values of each kind: `bedroomsTotal`
 * names the field, `features.POOL` a value, `filter.serviceRadius` a filter that reads otherwise.
 */
export const labelsByKind = {
  merchant: merchantLabels,
  item: itemLabels,
  property: propertyLabels,
  event: eventLabels,
  city_service: cityServiceLabels,
  realtor: realtorLabels,
  classified: classifiedLabels,
} as const;
