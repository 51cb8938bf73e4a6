import type { CountMessage, TextCatalogue } from '../../vocabulary/text/message.ts';
import type { FactGroup } from './fields.ts';

/** Headings of the groups of facts, and what facts say beside their value. */
export const factMessages = {
  catalogue: 'listings/fact',
  'group.overview': 'Overview',
  'group.costs': 'Costs',
  'group.details': 'Details',
  'group.features': 'Features',
  'group.terms': 'Terms',
  'group.service': 'Service',
  'group.area': 'Neighbourhood and area',
  yes: 'Yes',
  rating: '{value} out of 5',
  hours: { one: '{count} hour', many: '{count} hours' },
} as const satisfies TextCatalogue<`group.${FactGroup}` | 'yes' | 'rating'> & {
  readonly hours: CountMessage;
};
