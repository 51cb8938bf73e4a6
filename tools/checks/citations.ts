import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { anchorsOf, countCitations, findLooseCitations } from './citations/find-loose-citations.ts';
import { findLooseLinks } from './citations/find-loose-links.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const citable = {
  records: new Set(readdirSync('docs/decisions')),
  chapters: new Map(
    globSync('docs/architecture/*.md').map((path) => [path, anchorsOf(read(path))] as const),
  ),
};

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', '*.md'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => existsSync(path) && path !== 'pnpm-lock.yaml')
  .map((path) => ({ path, text: read(path) }));

const documents = files.filter(
  ({ path }) => path.endsWith('.md') && !path.startsWith('.changeset/'),
);
const targets = {
  has: existsSync,
  anchorsOf: (path: string) => (path.endsWith('.md') ? anchorsOf(read(path)) : undefined),
};

const loose = [
  ...files.flatMap((file) => findLooseCitations(file, citable)),
  ...documents.flatMap((file) => findLooseLinks(file, targets)),
];
for (const row of loose) console.log(row);

const cited = files.map(countCitations).reduce((total, count) => total + count, 0);
console.log(
  `citations: ${files.length} files cite ${cited} records and chapters, ${documents.length} documents, ${loose.length} loose`,
);
process.exitCode = loose.length > 0 || cited === 0 || documents.length === 0 ? 1 : 0;
