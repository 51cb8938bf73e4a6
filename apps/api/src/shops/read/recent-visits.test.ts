import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { expect, test } from 'vitest';
import { createRecentVisits } from './recent-visits.ts';

test('a network visits a shop once an hour, whatever its addresses', () => {
  const visits = createRecentVisits();
  expect(visits.add(1, '203.0.113.7', 0)).toBe(true);
  expect(visits.add(1, '203.0.113.7', hourMs - 1)).toBe(false);
  expect(visits.add(2, '203.0.113.7', 0)).toBe(true);
  expect(visits.add(1, '203.0.113.8', 0)).toBe(true);
  expect(visits.add(1, '203.0.113.7', hourMs)).toBe(true);
  expect(visits.add(1, '2001:db8:1:2::7', 0)).toBe(true);
  expect(visits.add(1, '2001:db8:1:2:3::8', 0)).toBe(false);
});

test('so many visits are remembered, the latest ones', () => {
  const visits = createRecentVisits(2);
  for (const shop of [1, 2, 3]) expect(visits.add(shop, '203.0.113.7', shop)).toBe(true);
  expect(visits.add(3, '203.0.113.7', 4)).toBe(false);
  expect(visits.add(2, '203.0.113.7', 4)).toBe(false);
  expect(visits.add(1, '203.0.113.7', 4)).toBe(true);
});
