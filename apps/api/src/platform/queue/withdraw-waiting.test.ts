import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../test-server.fixture.ts';
import { makeWork, openProcess, parcelOf } from './queue.fixture.ts';

const { platform } = await startTestServer([]);
const { database, queue } = platform;

test('what was done otherwise is withdrawn while it waits, and only that', async () => {
  const { work, ran } = makeWork();
  await database.transaction(async (transaction) => {
    await queue.enqueue(transaction, work, parcelOf(1), { isNew: true });
    await queue.enqueue(transaction, work, parcelOf(2));
  });
  await queue.withdraw(database, work, parcelOf(1));
  await openProcess(platform, work).runWaiting();
  expect(ran).toEqual([2]);
});

test('what was enqueued as new and comes again waits once', async () => {
  const { work } = makeWork();
  await database.transaction((transaction) =>
    queue.enqueue(transaction, work, parcelOf(3), { isNew: true }),
  );
  await database.transaction((transaction) => queue.enqueue(transaction, work, parcelOf(3)));
  const { rows } = await database.execute(
    sql`select id from pgboss.job where name = 'send-parcel' and state = 'created'`,
  );
  expect(rows).toHaveLength(1);
});
