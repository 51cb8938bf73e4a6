import { expect, test } from 'vitest';
import { findLooseCitations } from './find-loose-citations.ts';

const records = new Set(['0007-listing-states.md']);
const unknown = `${'0099'}-nowhere.md`;
const numbered = `decision ${7}`;
const section = `specification, section ${2.5}`;

function find(text: string, path = 'rules.ts') {
  return findLooseCitations({ path, text }, records);
}

test('a record that exists may be cited anywhere', () => {
  const link = `[${numbered}](decisions/0007-listing-states.md)`;
  expect(find('/** What the public sees (0007-listing-states.md). */')).toEqual([]);
  expect(find(`'See ${link}.'`)).toEqual([]);
  expect(find(`See ${link}.`, 'docs/operations.md')).toEqual([]);
});

test('a record that does not exist is named with its line, in code and in documents', () => {
  const problem = `“${unknown}” is no file of docs/decisions`;
  expect(find(`\n// Why: ${unknown}`)).toEqual([`rules.ts:2: ${problem}`]);
  expect(find(`[99](${unknown})`, 'docs/a.md')).toEqual([`docs/a.md:1: ${problem}`]);
});

test('code that cites a decision by its number alone is named, over the end of a line too', () => {
  const problem = `“${numbered}” names no record: write its file name`;
  expect(find(`/** Seen (${numbered}). */`)).toEqual([`rules.ts:1: ${problem}`]);
  expect(find(`/**\n * Seen by ${numbered.replace(' ', '\n * ')}\n */`)).toEqual([
    `rules.ts:2: ${problem}`,
  ]);
  expect(find(`As ${numbered} says.`, 'docs/a.md')).toEqual([]);
});

test.each([section, section.replace('section ', ''), `(section ${9}`])(
  'code that says “%s” in place of the rule is named',
  (citation) => {
    expect(find(`/** ${citation}) */`)).toEqual([
      `rules.ts:1: “${citation}” leads out of the repository: say what it says`,
    ]);
  },
);

test('sections of standards may be cited', () => {
  expect(find('/** Ends the session (RFC 6749, section 4.1.2; WebAuthn level 3, 6). */')).toEqual(
    [],
  );
});
