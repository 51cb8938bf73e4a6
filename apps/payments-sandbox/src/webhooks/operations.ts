import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { newId, randomText } from '../platform/ids.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import { invalidParameter, missingObject } from '../platform/stripe-fault.ts';
import { objects } from '../platform/tables.ts';

/** Events, and the endpoints that they are sent to. */
export const webhookOperations: readonly Operation[] = [
  read('/v1/events', listEvents),
  read('/v1/events/:id', readEvent),
  write('/v1/webhook_endpoints', createEndpoint),
  read('/v1/webhook_endpoints', (call) => listPage(call, 'webhook_endpoint')),
  read('/v1/webhook_endpoints/:id', ({ store, param }) =>
    store.get('webhook_endpoint', param('id')),
  ),
  write('/v1/webhook_endpoints/:id', changeEndpoint),
  remove('/v1/webhook_endpoints/:id', async ({ store, param }) =>
    store.remove(await store.get('webhook_endpoint', param('id'))),
  ),
];

/** As the provider's reference says of `types`. */
const mostTypes = 20;

function listEvents(call: Call): Promise<object> {
  const { input } = call;
  const types = input.texts('types') ?? [];
  if (types.length > mostTypes) {
    throw invalidParameter('types', `Too many types: at most ${mostTypes} can be asked for.`);
  }
  const type = input.text('type');
  const field = sql`${objects.body} ->> 'type'`;
  return listPage(
    call,
    'event',
    [],
    [
      types.length > 0 ? inArray(field, [...types]) : undefined,
      type ? sql`${field} like ${type.replaceAll('*', '%')}` : undefined,
    ],
  );
}

async function readEvent({ store, param }: Call): Promise<object> {
  const [row] = await store.queries
    .select({ body: objects.body })
    .from(objects)
    .where(
      and(
        eq(objects.account, store.request.account),
        eq(objects.kind, 'event'),
        eq(objects.id, param('id')),
      ),
    );
  if (row === undefined) throw missingObject('event', param('id'));
  return row.body;
}

/** Creates an endpoint, whose secret is returned only this once. */
async function createEndpoint({ store, input }: Call): Promise<object> {
  const endpoint: Stripe.WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: input.text('api_version') ?? null,
    application: null,
    created: store.now,
    description: input.text('description') ?? null,
    enabled_events: requireEvents(input.texts('enabled_events')),
    livemode: false,
    metadata: input.dictionary('metadata'),
    status: 'enabled',
    url: input.requireAddress('url'),
  };
  const secret = `whsec_${randomText(32)}`;
  const connect = input.flag('connect') ?? false;
  await store.insert(endpoint, undefined, { secret, connect });
  return { ...endpoint, secret };
}

async function changeEndpoint({ store, input, param }: Call): Promise<object> {
  const endpoint = await store.get('webhook_endpoint', param('id'));
  const events = input.texts('enabled_events');
  const isDisabled = input.flag('disabled');
  return store.save({
    ...endpoint,
    description: input.text('description') ?? endpoint.description,
    enabled_events: events ? requireEvents(events) : endpoint.enabled_events,
    metadata: input.dictionary('metadata', endpoint.metadata),
    status: isDisabled === undefined ? endpoint.status : isDisabled ? 'disabled' : 'enabled',
    url: input.address('url') ?? endpoint.url,
  });
}

function requireEvents(events: readonly string[] | undefined): string[] {
  if (events !== undefined && events.length > 0) return [...events];
  throw invalidParameter(
    'enabled_events',
    'Missing required param: enabled_events.',
    'parameter_missing',
  );
}
