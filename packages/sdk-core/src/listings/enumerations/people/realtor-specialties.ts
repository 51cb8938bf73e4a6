/** What a realtor knows best. */
export const realtorSpecialties = [
  'FIRST_TIME_BUYERS',
  'RELOCATION',
  'LUXURY_HOMES',
  'CONDOS',
  'NEW_CONSTRUCTION',
  'INVESTMENT',
  'RENTALS',
  'PROPERTY_MANAGEMENT',
  'COMMERCIAL',
  'INDUSTRIAL',
  'FARMS_AND_LAND',
  'WATERFRONT',
  'VACATION_HOMES',
  'SENIORS',
  'FORECLOSURES',
  'AUCTIONS',
] as const;

export type RealtorSpecialty = (typeof realtorSpecialties)[number];
