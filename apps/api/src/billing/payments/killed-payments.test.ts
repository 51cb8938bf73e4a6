import { expect, test } from 'vitest';
import { killPayments } from './kill-payments.fixture.ts';

test('whenever a process is killed, what was charged was given, once', async () => {
  const { begun, ...left } = await killPayments(6);
  expect(begun).toBeGreaterThanOrEqual(6);
  expect(left).toEqual({ lost: 0, doubled: 0, unsettled: 0 });
}, 120_000);
