/** What a property looks out on (the commonest RESO View values). */
export const views = [
  'CITY',
  'SKYLINE',
  'PARK',
  'GARDEN',
  'GOLF_COURSE',
  'MOUNTAINS',
  'HILLS',
  'VALLEY',
  'FOREST',
  'PASTURE',
  'VINEYARD',
  'CREEK',
  'RIVER',
  'LAKE',
  'OCEAN',
  'BAY',
  'BEACH',
  'MARINA',
  'WATER',
  'PANORAMIC',
  'NEIGHBOURHOOD',
  'NONE',
  'OTHER',
] as const;

export type View = (typeof views)[number];
