import { globSync, readFileSync } from 'node:fs';
import { findServerHalves } from './find-server-halves.ts';

/** Whether what is built for browsers holds nothing of the contract that is for the server alone. */
const builds = [
  { build: 'packages/widgets/build.ts', pattern: 'packages/widgets/dist/cdn/*/*.js' },
  { build: 'apps/host-site/build.ts', pattern: 'apps/host-site/dist/*.js' },
  { build: 'apps/playground/build.ts', pattern: 'apps/playground/dist/assets/*.js' },
];

const files = builds.flatMap(({ build, pattern }) => {
  const found = globSync(pattern);
  if (found.length === 0) throw new Error(`${pattern} is not built: run \`node ${build}\` first.`);
  return found;
});
const faults = files.flatMap((file) =>
  findServerHalves(readFileSync(file, 'utf8')).map((part) => `${file} holds a ${part}`),
);
for (const fault of faults) console.log(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
