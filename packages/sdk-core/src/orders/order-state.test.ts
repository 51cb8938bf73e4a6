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
  [['quoted'], 'FUNDS_PENDING'],
] as const)('payments that are %s make an order %s', (groups, state) => {
  expect(orderStateOf(groups, { canRetry: true, hasQuote: false })).toBe(state);
});

test('what nobody can try again holds nothing up', () => {
  expect(orderStateOf(['paid', 'failed'], { canRetry: false, hasQuote: false })).toBe('PAID');
  expect(orderStateOf(['failed'], { canRetry: false, hasQuote: false })).toBe('FAILED');
  expect(orderStateOf(['paid', 'open'], { canRetry: false, hasQuote: false })).toBe(
    'FUNDS_PENDING',
  );
});

test('the order of payments says nothing, and none is paid unless one is', () => {
  const all = groupStates.flatMap((one) =>
    groupStates.flatMap((two) => groupStates.map((three): GroupState[] => [one, two, three])),
  );
  for (const groups of all) {
    const state = orderStateOf(groups, { canRetry: true, hasQuote: false });
    expect(orderStateOf(groups.toReversed(), { canRetry: true, hasQuote: false })).toBe(state);
    const isPaidOrQuoted = groups.includes('paid') || groups.includes('quoted');
    expect(['PAID', 'FUNDS_PENDING'].includes(state)).toBe(isPaidOrQuoted);
    if (state === 'PAID') expect(groups).toContain('paid');
  }
});

test('an order by quote goes on pending while it is paid, and fails like every other', () => {
  const stateOf = (state: GroupState) => orderStateOf([state], { canRetry: true, hasQuote: true });
  expect(groupStates.map((state) => [state, stateOf(state)])).toEqual([
    ['quoted', 'FUNDS_PENDING'],
    ['open', 'FUNDS_PENDING'],
    ['paid', 'PAID'],
    ['failed', 'FAILED'],
    ['cancelled', 'CANCELLED'],
    ['refunded', 'CANCELLED'],
  ]);
});
