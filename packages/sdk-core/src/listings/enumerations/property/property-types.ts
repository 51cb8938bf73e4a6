/** What a property is for; each has its own building types. */
export const propertyTypes = [
  'RESIDENTIAL',
  'COMMERCIAL',
  'MIXED_USE',
  'INDUSTRIAL',
  'AGRICULTURAL',
  'NEW_DEVELOPMENT',
  'LAND_LOTS',
  'VACATION',
  'STUDENT_HOUSING',
  'RETIREMENT',
] as const;

export type PropertyType = (typeof propertyTypes)[number];
