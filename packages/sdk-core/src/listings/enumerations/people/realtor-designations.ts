/** A credential that a realtor holds, by the letters used in Canada, the USA and Australia. */
export const realtorDesignations = [
  'ABR',
  'ALC',
  'ASP',
  'CCIM',
  'CIPS',
  'CPM',
  'CRB',
  'CRS',
  'FRI',
  'GRI',
  'PSA',
  'RENE',
  'SIOR',
  'SRES',
  'SRS',
  'REIA',
] as const;

export type RealtorDesignation = (typeof realtorDesignations)[number];
