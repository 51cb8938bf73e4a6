import { fork } from 'node:child_process';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { heartbeatSeconds } from '../../platform/queue/queue.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { startImporting, writeRows } from './imports.fixture.ts';

const { server, database, runner, upload, start, read, signInAs } = await startImporting();
const { platform } = server;
const { databaseUrl, dataFolder } = platform.configuration;
const tableRows = 2_000;

test('a process that is killed in the middle of a table leaves nothing half, and nothing is lost', async () => {
  const rosa = await signInAs('realtors');
  const { body } = await upload(rosa, writeRows(Array.from({ length: tableRows }, () => ({}))));
  await start(rosa, body.id);
  const child = fork(new URL('import-process.fixture.ts', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl, BOARDWALK_DATA: dataFolder },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const imported = async () => (await read(rosa, body.id)).body.imported as number;
  await expect.poll(imported, { interval: 20 }).toBeGreaterThan(0);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const countListings = () => database.$count(listings, eq(listings.ownerId, rosa.id));
  const before = await imported();
  expect(before).toBeLessThan(tableRows);
  expect(await countListings()).toBe(before);
  // Its silence is made to have lasted, in place of waiting for it.
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
  for (const job of queueDomain.jobs ?? []) {
    await job.run(jobContextOf(platform));
  }
  await runner.runWaiting({ withoutPauses: true });
  expect((await read(rosa, body.id)).body).toMatchObject({ state: 'done', imported: tableRows });
  expect(await countListings()).toBe(tableRows);
});
