import { globSync, readFileSync } from 'node:fs';

/** A day and an hour in milliseconds, as a literal or as what `24 * 60 * 60 * 1000` begins with. */
const literal = /\b(?:86_?400_?000|3_?600_?000)\b|\b60 \* 60\b/;
const own = 'packages/sdk-core/src/vocabulary/time/durations.ts';
const files = globSync([
  'packages/{sdk-core,widgets,server-parts}/src/**/*.{ts,tsx}',
  'apps/{api,host-site}/src/**/*.ts',
]).filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && file !== own);

const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      literal.test(line) ? [`${file}:${index + 1}: take hourMs or dayMs of ${own}`] : [],
    ),
);
for (const row of found) console.log(row);
console.log(`durations: ${files.length} files, ${found.length} found`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
