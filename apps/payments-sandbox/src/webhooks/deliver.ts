import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { readControl } from '../platform/controls.ts';
import type { Database } from '../platform/database.ts';
import type { Kinds } from '../platform/kinds.ts';
import { deliveries, objects } from '../platform/tables.ts';
import { signBody } from './signature.ts';

/** Seconds of rest after each failed try; after the last one the event is given up. */
const restSeconds = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** An endpoint that has not answered by then has failed. */
const timeoutMs = 10_000;

const batch = 20;

/** Sends what is due, each event to its endpoint; answers how many were tried. */
export async function deliverDue(database: Database, now = new Date()): Promise<number> {
  const { isHeld, isShuffled } = await readControl(database, 'delivery');
  if (isHeld) return 0;
  const due = await database
    .select()
    .from(deliveries)
    .where(and(isNull(deliveries.endedAt), lte(deliveries.dueAt, now)))
    .orderBy(isShuffled ? sql`random()` : asc(deliveries.number))
    .limit(batch);
  // One after another, as anyone who tests an order expects.
  for (const delivery of due) await deliver(database, delivery);
  return due.length;
}

type Delivery = typeof deliveries.$inferSelect;

async function deliver(database: Database, delivery: Delivery): Promise<void> {
  const endpoint = await find(database, delivery.endpointId);
  const event = await find(database, delivery.eventId);
  const status =
    endpoint === undefined || 'deleted' in endpoint.body || event === undefined
      ? undefined
      : await send(endpoint, event.body);
  const rest = restSeconds[delivery.attempts];
  const isDelivered = status !== undefined && status >= 200 && status < 300;
  const isOver = isDelivered || status === undefined || rest === undefined;
  await database
    .update(deliveries)
    .set({
      attempts: delivery.attempts + 1,
      lastStatus: status ?? null,
      ...(isOver ? { endedAt: new Date() } : { dueAt: new Date(Date.now() + rest * 1000) }),
    })
    .where(eq(deliveries.number, delivery.number));
}

async function find(database: Database, id: string) {
  const [row] = await database
    .select({ body: objects.body, secrets: objects.secrets })
    .from(objects)
    .where(eq(objects.id, id));
  return row;
}

/** The status of the answer; 0 where none came. */
async function send(
  { body: endpoint, secrets }: { body: object; secrets: Readonly<Record<string, unknown>> },
  event: object,
): Promise<number> {
  const { url } = endpoint as Kinds['webhook_endpoint'];
  const body = JSON.stringify(event, null, 2);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    'stripe-signature': signBody(body, String(secrets.secret), Math.floor(Date.now() / 1000)),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // Anyone who looks at the delivery sees that nothing answered.
    return 0;
  }
}
