import { expect, test } from 'vitest';
import { readOrderStanding } from './order-standing.ts';
import type { ChargedOrder, OrderPayment } from './schemas.ts';

const payment = (key: string, state: OrderPayment['state']): OrderPayment => ({
  ...{ key, currency: 'CAD', shopIds: [key], amount: 1 },
  ...{ state, card: null, declined: null, paidAt: null },
});
const nothing = { client_secret: null, account: null };

/** An order with these payments; nothing else of it is read. */
function charged(
  payments: readonly OrderPayment[],
  steps: ChargedOrder['steps'],
  retryUntil: string | null = null,
): ChargedOrder {
  return { order: { payments, retryUntil }, steps } as unknown as ChargedOrder;
}

test('the bank is answered for open payments alone, each on its account', () => {
  const steps = [
    { ...nothing, group: 'a', client_secret: 'secret-a', account: 'acct_1' },
    { ...nothing, group: 'b', client_secret: 'secret-b' },
  ];
  const payments = [payment('a', 'open'), payment('b', 'paid')];
  const { questions, isWaiting } = readOrderStanding(charged(payments, steps));
  expect(questions).toEqual([{ secret: 'secret-a', account: 'acct_1' }]);
  expect(isWaiting).toBe(false);
});

test('what is open without a question waits', () => {
  expect(readOrderStanding(charged([payment('a', 'open')], [])).isWaiting).toBe(true);
});

test('what has failed is tried again while there is time, with why it was declined', () => {
  const reason = 'insufficient-funds';
  const payments = [
    { ...payment('a', 'failed'), declined: reason } as const,
    payment('b', 'failed'),
  ];
  const late = readOrderStanding(charged(payments, []));
  expect(late.toRetry).toEqual([]);
  const inTime = readOrderStanding(charged(payments, [], '2026-12-01T12:00:00.000Z'));
  expect(inTime.toRetry).toEqual(payments);
  expect(inTime.declined).toEqual([{ payment: payments[0], reason }]);
});
