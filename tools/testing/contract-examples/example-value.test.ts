import { expect, test } from 'vitest';
import { exampleOf } from './example-value.ts';

const folder = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 9, pattern: '^pk_' },
    parent: { anyOf: [{ $ref: '#/components/schemas/Folder' }, { type: 'null' }] },
    folders: { type: 'array', items: { $ref: '#/components/schemas/Folder' } },
    sizes: { type: 'array', minItems: 2, items: { type: 'integer', minimum: 7 } },
  },
};

test('what contains itself ends, and bounds hold', () => {
  expect(exampleOf({ $ref: '#/components/schemas/Folder' }, () => folder)).toEqual({
    name: `pk_test_${'a'.repeat(24)}`,
    parent: null,
    folders: [],
    sizes: [7, 7],
  });
});

test('a text of a pattern that no example fits is refused', () => {
  expect(() => exampleOf({ type: 'string', pattern: '^\\d{4}-W\\d\\d$' }, () => folder)).toThrow(
    'add one',
  );
});
