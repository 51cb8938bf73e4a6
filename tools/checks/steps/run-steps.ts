import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A program that is run to its end. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A folder below the root; the root itself unless given. */
  readonly folder?: string;
  /** A part of its output without which it fails, although it exits with 0. */
  readonly expectedOutput?: string;
  /** Whether its output is printed also where it passes: it warns of something. */
  readonly alwaysPrints?: true;
}

/** Where steps run, how many of them at once, and what ends them early. */
export interface StepOptions {
  readonly root: string;
  readonly lanes: number;
  readonly signal: AbortSignal;
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Runs steps in their order, as many at once as there are lanes, and prints one block for each as
 * it ends: a line, and what it printed where it failed. Answers the names of those that failed or,
 * after an interrupt, did not run.
 */
export async function runSteps(
  steps: readonly Step[],
  options: StepOptions,
): Promise<readonly string[]> {
  const passed = new Set<Step>();
  const remaining = steps.values();
  async function runLane(): Promise<void> {
    for (const step of remaining) {
      if (options.signal.aborted) return;
      if (await runStep(step, options)) passed.add(step);
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, runLane));
  return steps.filter((step) => !passed.has(step)).map(({ name }) => name);
}

async function runStep(step: Step, options: StepOptions): Promise<boolean> {
  const started = performance.now();
  const { failure, output } = await runProgram(step, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const line = `${failure === undefined ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`;
  const isPrinted = failure !== undefined || step.alwaysPrints;
  const block = [line, isPrinted && output.trimEnd(), failure];
  console.log(block.filter(Boolean).join('\n'));
  return failure === undefined;
}

/** Both streams as they come, and why the step failed unless it passed. */
async function runProgram(
  { command: [program, ...args], folder = '', expectedOutput = '' }: Step,
  { root, signal, environment = process.env }: StepOptions,
): Promise<{ failure: string | undefined; output: string }> {
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env: { ...environment, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that an interrupt reaches what it has started too.
    detached: true,
  });
  const end = () => endGroup(child);
  signal.addEventListener('abort', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exit = await new Promise<string | undefined>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, endSignal) => {
      resolve(code === 0 ? undefined : `It ended with ${endSignal ?? `exit code ${code}`}.`);
    });
  });
  signal.removeEventListener('abort', end);
  const isExpected = output.includes(expectedOutput);
  return { failure: exit ?? (isExpected ? undefined : `Expected "${expectedOutput}".`), output };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // The group has ended between its exit and the event that reports it.
  }
}
