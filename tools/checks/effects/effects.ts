import { globSync, readFileSync } from 'node:fs';
import { testFile } from '../../../architecture.mjs';
import { parse } from '../find-table-writes.ts';
import { findAskingMethods, findEffectFaults } from './find-effect-faults.ts';

/**
 * Effects of widgets touch the page; stores load and keep state
 * (docs/architecture/widgets.md#effects).
 */
const root = 'packages/widgets/src';

/** What sets state from an effect, or has stores queried there, and why. */
const exempt: Readonly<Record<string, string>> = {
  [`${root}/parts/remote-state/use-remote.ts`]: 'what shows asks its store here, and nowhere else',
  [`${root}/kit/map/BaseMap.tsx`]: 'a map is made in its place in the page',
};

const isTest = (file: string) => new RegExp(testFile).test(file);
const read = (file: string) => parse(file, readFileSync(file, 'utf8'));

const asking = new Set(
  globSync('packages/{sdk-core,widgets}/src/**/*.ts')
    .filter((file) => !isTest(file))
    .flatMap((file) => findAskingMethods(read(file))),
);
const files = globSync(`${root}/**/*.{ts,tsx}`)
  .filter((file) => !isTest(file))
  .sort();
const unused = new Set(Object.keys(exempt));

const faults = files.flatMap((file) => {
  const found = findEffectFaults(read(file), asking);
  if (found.length > 0 && unused.delete(file)) return [];
  return found.map(({ line, kind, call }) =>
    kind === 'asks'
      ? `${file}:${line}: ${call} in an effect; use useRemote, or have the store do it`
      : `${file}:${line}: ${call} at once in an effect; work it out while rendering, or where it begins`,
  );
});

for (const fault of faults) console.log(fault);
for (const file of unused) console.log(`${file} needs no exemption any more`);
const count = faults.length + unused.size;
console.log(`effects: ${files.length} files, ${asking.size} methods of stores, ${count} found`);
process.exitCode = count > 0 || files.length === 0 || asking.size === 0 ? 1 : 0;
