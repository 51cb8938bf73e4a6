import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Évry – 3 beds!', 'evry-3-beds'],
  ['  Bright   "corner" unit <b> ', 'bright-corner-unit-b'],
  ['Дом у моря', 'дом-у-моря'],
  ['🏠', ''],
  ['x'.repeat(200), ''],
])('%s reads %s in an address', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a long title ends after a whole word', () => {
  const slug = slugOf('word '.repeat(60));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(word-)+word$/);
});
