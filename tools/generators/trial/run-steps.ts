import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from './workspace-copy.ts';

/** A program, with what it says when it fails. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A folder of the copy; its root unless told. */
  readonly folder?: string;
  /** What it says where it holds, beyond that it ends well. */
  readonly says?: string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** At once, as many as the smallest machine has processors. */
const workers = 2;

/** Runs steps in a folder, in their order or two at once; answers how many failed. */
export async function runSteps(
  folder: string,
  steps: readonly Step[],
  order: 'in turn' | 'at once',
): Promise<number> {
  const waiting = [...steps];
  let failed = 0;
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await holds(folder, step))) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: order === 'in turn' ? 1 : workers }, work));
  return failed;
}

async function holds(root: string, { name, command, folder = '', says = '' }: Step) {
  const [program, ...args] = command;
  const started = performance.now();
  const run = promisify(execFile)(program, args, {
    cwd: join(root, folder),
    env: { ...environment, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  running.add(run.child);
  const output = await run.then(
    ({ stdout }) => (stdout.includes(says) ? undefined : `It does not say "${says}".\n${stdout}`),
    // The message ends with what it wrote as errors.
    ({ message, stdout }) => `${message}\n${stdout}`,
  );
  running.delete(run.child);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isFine = output === undefined;
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (!isFine) console.log(output);
  return isFine;
}
