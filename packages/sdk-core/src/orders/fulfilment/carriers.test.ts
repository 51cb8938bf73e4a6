import { expect, test } from 'vitest';
import { type Carrier, carrierFacts, carriers, carriersIn, trackingPageOf } from './carriers.ts';

const number = '1Z 999-AA1';

test.each(Object.keys(carrierFacts) as Carrier[])(
  '%s has a page of its own for a parcel',
  (carrier) => {
    const page = trackingPageOf({ carrier, number, url: null }) ?? '';
    expect(new URL(page).protocol).toBe('https:');
    expect(page.endsWith('1Z999AA1')).toBe(true);
  },
);

test('without a number a carrier shows nothing, whatever page the shop names', () => {
  expect(trackingPageOf({ carrier: 'ups', number: '', url: 'https://evil.example/' })).toBe(null);
});

test('another carrier has the page that the shop names, or none', () => {
  const other = { carrier: 'other', number: 'A1' } as const;
  expect(trackingPageOf({ ...other, url: 'https://fast.example/A1' })).toBe(
    'https://fast.example/A1',
  );
  expect(trackingPageOf({ ...other, url: null })).toBe(null);
});

test('a number can’t lead to another page', () => {
  const page = trackingPageOf({ carrier: 'fedex', number: 'A&x=1#/../b', url: null }) ?? '';
  expect(new URL(page).host).toBe('www.fedex.com');
  expect(new URL(page).searchParams.get('trknbr')).toBe('A&x=1#/../b');
});

test('each country has its own carriers, those of everywhere, and others', () => {
  expect(carriersIn('CA')).toEqual([
    ...['canadaPost', 'purolator', 'canpar', 'sendle', 'ups', 'fedex', 'dhl', 'other'],
  ]);
  expect(carriersIn('US')).toEqual(['usps', 'sendle', 'ups', 'fedex', 'dhl', 'other']);
  expect(carriersIn('AU')).toContain('australiaPost');
  expect(new Set(carriers).size).toBe(carriers.length);
});
