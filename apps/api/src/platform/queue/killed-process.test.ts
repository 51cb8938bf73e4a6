import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { forkProcess, killProcess } from '../forked-process.fixture.ts';
import { jobContextOf } from '../jobs/job-context.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { makeWork, openProcess, parcelOf } from './queue.fixture.ts';
import { heartbeatSeconds } from './queue.ts';
import { queueDomain } from './queue-domain.ts';

const { platform } = await startTestServer([]);
const { database, queue } = platform;

test('what a killed process was at, another does', async () => {
  const child = forkProcess(new URL('queue-process.fixture.ts', import.meta.url), platform);
  onTestFinished(() => void child.kill('SIGKILL'));
  const { work, ran } = makeWork();
  await queue.enqueue(database, work, parcelOf(7));
  expect(await once(child, 'message')).toContain(7);
  await killProcess(child);
  const runner = openProcess(platform, work);
  expect(await runner.runWaiting({ withoutPauses: true })).toEqual([]);
  // Its silence is made to have lasted, in place of waiting for it.
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
  for (const job of queueDomain.jobs ?? []) {
    await job.run(jobContextOf(platform));
  }
  expect(await runner.runWaiting({ withoutPauses: true })).toEqual(['send-parcel']);
  expect(ran).toEqual([7]);
});
