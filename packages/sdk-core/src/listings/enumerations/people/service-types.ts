/** What a merchant does. */
export const serviceTypes = [
  'ROOFING',
  'KITCHEN_AND_BATH',
  'LEGAL_SERVICES',
  'GENERAL_CONTRACTING',
  'PLUMBING',
  'ELECTRICAL',
  'HEATING_AND_COOLING',
  'WINDOWS_AND_DOORS',
  'FLOORING',
  'PAINTING',
  'LANDSCAPING',
  'CLEANING',
  'MOVING_AND_STORAGE',
  'PEST_CONTROL',
  'HOME_INSPECTION',
  'MORTGAGES_AND_FINANCE',
  'INSURANCE',
] as const;

export type ServiceType = (typeof serviceTypes)[number];
