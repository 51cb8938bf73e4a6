import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Says something also where it holds. */
  readonly warns?: true;
}

const binaries = resolve(import.meta.dirname, '../node_modules/.bin');

const typeChecks = globSync('{packages,apps}/*/tsconfig.json')
  .concat(globSync('{tools,e2e,bench}/tsconfig.json'))
  .sort()
  .map((file) => ({
    name: `types ${dirname(file)}`,
    command: [`${binaries}/tsc`, '-p', file],
  }));

const checks: readonly Check[] = [
  { name: 'format and lint', command: [`${binaries}/biome`, 'ci', '--colors=off'] },
  ...typeChecks,
  { name: 'boundaries', command: ['node', 'tools/checks/boundaries.ts'] },
  { name: 'module stores', command: ['node', 'tools/checks/module-stores.ts'] },
  { name: 'effects', command: ['node', 'tools/checks/effects/effects.ts'] },
  { name: 'words of problems', command: ['node', 'tools/checks/problem-words/problem-words.ts'] },
  { name: 'writes to tables', command: ['node', 'tools/checks/table-writes.ts'] },
  { name: 'markup of the site', command: ['node', 'tools/checks/site-markup.ts'] },
  { name: 'file lengths', command: ['node', 'tools/checks/lengths.ts'] },
  { name: 'folders', command: ['node', 'tools/checks/folders.ts'] },
  { name: 'citations', command: ['node', 'tools/checks/citations.ts'] },
  { name: 'translations', command: ['node', 'tools/checks/translations.ts'] },
  { name: 'unused code', command: [`${binaries}/knip`, '--no-progress'] },
  { name: 'openapi.json is fresh', command: ['node', 'tools/openapi/generate.ts', '--check'] },
  { name: 'generated documents are fresh', command: ['node', 'tools/docs/generate.ts', '--check'] },
  { name: 'generators', command: ['node', 'tools/generators/check.ts'] },
  { name: 'packages', command: ['node', 'tools/checks/packages.ts'] },
  {
    name: 'browsers',
    command: ['node', 'packages/widgets/build/support/check-support.ts'],
  },
  { name: 'browser files', command: ['node', 'tools/checks/browser-files.ts'] },
  {
    name: 'age of the long run',
    command: ['node', 'tools/testing/long-run/check-age.ts'],
    warns: true,
  },
  { name: 'sizes', command: ['node', 'tools/checks/size.ts'] },
];

/** Runs every check, one line each, and prints what the failing ones said, and warnings. */
function runChecks(wanted: readonly string[]): number {
  const chosen = checks.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  const failed = chosen.filter(({ name, command: [program = '', ...rest], warns }) => {
    const started = performance.now();
    const run = spawnSync(program, rest, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const holds = run.status === 0;
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
    if (holds && warns) process.stdout.write(run.stdout);
    if (!holds)
      console.log([run.stdout, run.stderr, run.error?.message].filter(Boolean).join('\n'));
    return !holds;
  });
  console.log(`check: ${chosen.length - failed.length} of ${chosen.length} hold`);
  return failed.length > 0 || chosen.length === 0 ? 1 : 0;
}

process.exitCode = runChecks(process.argv.slice(2));
