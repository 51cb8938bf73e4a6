import { buildSdk } from '../../boot/sdk-build.ts';
import { findWebKit, provideBrowsers, withoutWebKit } from '../browsers.ts';
import { startTestCluster } from '../cluster.ts';
import { RUNNING_FILES } from '../cpu/running-files.ts';
import type { Counts } from './counts-reporter.ts';
import { runVitest, type VitestChoice } from './run-vitest.ts';

/** What a run of tests begins with, and which it runs. */
export interface TestPlan {
  readonly vitest: VitestChoice;
  readonly needsBrowsers: boolean;
  /** The files of the SDK, which the running product serves. */
  readonly needsSdk: boolean;
  readonly needsDatabase: boolean;
  /** Further variables for the tests. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Where the tests note which files run. */
  readonly notes: string;
}

/** Provides what the tests of a plan need, runs them and counts them. */
export async function runTests(plan: TestPlan, signal: AbortSignal): Promise<Counts> {
  const [browsers] = await Promise.all([
    plan.needsBrowsers ? provideBrowsers(signal) : {},
    plan.needsSdk ? buildSdk(process.cwd(), say, signal) : undefined,
  ]);
  if (plan.needsSdk && !findWebKit()) say(withoutWebKit);
  const cluster = plan.needsDatabase ? await startTestCluster(signal) : undefined;
  const environment = {
    ...process.env,
    ...plan.environment,
    ...browsers,
    ...(cluster && { BOARDWALK_TEST_SOCKET: cluster.socketFolder }),
    [RUNNING_FILES]: plan.notes,
  };
  try {
    return await runVitest(plan.vitest, environment, signal);
  } finally {
    await cluster?.stop();
  }
}

/** Says something of the run beside its results. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
