import { person, since } from '../../testing/people.fixture.ts';

/** The call that lists them. */
export const subjectList = 'GET /administration/reports';

/** A product that two people reported. */
export const reportedProduct = {
  kind: 'product',
  id: 9,
  title: 'Maple syrup, 540 mL',
  path: '/product/maple/syrup-4f',
  isShown: true,
  owner: person(3, 'Rosa'),
  waitingSince: since,
  reports: {
    count: 2,
    reasons: [
      { reason: 'scam', count: 1 },
      { reason: 'wrong', count: 1 },
    ],
    latest: [
      { id: 12, reason: 'wrong', words: 'It is <b>corn</b> syrup', reporter: null, madeAt: since },
      { id: 9, reason: 'scam', words: null, reporter: person(5, 'Ana'), madeAt: since },
    ],
  },
};

export const subjectsPage = (...results: object[]) => ({
  results,
  total: results.length,
  counts: {
    ...{ review: 3, reports: 0, removed: 1_200, all: 9, conversations: 4 },
    shops: results.length,
  },
});
