import { newsKinds } from '@boardwalk/sdk-core/alerts/news';
import { expect, test } from 'vitest';
import type { MetNow } from '../matching/news-of.ts';
import {
  heldUntil,
  mailingGapMs,
  needsNewsRecheck,
  newsSinceLastMail,
  type PendingNews,
} from './mailing-gap.ts';

const at = new Date('2026-11-28T12:00:00Z');
const after = (ms: number) => new Date(at.getTime() + ms);
const price = { priceAmount: 100, priceCurrency: 'CAD', pricePeriod: 'ONCE' };
const last = { ...price, at, isHeld: false, isThere: true, isUnderOffer: false };
const now: MetNow = {
  ...price,
  isPublic: true,
  isUnderOffer: false,
  previousPriceAmount: null,
  hasBeenClosed: false,
  isYounger: false,
};
const pending: PendingNews = {
  news: 'repriced',
  newsAt: after(1),
  pace: 'at-once',
  wanted: newsKinds,
  last,
};

test('what was told waits an hour before it is told anew, at once alone', () => {
  expect(mailingGapMs).toBe(60 * 60 * 1_000);
  expect(heldUntil(pending, after(mailingGapMs - 1))).toEqual(after(mailingGapMs));
  expect(heldUntil(pending, after(mailingGapMs))).toBeUndefined();
  expect(heldUntil({ ...pending, pace: 'daily' }, after(1))).toBeUndefined();
  expect(heldUntil({ ...pending, last: undefined }, after(1))).toBeUndefined();
});

test.each<[string, Partial<PendingNews>, boolean]>([
  ['came within an hour of a telling', {}, true],
  ['came an hour later', { news: 'open-again', newsAt: after(mailingGapMs) }, false],
  ['came an hour later, and is of a price', { newsAt: after(mailingGapMs) }, true],
  [
    'came later, behind some that was held',
    { news: 'open-again', newsAt: after(mailingGapMs), last: { ...last, isHeld: true } },
    true,
  ],
  ['is of what was never told', { last: undefined }, false],
])('news that %s', (_, changes, expected) => {
  expect(needsNewsRecheck({ ...pending, ...changes })).toBe(expected);
});

const gone = { ...last, isThere: false };

test.each<[string, Partial<PendingNews>, MetNow | undefined, string | undefined]>([
  ['costs less by then', {}, { ...now, priceAmount: 90 }, 'reduced'],
  ['costs more by then', {}, { ...now, priceAmount: 110 }, 'repriced'],
  [
    'costs less, of which a price is wanted',
    { wanted: ['repriced'] },
    { ...now, priceAmount: 90 },
    'repriced',
  ],
  ['costs what was told', {}, now, undefined],
  [
    'costs more, which is not wanted',
    { wanted: ['reduced'] },
    { ...now, priceAmount: 110 },
    undefined,
  ],
  ['is not there', {}, { ...now, isPublic: false }, 'gone'],
  ['is deleted', {}, undefined, 'gone'],
  ['is not there, which is not wanted', { wanted: ['new'] }, undefined, undefined],
  ['was told to be gone, and is', { last: gone }, undefined, undefined],
  ['was told to be gone, and is back', { last: gone }, now, 'open-again'],
])('a listing that %s', (_, changes, met, expected) => {
  expect(newsSinceLastMail({ ...pending, ...changes }, met)).toBe(expected);
});
