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
  ['a space without width', 'Can\u200boe', 'Canoe'],
  ['a joiner of words, and a mark of the order of bytes', 'Can\u2060\ufeffoe', 'Canoe'],
  ['a hyphen that shows at no end of a line', 'Can\u00adoe', 'Canoe'],
  ['joiners between letters that never join', 'C\u200da\u200cnoe', 'Canoe'],
  ['one joiner after another', 'می\u200c\u200cخواهم', 'می\u200cخواهم'],
  ['forms of letters that have one', 'Ca\ufe0fn\u{e0100}oe 7\ufe0f', 'Canoe 7'],
  ['letters of no flag', 'Canoe\u{e0067}\u{e007f}', 'Canoe'],
  ['marks of direction where all reads from left to right', 'Can\u200eo\u200f\u061ce', 'Canoe'],
  ['letters that are seen as blanks', 'Red\u3164canoe\u2800', 'Red canoe'],
  ['a joiner that Persian needs', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a joiner that Hindi needs', 'क\u094d\u200dष', 'क\u094d\u200dष'],
  [
    'a flag of letters',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['emoji of several', '🏳️\u200d🌈 ❤️\u200d🔥 🏋🏽\u200d♂️ 1️⃣', '🏳️\u200d🌈 ❤️\u200d🔥 🏋🏽\u200d♂️ 1️⃣'],
  ['a form of a Han character', '葛\u{e0100}城', '葛\u{e0100}城'],
  ['a letter and its accent apart', 'Cafe\u0301', 'Caf\u00e9'],
  ['a hidden joiner between the two', 'Cafe\u200b\u0301', 'Caf\u00e9'],
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

test('a text that grows as its letters are taken apart is measured by what is stored', () => {
  // U+0958 is two characters in its stored form.
  const letters = '\u0958'.repeat(30);
  for (const one of [schema, typedLineOrNone(40), typedText(40)]) {
    expect(z.safeParse(one, letters).success).toBe(false);
    expect(z.parse(one, '\u0958')).toBe('\u0915\u093c');
  }
});

test('paragraphs keep their lines and tabs, and no other control characters', () => {
  const text = typedText(40);
  expect(z.parse(text, ' One\u0001\r\n\n\tTwo\u009f ')).toBe('One\r\n\n\tTwo');
  expect(z.parse(text, 'gpj.\u202eexe\n\u2067بيت\u2069 \u200f12')).toBe(
    'gpj.exe\n\u2067بيت\u2069 \u200f12',
  );
  expect(z.parse(text, 'Can\u200boe\n\u2067five\u2069 metres')).toBe('Canoe\nfive metres');
  expect(z.safeParse(text, '\u0001\u200b').success).toBe(false);
});

test('a line that may be empty is', () => {
  expect(z.parse(typedLineOrNone(40), ' \u200b ')).toBe('');
  expect(z.parse(typedLineOrNone(40), 'A\u0001 garden')).toBe('A garden');
});
