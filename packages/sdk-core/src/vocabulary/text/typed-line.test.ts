import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { typedLine, typedLineOrNone, typedText } from './typed-line.ts';

const schema = typedLine(40);

test.each([
  ['blanks around and line ends in it', '  A house\r\n\tby   the lake ', 'A house by the lake'],
  ['a mark that turns the text round', 'gpj.\u202eexe', 'gpj.exe'],
  ['an isolate without an end', 'A \u2067house', 'A house'],
  ['a control character', 'A\u0007 house', 'A house'],
  ['a family of one character', '👨\u200d👩\u200d👧 welcome', '👨\u200d👩\u200d👧 welcome'],
  ['marks that Arabic needs', 'بيت \u200f12\u200e', 'بيت \u200f12\u200e'],
])('%s', (_, typed, kept) => {
  expect(z.parse(schema, typed)).toBe(kept);
});

test.each(['', '   ', '\u200b', '\u2060\ufeff', '\u202e', '\u3164', '\u2800', 'a\0', 'a\ud83d'])(
  '%j is refused',
  (typed) => {
    expect(z.safeParse(schema, typed).success).toBe(false);
  },
);

test('paragraphs keep their lines and tabs, and no other control characters', () => {
  const text = typedText(40);
  expect(z.parse(text, ' One\u0001\r\n\n\tTwo\u009f ')).toBe('One\r\n\n\tTwo');
  expect(z.parse(text, 'gpj.\u202eexe\n\u2067بيت\u2069 \u200f12')).toBe(
    'gpj.exe\n\u2067بيت\u2069 \u200f12',
  );
  expect(z.safeParse(text, '\u0001\u200b').success).toBe(false);
});

test('a line that may be empty is', () => {
  expect(z.parse(typedLineOrNone(40), ' \u200b ')).toBe('');
  expect(z.parse(typedLineOrNone(40), 'A\u0001 garden')).toBe('A garden');
});
