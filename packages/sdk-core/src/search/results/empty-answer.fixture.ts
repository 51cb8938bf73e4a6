import type { SearchAnswer } from '../schemas.ts';

/** An answer with nothing in it, for tests. */
export const emptyAnswer: SearchAnswer = {
  results: [],
  total: { count: 0, isCapped: false },
  nextCursor: null,
  place: null,
  currency: 'CAD',
  isSimilar: false,
  repairs: [],
};
