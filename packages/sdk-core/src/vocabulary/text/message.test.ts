import { expect, test } from 'vitest';
import { countMessage, fillMessage } from './message.ts';

const homes = { one: '{count} home', many: '{count} homes' };

test('places are filled, unknown ones stay', () => {
  expect(fillMessage('{a} near {b} {c}', { a: 3, b: 'Hull' })).toBe('3 near Hull {c}');
});

test('a time that ends a sentence brings its full stop', () => {
  const closing = { from: '9:00\u00a0a.m.', to: '5:00\u00a0p.m.' };
  expect(fillMessage('From {from}. Until {to}.', closing)).toBe(
    'From 9:00\u00a0a.m. Until 5:00\u00a0p.m.',
  );
  expect(fillMessage('{from} to {to}, and {text}.', { ...closing, text: 'so on..' })).toBe(
    '9:00\u00a0a.m. to 5:00\u00a0p.m., and so on...',
  );
});

test('a value that looks like a place is not filled again', () => {
  expect(fillMessage('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
});

test.each([
  [0, 'en-CA', '0 homes'],
  [1, 'en-CA', '1 home'],
  [2, 'en-CA', '2 homes'],
  [0, 'fr-CA', '0 home'],
  [2, 'fr-CA', '2 homes'],
] as const)('%i in %s is "%s"', (count, locale, text) => {
  expect(countMessage(homes, count, locale)).toBe(text);
});

test('the count can be written otherwise', () => {
  expect(countMessage(homes, 1204, 'en-CA', '1,204')).toBe('1,204 homes');
});

test('a category that the language gives no form reads as many', () => {
  expect(countMessage(homes, 1_000_000, 'fr-CA')).toBe('1000000 homes');
  expect(countMessage({ ...homes, other: '{count} others' }, 2, 'fr-CA')).toBe('2 others');
});
