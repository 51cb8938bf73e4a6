import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installPackages } from './packages.ts';

const folder = import.meta.dirname;
const binaries = join(folder, '../node_modules/.bin');

/** A fault that svelte-check reports, by its file and its line from 0 on. */
interface SvelteFault {
  readonly filename: string;
  readonly start: { readonly line: number };
}

/** What a compiler says of an application, and how it ended. */
async function compile(compiler: string, ...options: readonly string[]) {
  const run = spawn(join(binaries, compiler), options, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, [code]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, 'exit'),
  ]);
  return { said: output + complaint, code };
}

/** A wrong use that compiles leaves its `@ts-expect-error` unused, which is an error by itself. */
async function compileExpected(compiler: string, application: string): Promise<string> {
  const { said, code } = await compile(compiler, '-p', application);
  return code === 0 ? said : `${compiler} ended with ${code}\n${said}`;
}

/** Svelte's compiler expects no errors by a comment: the lines that it reports are compared. */
async function compileSvelte(): Promise<string> {
  const { said } = await compile(
    'svelte-check',
    '--workspace',
    'svelte',
    '--output',
    'machine-verbose',
  );
  const faults: SvelteFault[] = said
    .split('\n')
    .filter((line) => line.includes('"ERROR"'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))));
  const wrong = readFileSync(join(folder, 'svelte/WrongUsage.svelte'), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.startsWith('<bw-') ? [index] : []));
  const expected = wrong.map((line) => `WrongUsage.svelte:${line + 1}`);
  const found = new Set(faults.map(({ filename, start }) => `${filename}:${start.line + 1}`));
  const isRight = expected.length === 9 && found.symmetricDifference(new Set(expected)).size === 0;
  return isRight ? '' : `expected errors at ${expected}, found ${[...found]}\n${said}`;
}

await installPackages();
// Two at once: each takes a processor and some hundreds of megabytes.
const lanes = [
  [
    ['React', () => compileExpected('tsc', 'react')],
    ['Vue', () => compileExpected('vue-tsc', 'vue')],
  ],
  [
    ['Preact', () => compileExpected('tsc', 'preact')],
    ['Svelte', compileSvelte],
  ],
] as const;
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, check] of lane) {
      const fault = await check();
      console.log(`${name}: ${fault || 'right usage compiles, wrong usage does not'}`);
      if (fault) process.exitCode = 1;
    }
  }),
);
