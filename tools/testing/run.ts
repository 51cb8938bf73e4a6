import { onShutdown } from '@boardwalk/process/lifecycle';
import { buildSdk } from '../boot/sdk-build.ts';
import { StartFailure } from '../boot/start-failure.mjs';
import { provideBrowsers } from './browsers.ts';
import { startTestCluster } from './cluster.ts';
import type { Counts } from './counts-reporter.ts';
import { runVitest } from './run-vitest.ts';

const shutdown = new AbortController();
const { signal } = shutdown;
const running = run();
onShutdown(async () => {
  shutdown.abort();
  await running;
}, 60_000);
const counts = await running;
if (counts !== undefined) {
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

/** Runs every test; answers nothing when it was told to end before. */
async function run(): Promise<Counts | undefined> {
  try {
    return await runEverything();
  } catch (cause) {
    if (signal.aborted) return undefined;
    if (!(cause instanceof StartFailure)) throw cause;
    process.stderr.write(`${cause.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

async function runEverything(): Promise<Counts> {
  const browsers = await provideBrowsers(signal);
  await buildSdk(process.cwd(), say, signal);
  const cluster = await startTestCluster(signal);
  const environment = {
    ...process.env,
    ...browsers,
    BOARDWALK_TEST_SOCKET: cluster.socketFolder,
  };
  try {
    const parts = await runVitest('!journeys', environment, signal);
    // Last and by themselves: other tests at the same time would slow the browsers down.
    const journeys = await runVitest('journeys', environment, signal);
    return {
      passed: parts.passed + journeys.passed,
      failed: parts.failed + journeys.failed,
    };
  } finally {
    await cluster.stop();
  }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
