import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rules.ts';

const rosa = { username: 'rosa-l', email: 'Rosa.Lindqvist@example.org' };

test.each([
  ['correct horse battery staple', undefined],
  ['ten letter', undefined],
  ['пароль очень длинный', undefined],
  ['🦊🦉🐢🐬🦜🐙🦔🦋🐝🐞', undefined],
  ['a'.repeat(199).replace(/^a/, 'b'), undefined],
  ['nine char', 'too-short'],
  ['🦊🦉🐢🐬🦜🐙🦔🦋🐝', 'too-short'],
  ['b'.repeat(201), 'too-long'],
  ['aaaaaaaaaaaa', 'repeats'],
  ['abcabcabcabc', 'repeats'],
  ['ababababAB', 'repeats'],
  ['xx ROSA-L 1984', 'has-name'],
  ['rosa.lindqvist1', 'has-name'],
  ['ｒｏｓａ-l is here', 'has-name'],
] as const)('%j: %s', (password, fault) => {
  expect(findPasswordFault(password, rosa)).toBe(fault);
});

test('three letters of a name stand in many a password', () => {
  expect(findPasswordFault('bobsled in winter', { username: 'bob' })).toBeUndefined();
});
