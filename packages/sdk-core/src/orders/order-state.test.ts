import { expect, test } from 'vitest';
import { type GroupState, groupStates, orderStateOf } from './order-state.ts';

test.each([
  [['open'], 'OPEN'],
  [['failed'], 'FAILED'],
  [['cancelled'], 'CANCELLED'],
  [['refunded'], 'CANCELLED'],
  [['paid'], 'PAID'],
  [['paid', 'paid'], 'PAID'],
  [['paid', 'open'], 'FUNDS_PENDING'],
  [['paid', 'failed'], 'FUNDS_PENDING'],
  [['paid', 'cancelled'], 'PAID'],
  [['open', 'failed'], 'OPEN'],
  [['failed', 'cancelled'], 'FAILED'],
  [['paid', 'refunded'], 'PAID'],
] as const)('payments that are %s make an order %s', (groups, state) => {
  expect(orderStateOf(groups, { canRetry: true })).toBe(state);
});

test('what nobody can try again holds nothing up', () => {
  expect(orderStateOf(['paid', 'failed'], { canRetry: false })).toBe('PAID');
  expect(orderStateOf(['failed'], { canRetry: false })).toBe('FAILED');
  expect(orderStateOf(['paid', 'open'], { canRetry: false })).toBe('FUNDS_PENDING');
});

test('the order of payments says nothing, and none is paid unless one is', () => {
  const all = groupStates.flatMap((one) =>
    groupStates.flatMap((two) => groupStates.map((three): GroupState[] => [one, two, three])),
  );
  for (const groups of all) {
    const state = orderStateOf(groups, { canRetry: true });
    expect(orderStateOf(groups.toReversed(), { canRetry: true })).toBe(state);
    expect(['PAID', 'FUNDS_PENDING'].includes(state)).toBe(groups.includes('paid'));
  }
});
