import type { Translations } from '../../vocabulary/text/message.ts';
import { cityServiceFrench } from '../city_service/labels.fr.ts';
import { classifiedFrench } from '../classified/labels.fr.ts';
import { eventFrench } from '../event/labels.fr.ts';
import { itemFrench } from '../item/labels.fr.ts';
import { merchantFrench } from '../merchant/labels.fr.ts';
import { propertyFrench } from '../property/labels.fr.ts';
import { realtorFrench } from '../realtor/labels.fr.ts';
import { kindFrench } from './kind-labels.fr.ts';

const cardWords = Object.entries({ ...classifiedFrench, ...eventFrench, ...itemFrench }).filter(
  ([key]) => /^(?:employmentTerm|eventState|condition|shipping)\./.test(key),
);

/** Names of kinds, of their fields and of the values of these, in Canadian French. */
export const labelsFrench: Translations = {
  'listings/kind': kindFrench,
  'listings/card-words': Object.fromEntries(cardWords),
  'listings/merchant': merchantFrench,
  'listings/item': itemFrench,
  'listings/property': propertyFrench,
  'listings/event': eventFrench,
  'listings/city_service': cityServiceFrench,
  'listings/realtor': realtorFrench,
  'listings/classified': classifiedFrench,
};
