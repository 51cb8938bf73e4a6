import { expect, test } from 'vitest';
import { howGivenBack, readRefunds } from './read-refunds.ts';

test.each([
  ['none', [], undefined, 'refund pi_1'],
  ['one that stands', [{ id: 're_1', status: 'succeeded' }], 're_1', 'refund pi_1 after re_1'],
  ['one under way', [{ id: 're_1', status: 'pending' }], 're_1', 'refund pi_1 after re_1'],
  ['one that failed', [{ id: 're_1', status: 'failed' }], undefined, 'refund pi_1 after re_1'],
  [
    'one that stands after one that failed',
    [
      { id: 're_2', status: 'succeeded' },
      { id: 're_1', status: 'failed' },
    ],
    're_2',
    'refund pi_1 after re_2',
  ],
  [
    'two that failed',
    [
      { id: 're_2', status: 'failed' },
      { id: 're_1', status: 'canceled' },
    ],
    undefined,
    'refund pi_1 after re_2',
  ],
])('of refunds, %s', (_, refunds, standing, key) => {
  expect(readRefunds('pi_1', refunds)).toEqual({
    standing: standing && expect.objectContaining({ id: standing }),
    key,
  });
});

const refund = (amount: number, status: string) => ({ amount, status });

test.each([
  ['nothing', [], 'none'],
  ['a part', [refund(40, 'succeeded')], 'none'],
  ['all of it', [refund(100, 'succeeded')], 'done'],
  ['all of it in parts', [refund(60, 'succeeded'), refund(40, 'succeeded')], 'done'],
  ['a part that is under way', [refund(60, 'pending'), refund(40, 'succeeded')], 'under-way'],
  ['all of it under way', [refund(100, 'requires_action')], 'under-way'],
  ['what fell back', [refund(100, 'failed')], 'failed'],
  ['what was called off', [refund(100, 'canceled')], 'failed'],
  ['a part that fell back', [refund(60, 'failed'), refund(40, 'succeeded')], 'failed'],
  ['what arrived at the second try', [refund(100, 'succeeded'), refund(100, 'failed')], 'done'],
  ['what is on its way again', [refund(100, 'pending'), refund(100, 'failed')], 'under-way'],
])('of 100, %s', (_, refunds, givenBack) => {
  expect(howGivenBack(100, refunds)).toBe(givenBack);
});
