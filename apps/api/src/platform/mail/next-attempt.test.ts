import { expect, test } from 'vitest';
import { nextAttempt } from './next-attempt.ts';

const createdAt = new Date('2026-11-22T12:00:00Z');

test('pauses grow to six hours, and after three days a mail is given up', () => {
  const pauses: number[] = [];
  let now = createdAt;
  for (let attempts = 1; attempts < 100; attempts += 1) {
    const next = nextAttempt(attempts, createdAt, now);
    if (next === null) break;
    pauses.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(pauses.slice(0, 6)).toEqual([1, 5, 25, 120, 360, 360]);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  const days = (now.getTime() - createdAt.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(2.7);
  expect(days).toBeLessThanOrEqual(3);
});
