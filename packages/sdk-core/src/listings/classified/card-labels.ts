/** The values that cards name; the other labels stay with the listing's page. */
export const classifiedCardLabels = {
  'employmentTerm.SEASONAL': 'Seasonal',
  'employmentTerm.FULL_TIME': 'Full time',
  'employmentTerm.PART_TIME': 'Part time',
  'employmentTerm.CONTRACT': 'Contract',
  'employmentTerm.TEMPORARY': 'Temporary',
} as const;
