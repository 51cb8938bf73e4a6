import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allowances } from './allowed-features.ts';
import { findFeatures } from './find-features.ts';
import { findRemovableStatics } from './find-removable-statics.ts';
import { findNewerFeatures } from './newer-features.ts';
import { parseBuilt } from './parse-built.ts';

/** Whether what is built asks for nothing that a promised browser lacks, or that a page can take away. */
const folder = resolve(import.meta.dirname, '../../dist/cdn');
const files = globSync('v*/*.js', { cwd: folder });
if (files.length < 10) {
  throw new Error('The widgets are not built: run `node packages/widgets/build.ts` first.');
}

const newer = findNewerFeatures();
const used = new Map<string, string>();
const faults: string[] = [];
for (const file of files) {
  const code = readFileSync(resolve(folder, file), 'utf8');
  try {
    const tree = parseBuilt(code, !file.endsWith('boardwalk.js'));
    for (const feature of findFeatures(tree, newer)) used.set(feature, file);
    for (const name of findRemovableStatics(tree)) {
      faults.push(`${file}: a page can take away ${name}`);
    }
  } catch (cause) {
    faults.push(`${file}: ${cause instanceof Error ? cause.message : cause}`);
  }
}
const allowed = new Set(allowances.flatMap(({ features }) => features));
for (const [feature, file] of used) {
  if (!allowed.has(feature)) faults.push(`${file}: ${feature}`);
}
for (const feature of allowed) {
  if (!used.has(feature)) faults.push(`allowed, and used nowhere: ${feature}`);
}
for (const fault of faults.sort()) console.log(fault);
console.log(`${files.length} files, ${used.size} newer features, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
