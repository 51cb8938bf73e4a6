import { expect, test } from 'vitest';
import { saysSearch, usualRuleName } from './rule-name.ts';

test('a search is called after its words, with spaces that can be typed', () => {
  const name = usualRuleName(['Homes for sale', 'within 2\u00a0km of Hamilton, ON']);
  expect(name).toBe('Homes for sale, within 2 km of Hamilton, ON');
});

test('a name has no room for some phrases, and one that is longer is cut', () => {
  const [short, long] = ['Homes', 'x'.repeat(120)];
  expect(usualRuleName([short, long, 'with pictures'])).toBe('Homes, with pictures');
  expect(usualRuleName([long])).toBe('x'.repeat(100));
});

test('a name is as long as one line shows, and has quotation marks of the second rank', () => {
  const words = [
    'Articles',
    'avec «\u00a0desk\u00a0»',
    'à moins de 160\u00a0km de Hamilton, ON',
    'neufs',
  ];
  expect(usualRuleName(words)).toBe('Articles, avec “desk”, neufs');
  expect(saysSearch('Articles, avec “desk”', 'Articles, avec «\u00a0desk\u00a0»')).toBe(true);
});

test.each([
  ['Homes, within 2 km of Hull', true],
  ['Homes', false],
  ['Homes, within 2 km of Hull, for us', false],
])('whether %j says what is looked for: %j', (name, says) => {
  expect(saysSearch(name, 'Homes, within 2\u00a0km of Hull')).toBe(says);
});
