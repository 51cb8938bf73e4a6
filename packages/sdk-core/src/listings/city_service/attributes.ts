import * as z from 'zod/mini';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { type DirectoryEntry, directoryEntries } from '../enumerations/people/directory-entries.ts';
import { languages } from '../enumerations/people/languages.ts';
import { arraySchema, lines } from '../fields/field-schemas.ts';

const anyEntry: readonly DirectoryEntry[] = Object.values(directoryEntries).flat();

/** The fields of a city service. */
export const cityServiceAttributes = z.strictObject({
  directoryEntry: z.optional(z.enum(anyEntry)),
  departments: z.optional(lines(30, 80)),
  /** Short numbers too: `911`, `311`, `000`. */
  publicPhone: z.optional(typedLine(30)),
  isPhoneOnly: z.optional(z.boolean()),
  isOpenAllHours: z.optional(z.boolean()),
  hasWheelchairAccess: z.optional(z.boolean()),
  languages: z.optional(arraySchema(languages)),
  serviceAreas: z.optional(lines(30, 80)),
});

export type CityServiceAttributes = z.output<typeof cityServiceAttributes>;
