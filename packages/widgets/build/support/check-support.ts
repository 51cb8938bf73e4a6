import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allowances } from './allowed-features.ts';
import { findFeatures } from './find-features.ts';
import { findNewerFeatures } from './newer-features.ts';

/** Whether what is built asks for nothing that a promised browser lacks. */
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
    const features = findFeatures(code, !file.endsWith('boardwalk.js'), newer);
    for (const feature of features) used.set(feature, file);
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
