import type { NewWorld, PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { reports } from '../reports/tables.ts';
import { inboxPeople, inboxReports, inboxThreads } from './tables.ts';

/** A thread of two people, without a message. */
async function makeThread({ platform, idOf }: NewWorld): Promise<number> {
  const [userId, otherId] = [idOf('owner'), idOf('owner of another')];
  const [row] = await platform.database
    .insert(inboxThreads)
    .values({
      lowId: Math.min(userId, otherId),
      highId: Math.max(userId, otherId),
      startedBy: userId,
      startedAt: new Date(0),
    })
    .returning({ id: inboxThreads.id });
  if (!row) throw new Error('The thread was not stored.');
  await platform.database.insert(inboxPeople).values([
    { threadId: row.id, userId, otherId },
    { threadId: row.id, userId: otherId, otherId: userId },
  ]);
  return row.id;
}

/** A report of a thread that nobody has decided of. */
async function makeReport(world: NewWorld): Promise<number> {
  const { database } = world.platform;
  const [row] = await database
    .insert(reports)
    .values({
      ...{ subjectKind: 'thread', subjectId: 1, reason: 'scam' },
      ...{ reporterId: world.idOf('owner'), state: 'open', madeAt: new Date(0) },
    })
    .returning({ id: reports.id });
  if (!row) throw new Error('The report was not stored.');
  const reportedId = world.idOf('owner of another');
  await database.insert(inboxReports).values({ reportId: row.id, reportedId });
  return row.id;
}

export const inboxRows: PermissionRows = {
  things: [
    { at: ['/inbox/thread/{id}', '/inbox/{id}'], make: makeThread },
    { at: ['/administration/reports/thread/{id}'], make: makeReport },
    { at: ['/inbox/{userId}'], make: ({ idOf }) => idOf('owner of another') },
  ],
};
