/** What an article is about. */
export const articleTypes = [
  'NEWS',
  'IMPORTANT_INFORMATION',
  'BREAKING_NEWS',
  'PRESS_RELEASE',
  'MORTGAGES_RATES',
  'FINANCE',
  'REAL_ESTATE_NEWS',
  'MARKETING',
  'ADVERTISING',
  'OTHER',
] as const;

export type ArticleType = (typeof articleTypes)[number];
