import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { countCitations, findLooseCitations } from './find-loose-citations.ts';

const records = new Set(readdirSync('docs/decisions'));

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.yaml', '*.md'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => existsSync(path) && path !== 'pnpm-lock.yaml')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const loose = files.flatMap((file) => findLooseCitations(file, records));
for (const row of loose) console.log(row);

const cited = files.map(countCitations).reduce((total, count) => total + count, 0);
console.log(`citations: ${files.length} files cite ${cited} records, ${loose.length} loose`);
process.exitCode = loose.length > 0 || cited === 0 ? 1 : 0;
