import { sql } from 'drizzle-orm';
import { storeOf } from '../clocks/store-of.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import { missingObject } from '../platform/stripe-fault.ts';
import { objects } from '../platform/tables.ts';
import { changeSubscription } from './change.ts';
import { createSubscription } from './create.ts';
import { endSubscription } from './end.ts';

/** Subscriptions: begun, changed, ended now or with their period. */
export const subscriptionOperations: readonly Operation[] = [
  write('/v1/subscriptions', createSubscription),
  read('/v1/subscriptions', listSubscriptions),
  read('/v1/subscriptions/:id', ({ store, param }) => store.get('subscription', param('id'))),
  write('/v1/subscriptions/:id', changeSubscription),
  remove('/v1/subscriptions/:id', cancelSubscription),
];

/** Ended ones are listed only where `status` asks for them. */
function listSubscriptions(call: Call): Promise<object> {
  const status = call.input.text('status') || 'running';
  return listPage(call, 'subscription', ['customer', 'test_clock'], [statusIs(status)]);
}

function statusIs(status: string) {
  const field = sql`${objects.body} ->> 'status'`;
  const ended = sql`${field} in ('canceled', 'incomplete_expired')`;
  if (status === 'all') return undefined;
  if (status === 'ended') return ended;
  return status === 'running' ? sql`not (${ended})` : sql`${field} = ${status}`;
}

async function cancelSubscription(call: Call): Promise<object> {
  const subscription = await call.store.get('subscription', call.param('id'));
  if (subscription.ended_at !== null) throw missingObject('subscription', subscription.id);
  return endSubscription(await storeOf(call.store, subscription), subscription);
}
