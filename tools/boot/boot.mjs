// Runs on whatever Node is there (20 or later), before anything is installed.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';
import { makeEnvironment } from './environment.mjs';
import { runChild } from './run-child.mjs';
import { StartFailure } from './start-failure.mjs';
import { chooseToolchain, provideToolchain, readHost } from './toolchain.mjs';

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * What can be run, and by which file; further arguments are handed on.
 * @type {Readonly<Record<string, { file: string | undefined, env?: Record<string, string> }>>}
 */
const TASKS = {
  start: { file: 'tools/boot/supervisor.ts' },
  test: { file: 'tools/testing/run/main.ts' },
  'test:changed': { file: 'tools/testing/changed/run.ts' },
  'test:long': { file: 'tools/testing/run/main.ts', env: { BOARDWALK_LONG: '1' } },
  vitest: { file: 'tools/node_modules/vitest/vitest.mjs' },
  check: { file: 'tools/checks/run.ts' },
};

/** @param {readonly string[]} words what follows `boot.mjs` on the command line */
function boot([name = '', ...args]) {
  const task = name === 'run' ? { file: args.shift() } : TASKS[name];
  if (task?.file === undefined) {
    throw new StartFailure(
      `Usage: boot.mjs ${Object.keys(TASKS).join('|')}, or boot.mjs run FILE.`,
    );
  }
  const programs = provideToolchain(repository, chooseToolchain(readHost()));
  const env = makeEnvironment(process.env, repository, programs);
  installDependencies(repository, programs, env);
  runChild(programs.node, [task.file, ...args], { cwd: repository, env: { ...env, ...task.env } });
}

/** @param {unknown} cause */
function explain(cause) {
  if (cause instanceof StartFailure) return cause.message;
  if (cause instanceof Error && 'syscall' in cause) {
    return `${cause.message}: Boardwalk installs its programs and packages into its own folder, ${repository}, so make that writable.`;
  }
  throw cause;
}

try {
  boot(process.argv.slice(2));
} catch (cause) {
  process.stderr.write(`${explain(cause)}\n`);
  process.exitCode = 1;
}
