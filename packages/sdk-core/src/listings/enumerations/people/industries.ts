/** The trade of a job, a business or an investment. */
export const industries = [
  'AGRICULTURE',
  'CONSTRUCTION',
  'REAL_ESTATE',
  'MANUFACTURING',
  'RETAIL',
  'WHOLESALE',
  'HOSPITALITY_AND_FOOD',
  'TRANSPORT_AND_LOGISTICS',
  'HEALTH_CARE',
  'EDUCATION',
  'FINANCE_AND_INSURANCE',
  'PROFESSIONAL_SERVICES',
  'TECHNOLOGY',
  'MEDIA_AND_ARTS',
  'TOURISM_AND_RECREATION',
  'ENERGY_AND_RESOURCES',
  'PERSONAL_SERVICES',
  'PUBLIC_SECTOR',
  'OTHER',
] as const;

export type Industry = (typeof industries)[number];
