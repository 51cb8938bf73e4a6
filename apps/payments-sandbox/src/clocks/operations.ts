import type { Stripe } from 'stripe';
import { newId } from '../platform/ids.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import { fieldIs } from '../platform/store-conditions.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { advanceSubscriptions } from '../subscriptions/advance.ts';
import { endSubscription } from '../subscriptions/end.ts';

const days = 86_400;

/** Test clocks: a customer's own time, which only advances on request. */
export const testClockOperations: readonly Operation[] = [
  write('/v1/test_helpers/test_clocks', createClock),
  read('/v1/test_helpers/test_clocks', (call) => listPage(call, 'test_helpers.test_clock')),
  read('/v1/test_helpers/test_clocks/:id', ({ store, param }) =>
    store.get('test_helpers.test_clock', param('id')),
  ),
  write('/v1/test_helpers/test_clocks/:id/advance', advanceClock),
  remove('/v1/test_helpers/test_clocks/:id', deleteClock),
];

async function createClock({ store, input }: Call): Promise<object> {
  const frozen = input.whole('frozen_time');
  if (frozen === undefined) {
    throw invalidParameter(
      'frozen_time',
      'Missing required param: frozen_time.',
      'parameter_missing',
    );
  }
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: store.now,
    deletes_after: store.now + 30 * days,
    frozen_time: frozen,
    livemode: false,
    name: input.text('name') ?? null,
    status: 'ready',
    status_details: {},
  };
  return store.insert(clock, 'test_helpers.test_clock.created');
}

/** What is due until then happens before the answer, so that the clock is ready at once. */
async function advanceClock({ store, input, param }: Call): Promise<object> {
  const clock = await store.get('test_helpers.test_clock', param('id'));
  const until = input.whole('frozen_time') ?? 0;
  if (until <= clock.frozen_time || until > clock.frozen_time + 800 * days) {
    throw invalidParameter(
      'frozen_time',
      'The new time must be after that of the clock, by at most 800 days.',
    );
  }
  await store.tell('test_helpers.test_clock.advancing', { ...clock, status: 'advancing' });
  const advanced = { ...clock, frozen_time: until };
  await store.save(advanced);
  await advanceSubscriptions(store.at(until), clock.id);
  await store.tell('test_helpers.test_clock.ready', advanced);
  return advanced;
}

/** Its customers go with it. */
async function deleteClock({ store, param }: Call): Promise<object> {
  const clock = await store.get('test_helpers.test_clock', param('id'));
  const ofClock = fieldIs('test_clock', clock.id);
  for (const subscription of await store.all('subscription', ofClock)) {
    if (subscription.ended_at === null) await endSubscription(store, subscription);
  }
  for (const customer of await store.all('customer', ofClock)) {
    await store.remove(customer, 'customer.deleted');
  }
  return store.remove(clock, 'test_helpers.test_clock.deleted');
}
