import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureGrowth } from '../vocabulary/time-growth.fixture.ts';
import {
  hasNameLength,
  isForeignEmail,
  isUsername,
  readEmail,
  readName,
} from './identity-rules.ts';

test.each([
  ['rosa', true],
  ['Rosa.Lindqvist-1_a', true],
  ['123', true],
  ['a'.repeat(30), true],
  ['ab', false],
  ['a'.repeat(31), false],
  ['rosa@example.org', false],
  ['rosa lindqvist', false],
  ['rоsa', false],
  ['rosa\n', false],
  ['', false],
])('%j as a username: %s', (text, isOne) => {
  expect(isUsername(text)).toBe(isOne);
});

test.each([
  [' Rosa@Example.ORG ', 'Rosa@example.org'],
  ["o'neil+board@sub.example.co.uk", "o'neil+board@sub.example.co.uk"],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ['a@example.xn--p1ai', 'a@example.xn--p1ai'],
])('%j is kept as %s', (text, kept) => {
  expect(readEmail(text)).toBe(kept);
});

test.each([
  ['élise@exemple.québec', true],
  ['elise@exemple.québec', true],
  [' 用户@例子.广告 ', true],
  ['rosa@example.org', false],
  ['rosa', false],
  ['élise', false],
  ['Élise <elise@example.org>', false],
])('whether %j is an address of other letters: %s', (text, isOne) => {
  expect(isForeignEmail(text)).toBe(isOne);
  if (isOne) expect(readEmail(text)).toBeUndefined();
});

test.each([
  ['👩‍🚀', true],
  ['\u202eRosa', true],
  ['', false],
  [' ', false],
  ['a'.repeat(81), false],
])('whether the name %j, which is refused, has the length of one: %s', (text, has) => {
  expect(readName(text)).toBeUndefined();
  expect(hasNameLength(text)).toBe(has);
});

test.each([
  ['a Cyrillic o', 'rоsa@example.org'],
  ['a long s', 'roſa@example.org'],
  ['full-width letters', 'ｒosa@example.org'],
  ['a domain of another script', 'rosa@exаmple.org'],
  ['an ideographic dot', 'rosa@example。org'],
  ['an invisible joiner', 'ro\u200dsa@example.org'],
  ['a second header', 'rosa@example.org\r\nBcc: eve@example.org'],
  ['a second address', 'rosa@example.org,eve@example.org'],
  ['a name around it', 'Rosa <rosa@example.org>'],
  ['a quoted part', '"rosa@example.org"@evil.example'],
  ['an address as domain', 'rosa@[127.0.0.1]'],
  ['a domain without a dot', 'rosa@localhost'],
  ['two dots', 'rosa..l@example.org'],
  ['a NUL', 'rosa\0@example.org'],
  ['no one', '@example.org'],
  ['a first part that is too long', `${'a'.repeat(65)}@example.org`],
  ['too long a whole', `a@${'a.'.repeat(130)}org`],
])('an address with %s is refused', (_, text) => {
  expect(readEmail(text)).toBeUndefined();
});

test.each([
  (length: number) => 'a.'.repeat(length),
  (length: number) => `${'a'.repeat(64)}@${'a-'.repeat(length)}`,
])('an address is read once, however it is made: %s', (textOf) => {
  expect(measureGrowth((length) => readEmail(textOf(length)), 20_000)).toBeLessThan(20);
});

test('an address that was read reads the same again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (text) => {
      const kept = readEmail(text);
      if (kept !== undefined) expect(readEmail(kept)).toBe(kept);
    }),
  );
});

test.each([
  'Rosa',
  'José María',
  'O’Neil-Smith',
  '李小龙',
  'محمد',
  'नरेन्द्र',
  'می\u200cخواهم',
  'X Æ A-12',
])('%s is a name', (name) => {
  expect(readName(`  ${name} `)).toBe(name.normalize('NFC'));
});

test.each([
  ['nothing', '   '],
  ['a direction of writing', 'Rosa\u202easo'],
  ['an isolate', 'Rosa\u2066'],
  ['a line end', 'Rosa\nLindqvist'],
  ['a NUL', 'Rosa\0'],
  ['an invisible space alone', '\u200b'],
  ['joiners alone', '\u200d\u200d'],
  ['a letter that fills a place unseen', '\u3164'],
  ['such a letter among others', 'Ro\u115fsa'],
  ['a joiner between letters that never join', 'Ro\u200dsa'],
  ['a form of a letter that has one', 'Ro\ufe0fsa'],
  ['a joiner of graphemes', 'Ro\u034fsa'],
  ['a Braille blank', 'Rosa\u2800\u2800'],
  ['marks that pile up over the lines around', `Rosa${'\u0336'.repeat(60)}`],
  ['81 characters', 'a'.repeat(81)],
  ['10,000 characters', '李'.repeat(10_000)],
  ['half a character', 'Rosa\ud83d'],
])('%s is no name', (_, text) => {
  expect(readName(text)).toBeUndefined();
});

test('80 characters outside of the basic plane are a name', () => {
  expect(readName('𠮷'.repeat(80))).toHaveLength(160);
});
