import { and, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { forkProcess, killProcess } from '../../platform/forked-process.fixture.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { heartbeatSeconds } from '../../platform/queue/queue.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { listingImportRows } from '../tables.ts';
import { startImporting, writeRows } from './imports.fixture.ts';
import { rowsPerChunk } from './publish-chunk.ts';

const { server, database, runner, upload, start, read, signInAs } = await startImporting();
const { platform } = server;
const tableRows = 4 * rowsPerChunk;

test('a process that is killed in the middle of a table leaves nothing half, and nothing is lost', async () => {
  const rosa = await signInAs('realtors');
  const { body } = await upload(rosa, writeRows(Array.from({ length: tableRows }, () => ({}))));
  await start(rosa, body.id);
  const child = forkProcess(new URL('import-process.fixture.ts', import.meta.url), platform);
  onTestFinished(() => void child.kill('SIGKILL'));
  const imported = async () => (await read(rosa, body.id)).body.imported as number;
  // It is killed as it notes what it has published of the third of four chunks.
  await database.transaction(async (slow) => {
    const { importId, row } = listingImportRows;
    const held = and(eq(importId, body.id), eq(row, 2.5 * rowsPerChunk));
    expect(await slow.select().from(listingImportRows).where(held).for('update')).toHaveLength(1);
    await expect.poll(() => countWaiting(database)).toBe(1);
    await killProcess(child);
  });

  const countListings = () => database.$count(listings, eq(listings.ownerId, rosa.id));
  const before = await imported();
  expect(before).toBe(2 * rowsPerChunk);
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
