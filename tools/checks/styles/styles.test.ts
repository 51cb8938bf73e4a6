import { expect, test } from 'vitest';
import { parse } from '../find-table-writes.ts';
import { findClasses } from './find-classes.ts';
import { findLaterFiles, namesStyles } from './find-later-files.ts';
import { readSheet } from './read-sheet.ts';

/** The classes of a file with this code; of those that are put together, how they begin. */
function classes(code: string): string[] {
  return findClasses(parse('Part.tsx', code)).map(({ name, isWhole }) =>
    isWhole ? name : `${name}…`,
  );
}

/** An element whose class is put together. */
function template(text: string, expression: string): string {
  return `<b className={\`${text}\${${expression}}\`} />`;
}

test.each<[string, string[]]>([
  ['<b className="row is-open" />', ['row', 'is-open']],
  ["<b className={classNames('row', isOpen && 'is-open')} />", ['row', 'is-open']],
  ["<b className={isOpen ? 'open' : undefined} />", ['open']],
  [template('row row-', 'kind'), ['row', 'row-…']],
  [template('row ', "isOpen ? 'is-open' : ''"), ['row', 'is-open']],
  [template('is-', "isOpen ? 'open' : 'shut'"), ['is-…']],
  ["const row = 'row'; <b className={row} />", ['row']],
  [
    "const looks = { a: 'first', b: 'second' } as const; <b className={looks[at]} />",
    ['first', 'second'],
  ],
  ["createElement('b', { className: 'row' })", ['row']],
  ["<Part panelClassName='row' />", ['row']],
  ["button.className = 'pin'; button.classList.add('is-new')", ['pin', 'is-new']],
  ["function Part({ className = 'row' }) {}", ['row']],
])('the classes of %s are found', (code, expected) => {
  expect(classes(code)).toEqual(expected);
});

test('what a prop or another word says is no class', () => {
  expect(classes('<b className={className} title="row" />; const name = "row";')).toEqual([]);
});

test('a sheet has classes alone, and among others', () => {
  const { alone, among } = readSheet(`
    /* .none */
    .row, .list > li { gap: 0.5em; background: url(a.png); }
    @container (width < 9px) { .row.is-open:is(.wide, .narrow) { margin: 1.5px } }
  `);
  expect([...alone]).toEqual(['row', 'list']);
  expect([...among]).toEqual(['row', 'is-open', 'wide', 'narrow']);
});

test('a file that comes later has to name its styles', () => {
  const loader = parse('a/Part.tsx', "lazyParts(() => import('./Later.tsx')); import('leaflet');");
  expect(findLaterFiles('/a/Part.tsx', loader)).toEqual(['/a/Later.tsx']);
  const named = "export { default as styles } from './Later.tsx?styles';";
  expect(namesStyles(parse('Later.tsx', named))).toBe(true);
  expect(namesStyles(parse('Later.tsx', "export { Later } from './Other.tsx';"))).toBe(false);
});
