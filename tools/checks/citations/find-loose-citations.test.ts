import { expect, test } from 'vitest';
import { anchorsOf, countCitations, findLooseCitations } from './find-loose-citations.ts';

const citable = {
  records: new Set(['0058-libraries-of-parts.md']),
  chapters: new Map([
    ['docs/architecture/search.md', anchorsOf('# Search\n\n## Totals, facets and “near”\n')],
  ]),
};
const unknown = `${'0099'}-nowhere.md`;
const numbered = `decision ${7}`;
const section = `specification, section ${2.5}`;
const folder = 'docs/architecture';

function find(text: string, path = 'rules.ts') {
  return findLooseCitations({ path, text }, citable);
}

test('a record that exists may be cited anywhere', () => {
  const link = `[${numbered}](decisions/0058-libraries-of-parts.md)`;
  expect(find('/** Our own (0058-libraries-of-parts.md). */')).toEqual([]);
  expect(find(`'See ${link}.'`)).toEqual([]);
  expect(find(`See ${link}.`, 'docs/operations.md')).toEqual([]);
});

test('a record that does not exist is named with its line, in code and in documents', () => {
  const problem = `“${unknown}” is no file of docs/decisions`;
  expect(find(`\n// Why: ${unknown}`)).toEqual([`rules.ts:2: ${problem}`]);
  expect(find(`[99](${unknown})`, 'docs/a.md')).toEqual([`docs/a.md:1: ${problem}`]);
});

test('a chapter may be cited by its path, and a heading of it by its anchor', () => {
  expect(find(`/** Capped (${folder}/search.md). */`)).toEqual([]);
  expect(find(`// Why: ${folder}/search.md#totals-facets-and-near.`)).toEqual([]);
  expect(countCitations({ path: 'rules.ts', text: `${folder}/search.md, ${folder}/a.md` })).toBe(2);
});

test.each([`${folder}/nowhere.md`, `${folder}/search.md#nowhere`])(
  'what is no chapter, or no heading of one, is named: %s',
  (citation) => {
    expect(find(`\n/** ${citation} */`)).toEqual([
      `rules.ts:2: “${citation}” is no chapter, or has no such heading`,
    ]);
  },
);

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
