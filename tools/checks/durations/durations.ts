import { globSync, readFileSync } from 'node:fs';
import { findDurations } from './find-durations.ts';

const own = 'packages/sdk-core/src/vocabulary/time/durations.ts';
const files = globSync([
  'packages/{sdk-core,widgets,server-parts}/src/**/*.{ts,tsx}',
  'apps/{api,host-site}/src/**/*.ts',
]).filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && file !== own);

const found = files.flatMap((file) =>
  findDurations(readFileSync(file, 'utf8')).map(
    (line) => `${file}:${line}: take hourMs or dayMs of ${own}`,
  ),
);
for (const row of found) console.log(row);
console.log(`durations: ${files.length} files, ${found.length} found`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
