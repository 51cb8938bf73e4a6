/** The broad kind of goods an item belongs to. */
export const itemClasses = [
  'HOUSEHOLD_GOODS',
  'VEHICLES',
  'BUILDING_MATERIALS',
  'TOOLS_AND_EQUIPMENT',
  'BUSINESS_ASSETS',
  'FARM_AND_RANCH',
  'ARTS_AND_COLLECTIBLES',
  'PERSONAL_GOODS',
] as const;

export type ItemClass = (typeof itemClasses)[number];
