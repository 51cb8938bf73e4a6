import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the choice of a plan says; the failures word for word, as far as the second is known. */
export const plansMessages = {
  catalogue: 'licenses/plans',
  unknownCode:
    'This enterprise package code does not exist, please contact administrator to update your enterprise package code.',
  pricesFailed: 'Unable to fetch price information, please try again later.',
  code: 'Enterprise package code',
  apply: 'Apply',
} as const satisfies Catalogue;
