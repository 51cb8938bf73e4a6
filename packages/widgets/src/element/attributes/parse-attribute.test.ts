import { expect, test } from 'vitest';
import type { Attribute } from './attributes.ts';
import { explainWrongAttribute } from './explain-attribute.ts';
import { attributeName, attributeText, parseAttribute } from './parse-attribute.ts';

const described = { description: 'For a test.' };
const size: Attribute = { type: 'number', minimum: 1, maximum: 100, integer: true, ...described };
const ratio: Attribute = { type: 'number', default: 0.5, ...described };
const near: Attribute = { type: 'string', pattern: /^\w+$/, accepts: 'one word', ...described };
const kind: Attribute = { type: 'enum', values: ['item', 'event'], default: 'item', ...described };
const kinds: Attribute = { type: 'list', values: ['item', 'event'], ...described };
const words: Attribute = { type: 'list', default: ['a'], ...described };
const open: Attribute = { type: 'boolean', ...described };
const shut: Attribute = { type: 'boolean', default: true, ...described };
const point: Attribute = {
  type: 'json',
  accepts: 'a pair of numbers',
  parse: (value) => (Array.isArray(value) && value.length === 2 ? value : undefined),
  ...described,
};

test.each<[Attribute, string | null, unknown]>([
  [size, '16', 16],
  [ratio, '-1.5e2', -150],
  [ratio, null, 0.5],
  [near, 'Hamilton', 'Hamilton'],
  [near, null, undefined],
  [kind, 'event', 'event'],
  [kind, null, 'item'],
  [kinds, ' item , event,', ['item', 'event']],
  [kinds, '', []],
  [kinds, null, []],
  [words, null, ['a']],
  [open, '', true],
  [open, 'false', false],
  [open, null, false],
  [shut, null, true],
  [shut, 'false', false],
  [point, '[1, 2]', [1, 2]],
])('%o reads %j as %j', (attribute, text, value) => {
  expect(parseAttribute(attribute, text)).toEqual({ value, isWrong: false });
});

test.each<[Attribute, string, unknown, string]>([
  [size, '0', undefined, 'a whole number from 1 up to 100'],
  [size, '1e9', undefined, 'a whole number from 1 up to 100'],
  [size, '1.5', undefined, 'a whole number from 1 up to 100'],
  [size, '', undefined, 'a whole number from 1 up to 100'],
  [ratio, 'half', 0.5, 'a number'],
  [ratio, 'Infinity', 0.5, 'a number'],
  [near, 'two words', undefined, 'one word'],
  [kind, 'toString', 'item', 'one of item, event'],
  [kinds, 'item,boat', [], 'a comma-separated list of item, event'],
  [point, '[1]', undefined, 'a pair of numbers, as JSON'],
  [point, '{', undefined, 'a pair of numbers, as JSON'],
])('%o refuses %j, falls back to %j, and accepts %s', (attribute, text, value, expected) => {
  expect(parseAttribute(attribute, text)).toEqual({ value, isWrong: true });
  expect(explainWrongAttribute('bw-x', 'it', attribute, text)).toBe(
    `[boardwalk] <bw-x> attribute "it" is ${JSON.stringify(text)}; accepted: ${expected}`,
  );
});

test.each<[Attribute, unknown, string | null]>([
  [size, 16, '16'],
  [kinds, ['item', 'event'], 'item,event'],
  [kinds, [], ''],
  [open, true, ''],
  [open, false, null],
  [shut, false, 'false'],
  [shut, true, ''],
  [point, [1, 2], '[1,2]'],
  [near, undefined, null],
])('%o writes %j as %j, which reads as the same again', (attribute, value, text) => {
  expect(attributeText(attribute, value)).toBe(text);
  expect(parseAttribute(attribute, text)).toEqual({
    value: value ?? undefined,
    isWrong: false,
  });
});

test('an attribute is its property in kebab case', () => {
  expect(attributeName('mapTilesUrl')).toBe('map-tiles-url');
});
