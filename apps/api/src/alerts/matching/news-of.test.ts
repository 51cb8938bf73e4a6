import { expect, test } from 'vitest';
import type { ListingChangeKind } from '../../listings/changes/change-kinds.ts';
import { type MetBefore, type MetNow, newsOf } from './news-of.ts';

const price = { priceAmount: 100, priceCurrency: 'CAD', pricePeriod: 'ONCE' };
const before: MetBefore = { ...price, isThere: true, isUnderOffer: false };
const now: MetNow = {
  ...price,
  isPublic: true,
  isUnderOffer: false,
  previousPriceAmount: null,
  hasBeenClosed: false,
  isYounger: true,
};
const cheaper = { ...now, priceAmount: 90, previousPriceAmount: 100 };
const dearer = { ...now, priceAmount: 110 };
const hidden = { ...now, isPublic: false };

test.each<
  [string, MetBefore | undefined, MetNow | undefined, boolean, ListingChangeKind, readonly string[]]
>([
  ['published', undefined, now, true, 'shown', ['new']],
  ['published, and not asked for', undefined, now, false, 'shown', []],
  ['shown once more', undefined, { ...now, hasBeenClosed: true }, true, 'shown', ['open-again']],
  ['dearer, into the range', undefined, dearer, true, 'repriced', ['repriced']],
  ['cheaper, into the range', undefined, cheaper, true, 'repriced', ['reduced', 'repriced']],
  ['edited so that it fits', undefined, now, true, 'changed', ['new']],
  ['older than the rule, edited', undefined, { ...now, isYounger: false }, true, 'changed', []],
  ['sold before the rule met it', undefined, hidden, true, 'hidden', ['gone']],
  ['hidden, and edited then', undefined, hidden, true, 'changed', []],
  ['hidden, and not asked for', undefined, hidden, false, 'hidden', []],
  ['unchanged', before, now, true, 'changed', []],
  ['cheaper', before, cheaper, true, 'repriced', ['reduced', 'repriced']],
  ['dearer', before, dearer, true, 'repriced', ['repriced']],
  ['in another currency', before, { ...now, priceCurrency: 'USD' }, true, 'repriced', ['repriced']],
  [
    'for less, by the month',
    before,
    { ...cheaper, pricePeriod: 'MONTHLY' },
    true,
    'repriced',
    ['repriced'],
  ],
  ['without a price by now', before, { ...now, priceAmount: null }, true, 'repriced', ['repriced']],
  ['dearer, out of the range', before, dearer, false, 'repriced', []],
  ['under offer', before, { ...now, isUnderOffer: true }, true, 'changed', []],
  [
    'no longer under offer',
    { ...before, isUnderOffer: true },
    now,
    true,
    'changed',
    ['open-again'],
  ],
  ['sold', before, hidden, true, 'hidden', ['gone']],
  ['removed for good', before, undefined, false, 'removed', ['gone']],
  ['removed after it was sold', { ...before, isThere: false }, undefined, false, 'removed', []],
  ['back again', { ...before, isThere: false }, now, true, 'shown', ['open-again']],
  [
    'back in the range',
    { ...before, isThere: false },
    cheaper,
    true,
    'repriced',
    ['reduced', 'repriced'],
  ],
  ['edited back', { ...before, isThere: false }, now, true, 'changed', []],
])('a listing that is %s', (_, known, found, fits, change, news) => {
  expect(newsOf({ before: known, now: found, fits, changes: new Set([change]) })).toEqual(news);
});
