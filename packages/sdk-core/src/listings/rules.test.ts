import { describe, expect, test } from 'vitest';
import {
  type StandardStatus,
  standardStatuses,
} from './enumerations/property/standard-statuses.ts';
import type { ListingKind } from './kinds.ts';
import {
  isSearchable,
  type StatusBanner,
  statusBanner,
  type Visibility,
  visibilityOf,
} from './rules.ts';

const ended = '2026-11-01T12:00:00Z';
const soon = Date.parse('2026-11-30T12:00:00Z');
const lastMoment = Date.parse('2026-12-01T11:59:59.999Z');
const late = Date.parse('2026-12-01T12:00:00Z');

describe('the public', () => {
  test.each<[StandardStatus, string | null, number, Visibility]>([
    ['Active', null, late, 'public'],
    ['ActiveUnderContract', null, late, 'public'],
    ['Pending', null, late, 'public'],
    ['Closed', ended, soon, 'public'],
    ['Closed', ended, lastMoment, 'public'],
    ['Closed', ended, late, 'gone'],
    ['Closed', null, soon, 'gone'],
    ['Expired', ended, soon, 'public'],
    ['Expired', ended, late, 'gone'],
    ['Incomplete', null, soon, 'hidden'],
    ['Hold', null, soon, 'hidden'],
    ['ComingSoon', null, soon, 'hidden'],
    ['Withdrawn', null, soon, 'hidden'],
    ['Canceled', ended, soon, 'hidden'],
    ['Delete', ended, soon, 'hidden'],
  ])('meets a listing that is %s (ended %s) at %d as %s', (status, endedAt, now, visibility) => {
    expect(visibilityOf(status, endedAt, now)).toBe(visibility);
  });
});

test('a search finds what is on offer, under offer or about to close', () => {
  expect(standardStatuses.filter(isSearchable)).toEqual([
    'Active',
    'ActiveUnderContract',
    'Pending',
  ]);
});

test.each<[ListingKind, StandardStatus, string, unknown, StatusBanner | null]>([
  ['property', 'Active', 'RESIDENTIAL', 'SALE', null],
  ['property', 'ActiveUnderContract', 'RESIDENTIAL', 'SALE', 'underOffer'],
  ['property', 'Pending', 'RESIDENTIAL', 'SALE', 'pending'],
  ['property', 'Closed', 'RESIDENTIAL', 'SALE', 'sold'],
  ['property', 'Closed', 'RESIDENTIAL', 'RENT', 'rented'],
  ['property', 'Closed', 'COMMERCIAL', 'LEASE', 'leased'],
  ['item', 'Closed', 'CLASSIFIED', undefined, 'sold'],
  ['event', 'Closed', 'OPEN_HOUSE', undefined, 'over'],
  ['event', 'Expired', 'OPEN_HOUSE', undefined, 'over'],
  ['classified', 'Closed', 'HELP_WANTED', undefined, 'filled'],
  ['classified', 'Closed', 'CAPITAL_NEEDED', undefined, 'closed'],
  ['merchant', 'Closed', 'ROOFING', undefined, 'closed'],
  ['item', 'Expired', 'CLASSIFIED', undefined, 'expired'],
])('%s, %s, %s, %s: the banner is %s', (kind, status, subcategory, saleType, banner) => {
  expect(statusBanner({ kind, status, subcategory, attributes: { saleType } })).toBe(banner);
});
