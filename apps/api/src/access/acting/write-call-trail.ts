import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { CallTrail, TracedCall } from '../../platform/calls/call-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { auditEntries, hiddenReadings } from '../tables.ts';

/** What is done goes into the trail; what is only read, into a table of its own. */
export const writeCallTrail: CallTrail = async (call, { database, clock }) => {
  const at = clock.now();
  return call.kind === 'deed' ? beginDeed(database, call, at) : beginReading(database, call, at);
};

async function beginDeed(database: Database, { caller, endpoint, params }: TracedCall, at: Date) {
  const { id } = auditEntries;
  const [entry] = await database
    .insert(auditEntries)
    .values({
      at,
      actorId: caller.actorId,
      actingAs: caller.userId,
      event: 'acted',
      subjectId: caller.userId,
      detail: { endpoint, params },
    })
    .returning({ id });
  if (!entry) throw new Error('The trail took no entry.');
  return async (outcome: number) => {
    const isOpen = and(eq(id, entry.id), isNull(auditEntries.outcome));
    await database.update(auditEntries).set({ outcome }).where(isOpen);
  };
}

async function beginReading(database: Database, call: TracedCall, at: Date) {
  const { userId, actorId } = call.caller;
  const { id } = hiddenReadings;
  const [reading] = await database
    .insert(hiddenReadings)
    .values({
      at,
      readerId: actorId ?? userId,
      actingAs: actorId === null ? null : userId,
      endpoint: call.endpoint,
      subjectId: actorId === null ? subjectOf(call) : userId,
      reason: actorId === null ? null : reasonOf(actorId, userId),
    })
    .returning({ id });
  if (!reading) throw new Error('The trail took no reading.');
  return async (outcome: number) => {
    await database.update(hiddenReadings).set({ outcome }).where(eq(id, reading.id));
  };
}

/** Whom a path is about, where there is such a person. */
function subjectOf({ path, params }: TracedCall): SQL | null {
  const { id = '' } = params;
  if (!path.includes('/user/{id}') || !/^\d{1,15}$/.test(id)) return null;
  return sql`(select ${users.id} from ${users} where ${users.id} = ${Number(id)})`;
}

/** Why the administrator said that they act as this user, when they last began to. */
function reasonOf(actorId: number, userId: number): SQL {
  const { detail, event, subjectId, actorId: actor, id } = auditEntries;
  return sql`(select ${detail} ->> 'reason' from ${auditEntries}
    where ${subjectId} = ${userId} and ${actor} = ${actorId} and ${event} = 'acting-began'
    order by ${id} desc limit 1)`;
}
