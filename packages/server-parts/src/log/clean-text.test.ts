import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['two\nlines', 'two\\u{a}lines'],
  ['a screen \u001b[2J is not wiped', 'a screen \\u{1b}[2J is not wiped'],
  ['nor by \u009b2J', 'nor by \\u{9b}2J'],
  ['a line\u2028of JavaScript', 'a line\\u{2028}of JavaScript'],
  ['evil\u202egro', 'evil\\u{202e}gro'],
  ['half \ud800', 'half \\u{d800}'],
  ['Zoë 🏠', 'Zoë 🏠'],
])('%j is written as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('what is long is cut', () => {
  expect(cleanText('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
});
