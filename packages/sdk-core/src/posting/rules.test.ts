import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nationalPhone } from './national-phone.ts';
import { publicAddress, publicPosition } from './public-place.ts';
import { expiryOf, findPastField } from './terms.ts';

const hamilton = {
  street: '71 Main St W',
  city: 'Hamilton',
  region: 'ON',
  country: 'CA',
  postalCode: 'L8P 4Y5',
  isAreaOnly: false,
} as const;

test('an area is the same wherever in it the place is, and never further than its own width', () => {
  const degrees = fc.record({
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(degrees, (position) => {
      const area = publicPosition(position, true);
      expect(publicPosition(area, true)).toEqual(area);
      expect(Math.abs(area.lat - position.lat)).toBeLessThan(0.0051);
      expect(Math.abs(area.lng - position.lng)).toBeLessThan(0.0051);
    }),
  );
});

test('an address is written as its country writes it, and without what the public does not learn', () => {
  expect(publicAddress(hamilton).fullAddress).toBe('71 Main St W, Hamilton, ON L8P 4Y5');
  expect(publicAddress({ ...hamilton, isAreaOnly: true })).toMatchObject({
    fullAddress: 'Hamilton, ON',
    street: null,
    postalCode: null,
  });
  const sydney = {
    ...hamilton,
    city: 'Sydney',
    region: 'NSW',
    country: 'AU',
    postalCode: '2000',
  } as const;
  expect(publicAddress(sydney).fullAddress).toBe('71 Main St W, Sydney NSW 2000');
});

test('a listing expires by its kind, an event with itself', () => {
  const now = Date.parse('2026-11-26T00:00:00Z');
  expect(expiryOf('item', {}, now)?.toISOString()).toBe('2027-01-25T00:00:00.000Z');
  expect(expiryOf('merchant', {}, now)).toBeNull();
  const times = { startsAt: '2026-12-01T10:00:00-05:00', endsAt: '2026-12-01T12:00:00-05:00' };
  expect(expiryOf('event', times, now)?.toISOString()).toBe('2026-12-01T17:00:00.000Z');
  expect(expiryOf('event', { startsAt: times.startsAt }, now)?.toISOString()).toBe(
    '2026-12-02T15:00:00.000Z',
  );
});

test('what is over is refused, but for what was published so', () => {
  const now = Date.parse('2026-11-26T00:00:00Z');
  const [past, next] = ['2026-11-25T18:00:00-05:00', '2026-11-25T20:00:00-05:00'];
  expect(findPastField('item', {}, { now })).toBeUndefined();
  expect(findPastField('item', { endsAt: next }, { now })).toBeUndefined();
  expect(findPastField('item', { endsAt: past }, { now })).toBe('endsAt');
  expect(findPastField('item', { endsAt: past }, { now, published: { endsAt: next } })).toBe(
    'endsAt',
  );
  const published = { endsAt: '2026-11-25T23:00:00.000Z' };
  expect(findPastField('item', { endsAt: past }, { now, published })).toBeUndefined();
  expect(findPastField('event', { startsAt: past, endsAt: past }, { now })).toBe('startsAt');
  expect(findPastField('event', { startsAt: past }, { now })).toBeUndefined();
  expect(findPastField('event', { endsAt: past }, { now, published: {} })).toBeUndefined();
});

test('a number is of the likelier of two countries that share a code', () => {
  expect(nationalPhone('+19055550100', 'US')).toEqual({
    country: 'US',
    code: 1,
    number: '9055550100',
  });
  expect(nationalPhone('+61255501234', 'CA')).toEqual({
    country: 'AU',
    code: 61,
    number: '255501234',
  });
  expect(nationalPhone('+4930123456', 'CA')).toBeNull();
});
