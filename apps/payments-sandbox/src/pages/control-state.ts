import { desc, eq, inArray, ne } from 'drizzle-orm';
import { readControl } from '../platform/controls.ts';
import type { Database } from '../platform/database.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { deliveries, objects } from '../platform/tables.ts';

const shown = 50;

/** What the control page shows: the controls, and the newest objects and events. */
export async function readState(database: Database) {
  const columns = { id: objects.id, kind: objects.kind, body: objects.body };
  const newest = (condition: ReturnType<typeof eq>) =>
    database
      .select(columns)
      .from(objects)
      .where(condition)
      .orderBy(desc(objects.number))
      .limit(shown);
  const events = await newest(eq(objects.kind, 'event'));
  const others = await newest(ne(objects.kind, 'event'));
  const ids = events.map(({ id }) => id);
  const sent =
    ids.length === 0
      ? []
      : await database.select().from(deliveries).where(inArray(deliveries.eventId, ids));
  return {
    delivery: await readControl(database, 'delivery'),
    faults: await readControl(database, 'faults'),
    clock: await readControl(database, 'clock'),
    events: events.map(({ id, body }) => ({
      id,
      ...summary(body),
      deliveries: sent
        .filter(({ eventId }) => eventId === id)
        .map(({ attempts, lastStatus, endedAt }) => ({ attempts, lastStatus, endedAt })),
    })),
    objects: others.map(({ id, kind, body }) => ({ id, kind, ...summary(body) })),
  };
}

/** One object as the API would answer it. */
export async function readObject(database: Database, id: string): Promise<object> {
  const [row] = await database
    .select({ body: objects.body })
    .from(objects)
    .where(eq(objects.id, id));
  if (row !== undefined) return row.body;
  throw new StripeFault(404, 'There is no such object.');
}

function summary(body: object) {
  const fields = new Map<string, unknown>(Object.entries(body));
  const data = fields.get('data');
  const of = data instanceof Object && 'object' in data ? data.object : undefined;
  return {
    type: fields.get('type') ?? null,
    status: fields.get('status') ?? null,
    object: of instanceof Object && 'id' in of ? of.id : null,
  };
}
