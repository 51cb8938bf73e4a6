import { expect, test } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

test.each([
  ['Is it still there?', 'Is it still there?'],
  ['  one\n\ntwo\t three ', 'one two three'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['x'.repeat(301), `${'x'.repeat(299)}…`],
  [`${'x'.repeat(298)}👩‍👧 and more`, `${'x'.repeat(298)}…`],
])('%j is shown as %j', (body, excerpt) => {
  expect(excerptOf(body)).toBe(excerpt);
});
