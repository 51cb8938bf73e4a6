import type { Directory } from './directories.ts';

/** The sub-entries of each directory of city services. */
export const directoryEntries = {
  CITY_HALL: [
    'MAYOR_AND_COUNCIL',
    'CITY_CLERK',
    'BUILDING_PERMITS',
    'PLANNING_AND_ZONING',
    'PROPERTY_TAX',
    'BYLAW_ENFORCEMENT',
    'BUSINESS_LICENSING',
    'PARKS_AND_RECREATION',
    'LIBRARY',
    'ROADS_AND_SIDEWALKS',
    'TRANSIT',
    'ANIMAL_SERVICES',
  ],
  EMERGENCY: [
    'POLICE',
    'FIRE',
    'AMBULANCE',
    'HOSPITAL',
    'WALK_IN_CLINIC',
    'POISON_CONTROL',
    'CRISIS_LINE',
    'EMERGENCY_MANAGEMENT',
    'EMERGENCY_SHELTER',
  ],
  UTILITIES: [
    'ELECTRICITY',
    'NATURAL_GAS',
    'WATER_AND_SEWER',
    'INTERNET_AND_PHONE',
    'STREET_LIGHTS',
    'CALL_BEFORE_YOU_DIG',
  ],
  RECYCLING: [
    'CURBSIDE_COLLECTION',
    'RECYCLING_DEPOT',
    'LANDFILL',
    'HAZARDOUS_WASTE',
    'ELECTRONICS_RECYCLING',
    'ORGANICS_AND_YARD_WASTE',
    'BULK_PICKUP',
    'CONTAINER_RETURN',
    'DONATION_CENTRE',
  ],
} as const satisfies Readonly<Record<Directory, readonly string[]>>;

export type DirectoryEntry = (typeof directoryEntries)[Directory][number];

/** Whether an entry stands in this directory. */
export function isDirectoryEntryOf(directory: Directory, entry: DirectoryEntry): boolean {
  const ofDirectory: readonly DirectoryEntry[] = directoryEntries[directory];
  return ofDirectory.includes(entry);
}
