import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { installPackages } from './packages.ts';

const binaries = join(import.meta.dirname, '../node_modules/.bin');

beforeAll(installPackages, 300_000);

/** What a compiler says of a framework's application. */
function compile(compiler: string, ...options: readonly string[]): string {
  const run = spawnSync(join(binaries, compiler), options, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  return run.stdout + run.stderr;
}

// A wrong use that compiles leaves its `@ts-expect-error` unused, which is an error by itself.
test.each([
  ['React', 'tsc', 'react'],
  ['Preact', 'tsc', 'preact'],
  ['Vue', 'vue-tsc', 'vue'],
])(
  '%s: right usage compiles, wrong usage does not',
  (_, compiler, folder) => {
    expect(compile(compiler, '-p', folder)).toBe('');
  },
  120_000,
);

test('Svelte: right usage compiles, wrong usage does not', () => {
  const said = compile('svelte-check', '--workspace', 'svelte', '--output', 'machine-verbose');
  const faults = said
    .split('\n')
    .filter((line) => line.includes('"ERROR"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))));
  const wrong = readFileSync(join(import.meta.dirname, 'svelte/WrongUsage.svelte'), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.startsWith('<bw-') ? [index] : []));
  expect(wrong.length).toBe(9);
  expect(new Set(faults.map(({ filename }) => filename))).toEqual(new Set(['WrongUsage.svelte']));
  expect([...new Set(faults.map(({ start }) => start.line))].sort((a, b) => a - b)).toEqual(wrong);
}, 120_000);
