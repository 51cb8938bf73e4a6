import { person, since } from '../../testing/people.fixture.ts';

/** The call that lists them. */
export const reportList = 'GET /administration/reports/thread';

const picture = { width: 400, height: 300, thumbhash: '' };

/** Rosa was reported by Ana, with what the two wrote. */
export const threadReport = {
  id: 12,
  reason: 'scam',
  words: 'She wants a code',
  reporter: person(5, 'Ana'),
  reported: person(3, 'Rosa'),
  reportedId: 3,
  listing: { id: 7, title: 'Brick house' },
  madeAt: since,
  messages: [
    { place: 1, authorId: 5, body: 'Is it still there?', sentAt: since, pictures: [] },
    {
      ...{ place: 2, authorId: 3, body: '', sentAt: since },
      pictures: [
        { id: 'a1', path: '/media/messages/a1/x', ...picture },
        { id: 'a2', path: '/media/messages/a2/x', ...picture },
      ],
    },
    { place: 3, authorId: 3, body: 'Send me the <b>code</b>', sentAt: since, pictures: [] },
  ],
};

export const reportsPage = (...results: object[]) => ({
  results,
  total: results.length,
  counts: {
    review: 3,
    reports: 0,
    removed: 1_200,
    all: 9,
    conversations: results.length,
    shops: 2,
  },
});
