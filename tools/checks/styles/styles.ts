import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { testFile } from '../../../architecture.mjs';
import { gatherStyles } from '../../../packages/widgets/build/styles/gather-styles.ts';
import { parse } from '../find-table-writes.ts';
import { findClasses } from './find-classes.ts';
import { findLaterFiles, namesStyles } from './find-later-files.ts';
import { readSheet } from './read-sheet.ts';

/**
 * What a component looks like comes with it: a class that it gives is in a sheet that it gathers, by
 * itself or with what it shows (docs/architecture/styles.md#where-styles-live).
 */
const root = resolve('packages/widgets/src');

/** Every widget has these, whatever it shows. */
const base = [
  'element/reset.css',
  'element/tokens.css',
  'kit/style/kit.css',
  'element/on-page/on-page.css',
];

/** Classes in no sheet, and why. */
const exempt: Readonly<Record<string, string>> = {
  'bw-content': 'its height is written from the table of each widget',
  'bw-route-dialog': 'by it a widget finds the dialog that it stands in',
};

const isTest = (file: string) => new RegExp(testFile).test(file);
const absolute = (file: string) => resolve(root, file);
const read = (file: string) => parse(file, readFileSync(file, 'utf8'));

const sheets = new Map(
  globSync('**/*.css', { cwd: root }).map((name) => {
    const file = absolute(name);
    return [file, readSheet(readFileSync(file, 'utf8'))] as const;
  }),
);
// A part's class may be for the widget that shows it: `.search-bar > .where`.
const outer = new Set([...sheets.values()].flatMap(({ among }) => [...among]));
const owned = new Set([...sheets.values()].flatMap(({ alone }) => [...alone]));
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .map(absolute)
  .filter((file) => !isTest(file) && !file.endsWith('.d.ts'))
  .sort()
  .map((file) => ({ file, source: read(file) }));

const unused = new Set(Object.keys(exempt));
const imported = new Set(base.map(absolute));
let count = 0;

function findFaults({ file, source }: (typeof sources)[number]): readonly string[] {
  const gathered = gatherStyles(file).sheets;
  for (const sheet of gathered) imported.add(sheet);
  const classes = [...base.map(absolute), ...gathered].flatMap((sheet) => {
    const { alone = [], among = [] } = sheets.get(sheet) ?? {};
    return [...alone, ...among];
  });
  const defined = new Set(classes);
  return findClasses(source).flatMap(({ line, name, isWhole }) => {
    count += 1;
    if (isWhole ? defined.has(name) : classes.some((one) => one.startsWith(name))) return [];
    if (isWhole && outer.has(name) && !owned.has(name)) return [];
    if (unused.delete(name) || name in exempt) return [];
    return [
      `${relative(root, file)}:${line}: .${name}${isWhole ? '' : '…'} is in no sheet that comes with it`,
    ];
  });
}

const later = new Set(sources.flatMap(({ file, source }) => findLaterFiles(file, source)));
const faults = [
  ...sources.flatMap(findFaults),
  ...[...later]
    .filter((file) => gatherStyles(file).sheets.length > 0 && !namesStyles(read(file)))
    .map((file) => `${relative(root, file)} comes later, and does not export its styles`),
  ...[...sheets.keys()]
    .filter((sheet) => !imported.has(sheet))
    .map((sheet) => `${relative(root, sheet)} is imported by no component`),
  ...[...unused].map((name) => `.${name} needs no exemption any more`),
];

for (const fault of faults) console.log(fault);
console.log(
  `styles: ${count} classes, ${sheets.size} sheets, ${later.size} later files, ${faults.length} found`,
);
process.exitCode = faults.length > 0 || count === 0 || sheets.size === 0 ? 1 : 0;
