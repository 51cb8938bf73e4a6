import { expect, test } from 'vitest';
import { howGivenBack, isGivenBack, keyOfRefund } from './read-refunds.ts';

test('each refund has a key of its own, by the one before it', () => {
  expect(keyOfRefund('pi_1', [])).toBe('refund pi_1');
  expect(keyOfRefund('pi_1', [{ id: 're_2' }, { id: 're_1' }])).toBe('refund pi_1 after re_2');
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

test.each([
  ['nothing', [], false],
  ['a part', [refund(99, 'succeeded')], false],
  ['parts that are all of it', [refund(60, 'pending'), refund(40, 'succeeded')], true],
  ['what fell back', [refund(60, 'succeeded'), refund(40, 'failed')], false],
])('of 100 it is %s that has gone back', (_, refunds, isAll) => {
  expect(isGivenBack(100, refunds)).toBe(isAll);
});
