import { expect, test } from 'vitest';
import { standingOf } from './life.ts';
import { decisionsOf, type ModeratedListing, moderatedStanding } from './moderation.ts';

const now = new Date('2026-11-26T00:00:00Z');
const house: ModeratedListing = {
  kind: 'property',
  attributes: {},
  status: 'Active',
  holdReason: null,
  isPaused: false,
  heldStatus: null,
  expiresAt: new Date('2026-12-26T00:00:00Z'),
};
const removal = { decision: 'remove', words: 'A copy of another listing.' } as const;
const putBack = { decision: 'putBack', words: '' } as const;

test.each([
  ['one to be had', {}, 'active'],
  ['one under offer', { status: 'ActiveUnderContract' }, 'underOffer'],
  ['a paused one', { status: 'Withdrawn', isPaused: true }, 'paused'],
  ['a sold one', { status: 'Closed' }, 'closed'],
] as const)('%s is put back to where it stood', (_, facts, standing) => {
  const before = { ...house, ...facts };
  const removed = moderatedStanding(before, removal, now);
  expect(removed).toMatchObject({ holdReason: 'moderation', holdWords: removal.words });
  const back = moderatedStanding({ ...before, ...removed }, putBack, now);
  expect(standingOf({ ...before, ...back })).toBe(standing);
  expect(back).toMatchObject({ expiresAt: house.expiresAt, holdWords: null });
});

test('the term of a new listing begins as it is approved', () => {
  const waiting = { ...house, status: 'Hold', holdReason: 'review', heldStatus: 'Active' } as const;
  expect(moderatedStanding(waiting, { decision: 'approve', words: '' }, now)).toMatchObject({
    status: 'Active',
    holdReason: null,
    expiresAt: new Date('2027-05-25T00:00:00Z'),
  });
  const removed = moderatedStanding(waiting, removal, now);
  expect(moderatedStanding({ ...waiting, ...removed }, putBack, now)?.status).toBe('Active');
});

test('nothing is put back that was not taken down, nor approved that does not wait', () => {
  expect(moderatedStanding(house, putBack, now)).toBeUndefined();
  expect(moderatedStanding(house, { decision: 'approve', words: '' }, now)).toBeUndefined();
  expect(decisionsOf('deleted')).toEqual([]);
});
