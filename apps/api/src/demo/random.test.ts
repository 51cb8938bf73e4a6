import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number): number[] => {
    const random = seededRandom(seed);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers keep to their bounds', () => {
  const random = seededRandom(3);
  const whole = Array.from({ length: 400 }, () => random.whole(2, 4));
  expect([...new Set(whole)].sort()).toEqual([2, 3, 4]);
  for (let draw = 0; draw < 400; draw += 1) {
    const value = random.between(-1, 1);
    expect(value >= -1 && value < 1).toBe(true);
  }
});

test('an empty list has nothing to pick', () => {
  expect(() => seededRandom(1).pick([])).toThrow(/at least one element/);
});
