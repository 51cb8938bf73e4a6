import { globSync, readFileSync } from 'node:fs';
import { testFile } from '../../architecture.mjs';
import { findTables, findTableWrites, parse } from './find-table-writes.ts';

/** A table belongs to the folder that declares it: nobody else writes to it but by its operations. */
const root = 'apps/api/src';

/**
 * The demo fills an empty database at once. Tests and what they share store what they need. The list
 * of migrations that were applied is Drizzle's, and no domain's.
 */
const isExempt = (file: string) =>
  file.startsWith(`${root}/demo/`) ||
  file === `${root}/platform/migrations.ts` ||
  new RegExp(testFile).test(file);

const domainOf = (file: string) => file.slice(root.length + 1).split('/', 1)[0] ?? '';

const sources = globSync(`${root}/**/*.ts`)
  .sort()
  .map((file) => parse(file, readFileSync(file, 'utf8')));
const declared = new Map(
  sources.flatMap((source) => {
    const tables = findTables(source);
    return tables.size > 0 && !isExempt(source.fileName) ? [[source.fileName, tables]] : [];
  }),
);
const owners = new Map(
  [...declared].flatMap(([file, tables]) =>
    [...tables.values()].map((table) => [table, domainOf(file)]),
  ),
);

let count = 0;
const faults: string[] = [];
for (const source of sources) {
  const { fileName } = source;
  if (isExempt(fileName)) continue;
  for (const { line, table } of findTableWrites(source, declared)) {
    count += 1;
    const place = `${fileName}:${line}`;
    if (table === undefined) {
      faults.push(
        `${place} writes to a table that is not named there; import it from its tables.ts`,
      );
    } else if (owners.get(table) !== domainOf(fileName)) {
      const owner = owners.get(table);
      faults.push(
        `${place} writes to ${table}, which is ${owner}’s; call an operation of ${owner}`,
      );
    }
  }
}

for (const fault of faults) console.log(fault);
console.log(`table-writes: ${owners.size} tables, ${count} writes, ${faults.length} found`);
process.exitCode = faults.length > 0 || owners.size === 0 || count === 0 ? 1 : 0;
