import { and, eq } from 'drizzle-orm';
import { readControl } from './controls.ts';
import type { Queries } from './database.ts';
import { newId } from './ids.ts';
import type { Kinds } from './kinds.ts';
import type { Request } from './request.ts';
import { isUndeletedRow } from './store-conditions.ts';
import { deliveries, objects } from './tables.ts';

interface News {
  readonly type: string;
  readonly object: object;
  readonly previous: object | undefined;
}

/** The version of the API that the installed SDK speaks; the contract test holds it against the SDK. */
export const apiVersion = '2026-10-28.endive';

/** Keeps an event, and a delivery of it to each endpoint that listens for it. */
export async function recordEvent(queries: Queries, request: Request, news: News): Promise<void> {
  const account = accountOf(request, news.object);
  const listeners = await findListeners(queries, account, news.type);
  const event = {
    id: newId('evt'),
    object: 'event',
    ...(account !== '' && { account }),
    api_version: apiVersion,
    created: request.now,
    data: {
      object: news.object,
      ...(news.previous !== undefined && { previous_attributes: news.previous }),
    },
    livemode: false,
    pending_webhooks: listeners.length,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type: news.type,
  };
  await queries
    .insert(objects)
    .values({ id: event.id, kind: 'event', account, body: event, secrets: {} });
  for (const endpointId of listeners) await planDeliveries(queries, event.id, endpointId);
}

/**
 * Returns whose event it is: one about a connected account, or what it may do, is that account's own,
 * regardless of who changed it.
 */
function accountOf({ account }: Request, object: object): string {
  const kind = 'object' in object ? object.object : undefined;
  if (kind === 'account' && 'id' in object) return String(object.id);
  if (kind === 'capability' && 'account' in object) return String(object.account);
  return account;
}

/** Plans the sending of an event, with the requested repeats and disorder. */
export async function planDeliveries(
  queries: Queries,
  eventId: string,
  endpointId: string,
): Promise<void> {
  const { repeats, isShuffled, delayMs } = await readControl(queries, 'delivery');
  const plans = Array.from({ length: repeats + 1 }, () => ({
    eventId,
    endpointId,
    dueAt: new Date(Date.now() + (isShuffled ? Math.random() * delayMs : delayMs)),
  }));
  await queries.insert(deliveries).values(plans);
}

/**
 * Returns the listening endpoints: they belong to the platform; one for connected accounts is
 * notified of those alone.
 */
async function findListeners(
  queries: Queries,
  account: string,
  type: string,
): Promise<readonly string[]> {
  const rows = await queries
    .select({ body: objects.body, secrets: objects.secrets })
    .from(objects)
    .where(and(eq(objects.kind, 'webhook_endpoint'), eq(objects.account, ''), isUndeletedRow));
  return rows.flatMap(({ body, secrets }) => {
    const endpoint = body as Kinds['webhook_endpoint'];
    const isMeant =
      endpoint.status === 'enabled' &&
      (secrets.connect === true) === (account !== '') &&
      endpoint.enabled_events.some((name) => name === '*' || name === type);
    return isMeant ? [endpoint.id] : [];
  });
}
