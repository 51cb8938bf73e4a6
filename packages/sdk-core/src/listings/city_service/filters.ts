import { type DirectoryEntry, directoryEntries } from '../enumerations/people/directory-entries.ts';
import { languages } from '../enumerations/people/languages.ts';
import type { FilterTable } from '../fields/fields.ts';
import type { CityServiceAttributes } from './attributes.ts';

const everyEntry: readonly DirectoryEntry[] = Object.values(directoryEntries).flat();

/** How a search filters city services. */
export const cityServiceFilters = {
  directoryEntry: { by: 'anyOf', values: everyEntry, facet: true },
  departments: { by: 'words' },
  publicPhone: null,
  isPhoneOnly: { by: 'yes' },
  isOpenAllHours: { by: 'yes' },
  hasWheelchairAccess: { by: 'yes' },
  languages: { by: 'anyOf', values: languages },
  serviceAreas: { by: 'words' },
} as const satisfies FilterTable<CityServiceAttributes>;
