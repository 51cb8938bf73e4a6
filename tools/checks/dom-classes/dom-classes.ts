import { globSync, readFileSync } from 'node:fs';
import { findDomClasses } from './find-dom-classes.ts';

/**
 * Whether widgets and loader identify nodes and events by what they have
 * (0221-styles-in-frames.md).
 */
const files = globSync([
  'packages/{widgets,loader}/src/**/*.{ts,tsx}',
  'packages/sdk-core/src/**/*.ts',
]).filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
const found = files.flatMap((file) =>
  findDomClasses(readFileSync(file, 'utf8')).map(
    (line) => `${file}:${line}: tell it by what it has; a frame’s window has classes of its own`,
  ),
);
for (const row of found) console.log(row);
console.log(`dom-classes: ${files.length} files, ${found.length} found`);
process.exitCode = found.length > 0 || files.length === 0 ? 1 : 0;
