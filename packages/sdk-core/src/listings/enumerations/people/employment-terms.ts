/** How a job is held. */
export const employmentTerms = [
  'SEASONAL',
  'FULL_TIME',
  'PART_TIME',
  'CONTRACT',
  'TEMPORARY',
] as const;

export type EmploymentTerm = (typeof employmentTerms)[number];
