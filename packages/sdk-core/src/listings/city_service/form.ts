import { directoryEntries } from '../enumerations/people/directory-entries.ts';
import { languages } from '../enumerations/people/languages.ts';
import type { FormTable } from '../form/form-rows.ts';
import type { CityServiceAttributes } from './attributes.ts';

/** How the form of a city service asks for each field. */
export const cityServiceForm = {
  directoryEntry: {
    step: 'basics',
    control: { as: 'choice', values: Object.values(directoryEntries).flat(), by: directoryEntries },
  },
  isPhoneOnly: { step: 'place', control: { as: 'yes' } },
  hasWheelchairAccess: { step: 'place', control: { as: 'yes' } },
  serviceAreas: { step: 'place', control: { as: 'lines', most: 30, longest: 80 } },
  departments: { step: 'details', control: { as: 'lines', most: 30, longest: 80 } },
  languages: { step: 'details', control: { as: 'choices', values: languages } },
  isOpenAllHours: { step: 'details', control: { as: 'yes' } },
  publicPhone: { step: 'contact', control: { as: 'line', longest: 30 } },
} as const satisfies FormTable<CityServiceAttributes>;
