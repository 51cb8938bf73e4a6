import { expect, test } from 'vitest';
import { readPasskeyName } from './passkey-name.ts';

test.each([
  ['  My   laptop ', 'My laptop'],
  ['端末', '端末'],
  ['', undefined],
  ['---', undefined],
  ['a\u202eb', undefined],
  ['x'.repeat(61), undefined],
])('the name "%s" of a passkey is kept as %s', (typed, name) => {
  expect(readPasskeyName(typed)).toBe(name);
});
