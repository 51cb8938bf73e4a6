import type { NewWorld, PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { inboxPeople, inboxThreads } from './tables.ts';

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

export const inboxRows: PermissionRows = {
  things: [
    { at: ['/inbox/thread/{id}', '/inbox/{id}'], make: makeThread },
    { at: ['/inbox/{userId}'], make: ({ idOf }) => idOf('owner of another') },
  ],
};
