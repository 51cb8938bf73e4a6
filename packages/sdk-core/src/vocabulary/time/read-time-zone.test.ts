import { expect, test } from 'vitest';
import { readTimeZone } from './read-time-zone.ts';

test.each([
  ['America/Toronto', 'America/Toronto'],
  ['america/TORONTO', 'America/Toronto'],
  ['UTC', 'UTC'],
  ['Europe/Nowhere', undefined],
  ['+05:00', undefined],
  ['', undefined],
  ['../etc/localtime', undefined],
  ['A'.repeat(1_000), undefined],
])('%s is %s', (name, zone) => {
  expect(readTimeZone(name)).toBe(zone);
});
