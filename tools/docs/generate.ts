import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { coverage } from './coverage.ts';
import { elementDocuments, referenceFolder } from './element-documents.ts';
import { jobs, work } from './jobs.ts';
import { layerDrawing } from './layer-drawing.ts';
import { permissions } from './permissions.ts';

const elements = await elementDocuments();

/** The generated documents: a file, and the part of it between its markers when it has some. */
const documents: readonly {
  file: string;
  marker?: string;
  make: () => Promise<string> | string;
}[] = [
  { file: 'docs/architecture/README.md', marker: 'layers', make: layerDrawing },
  { file: 'docs/operations.md', marker: 'jobs', make: jobs },
  { file: 'docs/operations.md', marker: 'work', make: work },
  { file: 'docs/coverage.md', make: coverage },
  { file: 'docs/permissions.md', make: permissions },
  ...[...elements].map(([file, text]) => ({ file, make: () => text })),
];

const isCheck = process.argv.includes('--check');
let stale = 0;

for (const { file, marker, make } of documents) {
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const made = await make();
  const next = marker === undefined ? made : between(current, marker, made, file);
  if (next === current) continue;
  stale += 1;
  if (isCheck) console.log(`${file} is stale: run pnpm docs:write`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, next);
  }
}
for (const file of globSync(`${referenceFolder}/*`)) {
  if (elements.has(file)) continue;
  stale += 1;
  if (isCheck) console.log(`${file} describes nothing that is there: run pnpm docs:write`);
  else rmSync(file);
}
console.log(`docs: ${documents.length} documents, ${stale} ${isCheck ? 'stale' : 'written'}`);
process.exitCode = isCheck && stale > 0 ? 1 : 0;

function between(text: string, marker: string, made: string, file: string): string {
  const [open, close] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`${file} needs the markers ${open} and ${close}`);
  return `${text.slice(0, start + open.length)}\n${made}\n${text.slice(end)}`;
}
