import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { StartFailure } from '../../boot/start-failure.mjs';
import { recordCpu } from '../cpu/cpu-record.ts';
import { cpuFigure, describeCpu } from '../cpu/describe-cpu.ts';
import { createNotes } from '../cpu/running-files.ts';
import type { Counts } from './counts-reporter.ts';

/** Runs tests; `notes` is where they note which files run. */
type Run = (signal: AbortSignal, notes: string) => Promise<Counts>;

/**
 * Runs tests and prints what failed, how long it took and what used CPU time; the last line counts
 * them. This process fails where a test did. Returns nothing when it was signalled to end before.
 */
export async function reportRun(run: Run): Promise<Counts | undefined> {
  const shutdown = new AbortController();
  const { signal } = shutdown;
  const started = performance.now();
  const { folder, remove } = createNotes();
  const cpu = recordCpu(process.pid, folder);
  const running = runOrExplain(run, signal, folder);
  onShutdown(async () => {
    shutdown.abort();
    await running;
    remove();
  }, 60_000);
  const counts = await running;
  if (counts === undefined) return undefined;
  remove();
  const times = cpu.end();
  const { passed, failures } = counts;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  printLines([
    // Once more at the end: thousands of lines stand between a failure and here.
    ...failures.map((failure) => `FAILED: ${failure}`),
    ...(times ? describeCpu(times, process.cwd()) : []),
    ...(times ? [cpuFigure('tests.run.cpu.s', times)] : []),
    `All of it took ${minutes} minutes.`,
    `${passed} passed, ${failures.length} failed`,
  ]);
  process.exitCode = failures.length === 0 ? 0 : 1;
  return counts;
}

/** Returns nothing when it was signalled to end before. */
async function runOrExplain(
  run: Run,
  signal: AbortSignal,
  notes: string,
): Promise<Counts | undefined> {
  try {
    return await run(signal, notes);
  } catch (cause) {
    if (signal.aborted) return undefined;
    if (!(cause instanceof StartFailure)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    return { passed: 0, failures: ['the tests did not start: see above.'] };
  }
}

function printLines(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
