import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { buildSdk } from '../boot/sdk-build.ts';
import { StartFailure } from '../boot/start-failure.mjs';
import { findWebKit, provideBrowsers, withoutWebKit } from './browsers.ts';
import { startTestCluster } from './cluster.ts';
import type { Counts } from './counts-reporter.ts';
import { recordLongRun } from './long-run/record-long-run.ts';
import { readSources } from './long-run/sources.ts';
import { runVitest } from './run-vitest.ts';

const shutdown = new AbortController();
const { signal } = shutdown;
const started = performance.now();
const isLong = process.env.BOARDWALK_LONG !== undefined;
const sources = isLong ? readSources() : undefined;
const running = run();
onShutdown(async () => {
  shutdown.abort();
  await running;
}, 60_000);
const counts = await running;
if (counts !== undefined) {
  const { passed, failures } = counts;
  // Once more at the end: thousands of lines stand between a failure and here.
  for (const failure of failures) process.stdout.write(`FAILED: ${failure}\n`);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  process.stdout.write(`All of it took ${minutes} minutes.\n`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  if (isLong && failures.length === 0) say(recordLongRun(sources, passed));
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Runs every test; answers nothing when it was told to end before. */
async function run(): Promise<Counts | undefined> {
  try {
    return await runEverything();
  } catch (cause) {
    if (signal.aborted) return undefined;
    if (!(cause instanceof StartFailure)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    return { passed: 0, failures: ['the tests did not start: see above.'] };
  }
}

async function runEverything(): Promise<Counts> {
  const [browsers] = await Promise.all([
    provideBrowsers(signal),
    buildSdk(process.cwd(), say, signal),
  ]);
  if (!findWebKit()) say(withoutWebKit);
  const cluster = await startTestCluster(signal);
  const environment = {
    ...process.env,
    ...browsers,
    BOARDWALK_TEST_SOCKET: cluster.socketFolder,
  };
  try {
    return await runVitest(environment, signal);
  } finally {
    await cluster.stop();
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
