import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** More names than these at once nobody reads: a folder of sources then wants rooms. */
const maximumFiles = 25;

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps', 'bench', 'e2e', 'packages', 'tools'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|vue|svelte)$/.test(file) && existsSync(file));

const counts = new Map<string, number>();
for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
const largestFirst = [...counts].toSorted((one, other) => other[1] - one[1]);
const crowded = largestFirst.filter(([, count]) => count > maximumFiles);

for (const [folder, count] of crowded) {
  console.log(`${folder}: ${count} files side by side, at most ${maximumFiles}`);
}
const [, most] = largestFirst[0] ?? ['', 0];
console.log(
  JSON.stringify({
    id: 'shape.folder',
    value: most,
    unit: '1',
    limit: maximumFiles,
    holds: crowded.length === 0,
  }),
);
process.exitCode = crowded.length > 0 || files.length === 0 ? 1 : 0;
