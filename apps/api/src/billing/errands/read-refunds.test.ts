import { expect, test } from 'vitest';
import { readRefunds } from './read-refunds.ts';

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
