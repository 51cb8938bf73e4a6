import { expect, test } from 'vitest';
import { isReachable, requireStep } from './step-rules.ts';

const steps = (...done: readonly boolean[]) =>
  done.map((isDone, index) => ({ id: `${index + 1}`, title: `Step ${index + 1}`, isDone }));

test('a step is reached once all before it are done', () => {
  expect(
    ['1', '2', '3', '4'].map((id) => isReachable(steps(true, true, false, false), id)),
  ).toEqual([true, true, true, false]);
  expect(isReachable(steps(true), 'unknown')).toBe(false);
});

test('an address that asks too much shows the first step that is not done', () => {
  expect(requireStep(steps(true, false, false), '3').id).toBe('2');
  expect(requireStep(steps(true, false, false), 'unknown').id).toBe('2');
  expect(requireStep(steps(true, false, false), '1').id).toBe('1');
  expect(requireStep(steps(true, true), 'unknown').id).toBe('1');
  expect(() => requireStep([], '1')).toThrow('at least one step');
});
