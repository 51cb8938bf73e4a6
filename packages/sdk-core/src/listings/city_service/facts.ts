import type { Fact, FieldTable } from '../fields/fields.ts';
import type { CityServiceAttributes } from './attributes.ts';

/** Where and how the page of a city service shows each field. */
export const cityServiceFacts = {
  directoryEntry: { group: 'overview', format: { as: 'choice' } },
  departments: { group: 'details', format: { as: 'texts' } },
  publicPhone: { group: 'overview', format: { as: 'phone' } },
  isPhoneOnly: { group: 'service', format: { as: 'yes' } },
  isOpenAllHours: { group: 'service', format: { as: 'yes' } },
  hasWheelchairAccess: { group: 'service', format: { as: 'yes' } },
  languages: { group: 'service', format: { as: 'choices' } },
  serviceAreas: { group: 'area', format: { as: 'texts' } },
} as const satisfies FieldTable<CityServiceAttributes, Fact>;
