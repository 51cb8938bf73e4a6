import { expect, test } from 'vitest';
import { listDueTaxes, nameTaxFree } from './list-due-taxes.ts';

const [gst, qst] = [
  { tax: 'gst', portion: 50_000 },
  { tax: 'qst', portion: 99_750 },
] as const;
const free = [gst, qst].map(({ tax }) => ({ tax, portion: 0 }));

test('food has one line in place of its taxes', () => {
  expect(listDueTaxes(free)).toEqual([]);
  expect(nameTaxFree(free)).toBe('zeroRated');
  expect(nameTaxFree([{ tax: 'australianGst', portion: 0 }])).toBe('gstFree');
});

test('beside what is taxed, nothing is said of it', () => {
  expect(listDueTaxes([gst, ...free, qst])).toEqual([gst, qst]);
  expect(nameTaxFree([...free, qst])).toBeUndefined();
});

test('where no tax is known, none is called free', () => {
  expect(nameTaxFree([])).toBeUndefined();
});
