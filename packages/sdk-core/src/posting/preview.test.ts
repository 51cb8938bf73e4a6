import { expect, test } from 'vitest';
import { previewListing } from './preview.ts';
import { beginBody } from './written-body.ts';

const surroundings = {
  kind: 'item',
  now: '2026-11-26T12:00:00Z',
  timeZone: 'America/Toronto',
  untitled: 'Title',
  nowhere: 'City',
  centre: undefined,
} as const;
const begun = beginBody({});

test('what nothing is written of yet stands there by its name', () => {
  const { title, address } = previewListing(begun, surroundings);
  expect([title, address.fullAddress]).toEqual(['Title', 'City']);
});

test('what is written goes before', () => {
  const place = { ...begun.place, city: 'Regina', region: 'SK', country: 'CA' } as const;
  const { title, address } = previewListing({ ...begun, title: 'Table', place }, surroundings);
  expect([title, address.fullAddress]).toEqual(['Table', 'Regina, SK']);
});
