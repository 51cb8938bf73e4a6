import { expect, test } from 'vitest';
import { domains } from './main.ts';
import { createJobRunner, gatherJobs } from './platform/jobs/job-runner.ts';
import { keepLog } from './platform/log-lines.fixture.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const { log, lines } = keepLog();
const { platform } = await startTestServer(domains, { log });
const names = gatherJobs(domains).map(({ name }) => name);

test('every job of the product runs once its time has come, and none before', async () => {
  const runner = createJobRunner(platform, domains);
  const now = platform.clock.now();
  expect(await runner.runDue(now)).toEqual([]);
  const done = await runner.runDue(new Date(now.getTime() + 400 * 86_400_000));
  expect(done.sort()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(9);
  await runner.stop();
  expect(lines().filter(({ job, level }) => job !== undefined && level >= 40)).toEqual([]);
});
