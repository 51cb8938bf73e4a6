import { expect, test } from 'vitest';
import { largestPrice } from '../shop-limits.ts';
import { type GridReader, readGridCell, valuesOf, writeCell } from './grid-cells.ts';
import { rowOf } from './grid-rows.fixture.ts';

const english: GridReader = { locale: 'en-CA', currency: 'CAD', mayHide: true };
const french: GridReader = { ...english, locale: 'fr-CA' };
const american: GridReader = { locale: 'en-US', currency: 'USD', mayHide: true };

test.each([
  ['12.5', english, 1_250],
  ['$1,234.50', english, 123_450],
  [' 1 234,50 $ ', french, 123_450],
  ['1\u202f234,50', french, 123_450],
  ['12.50', french, 1_250],
  ['CA$12', english, 1_200],
  ['US$ 12', american, 1_200],
  ['12 USD', american, 1_200],
] as const)('"%s" is a price of %o: %i', (text, reader, value) => {
  expect(readGridCell('price', text, reader)).toEqual({ value });
});

test.each([
  ['', english, 'priceMissing'],
  ['12,50', english, 'price'],
  ['1,234', french, 'price'],
  ['-5', english, 'price'],
  ['12.345', english, 'price'],
  ['1.2E+03', english, 'price'],
  ['US$12', english, 'price'],
  ['€12', english, 'price'],
  ['=A1*2', english, 'price'],
  ['<b>5</b>', english, 'price'],
  ['0', english, 'priceTooLow'],
  ['0.00', english, 'priceTooLow'],
  [String(largestPrice / 100 + 1), english, 'priceTooHigh'],
] as const)('"%s" is no price of %o: %s', (text, reader, fault) => {
  expect(readGridCell('price', text, reader)).toEqual({ fault });
});

test.each([
  ['', english, null],
  ['0', english, 0],
  ['1,200', english, 1_200],
  ['12.00', english, 12],
  ['12,0', french, 12],
] as const)('"%s" is a stock of %o: %s', (text, reader, value) => {
  expect(readGridCell('stock', text, reader)).toEqual({ value });
});

test.each([
  ['-1', 'stock'],
  ['1.5', 'stock'],
  ['many', 'stock'],
  ['1000001', 'stockTooHigh'],
] as const)('"%s" is no stock: %s', (text, fault) => {
  expect(readGridCell('stock', text, english)).toEqual({ fault });
});

test('yes and no are read in both languages, and to hide takes the right to', () => {
  const read = (text: string) => readGridCell('active', text, english);
  expect(['Yes', 'oui', 'TRUE', '1'].map(read)).toEqual(Array(4).fill({ value: true }));
  expect(['no', 'NON', 'faux', '0'].map(read)).toEqual(Array(4).fill({ value: false }));
  expect([read(''), read('perhaps')]).toEqual(Array(2).fill({ fault: 'active' }));
  const reader = { ...english, mayHide: false };
  expect(readGridCell('active', 'no', reader)).toEqual({ fault: 'mayNotHide' });
  expect(readGridCell('active', 'yes', reader)).toEqual({ value: true });
});

test.each([english, french])('a cell that is written is read as it was: %o', (reader) => {
  const values = valuesOf(rowOf(1, { price: 123_405, stock: 1_200, isActive: false }));
  expect(readGridCell('price', writeCell(values, 'price', reader.locale), reader)).toEqual({
    value: 123_405,
  });
  expect(readGridCell('stock', writeCell(values, 'stock', reader.locale), reader)).toEqual({
    value: 1_200,
  });
  expect(readGridCell('active', writeCell(values, 'active', reader.locale), reader)).toEqual({
    value: false,
  });
});

test('what is not counted is empty, and stays so', () => {
  const values = valuesOf(rowOf(1, { stockMode: 'on-order', stock: 3 }));
  expect(writeCell(values, 'stock', 'en-CA')).toBe('');
});
