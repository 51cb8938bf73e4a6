import { expect, test } from 'vitest';
import { findChangedFacts } from './changed-facts.ts';

test('what is another now is told as it is now', () => {
  const before = [
    { label: 'Name', value: 'Corner' },
    { label: 'Price', value: '$180.00' },
  ];
  const price = { label: 'Price', value: '$200.00' };
  expect(findChangedFacts(before, [{ label: 'Name', value: 'Corner' }, price])).toEqual([price]);
  expect(findChangedFacts(before, before)).toEqual([]);
});
