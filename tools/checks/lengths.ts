import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { longFiles } from '../../architecture.mjs';

const maximumLines = 300;
const exempt = new Map(longFiles.map((file) => [file.path, file.reason]));

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => existsSync(file) && !/\.generated\.|\/migrations\/|\.d\.ts$/.test(file));

const tooLong = files
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .filter(({ file, lines }) => lines > maximumLines && !exempt.has(file));

for (const { file, lines } of tooLong) {
  console.log(`${file}: ${lines} lines, at most ${maximumLines}; which second idea is inside?`);
}
const stale = [...exempt.keys()].filter((file) => !files.includes(file));
for (const file of stale) console.log(`${file}: listed in architecture.mjs as long, but not there`);

console.log(`lengths: ${files.length} files, ${tooLong.length} too long`);
process.exitCode = tooLong.length + stale.length > 0 || files.length === 0 ? 1 : 0;
