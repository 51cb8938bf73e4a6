import { expect, test } from 'vitest';
import { findCommentWords } from './find-comment-words.ts';
import { findExports } from './find-exports.ts';
import { findDoubles, findPrivateWords } from './judge-names.ts';

test('all that is exported by name is found, wherever it is declared', () => {
  const source = `
    export const [one, { two, other: three }] = values;
    export function four() {}
    export default function five() {}
    export type Six = string;
    export interface Seven { readonly eight: string }
    export class Nine {}
    const ten = 10;
    export { ten };
  `;
  expect(findExports('names.ts', source)).toEqual([
    'one',
    'two',
    'three',
    'four',
    'Six',
    'Seven',
    'Nine',
  ]);
});

test.each([
  ['createKeptWords', ['kept', 'words']],
  ['useAskWho', ['ask']],
  ['isTold', ['told']],
  ['findFoundThreads', ['found']],
  ['tellOwner', ['tell']],
  ['foldWord', []],
  ['askewMargin', []],
  ['createSwordShop', []],
  ['findUnfoundedClaims', []],
] as const)('%s has the private words %j', (name, words) => {
  expect(findPrivateWords(name)).toEqual(words);
});

test('a name of two files is a double, but of an endpoint, its handler, and a translation', () => {
  const files = (name: string, all: readonly string[]) => all.map((file) => ({ name, file }));
  const endpoint = [
    'sdk-core/src/a/endpoints.ts',
    'sdk-core/src/a/schemas.ts',
    'apps/api/src/a/read.ts',
  ];
  const exported = [
    ...files('readOne', endpoint),
    ...files('oneMessages', ['packages/a/messages.ts', 'packages/a/messages.fr.ts']),
    ...files('stateOf', ['apps/api/src/a.ts', 'apps/api/src/b.ts']),
    ...files('readTwo', [...endpoint, 'apps/api/src/b/read-two.ts']),
    ...files('register', [
      'packages/sdk-core/src/vocabulary/routes/routes.ts',
      'apps/api/src/a.ts',
    ]),
    ...files('alone', ['apps/api/src/a.ts']),
  ];
  expect([...findDoubles(exported).keys()]).toEqual(['stateOf', 'readTwo']);
});

test('private words are found in comments, and neither in code nor in backticks', () => {
  const source = [
    '/**',
    ' * Tells whoever asks.',
    ' */',
    'const told = 1; // told',
    '// `told` is the name',
    '// It is read anew.',
  ];
  expect(findCommentWords(source.join('\n'))).toEqual([
    { line: 2, word: 'Tells' },
    { line: 6, word: 'anew' },
  ]);
});
