import type { Stripe } from 'stripe';
import { cardFault } from '../cards/declines.ts';
import { newClientSecret, newId } from '../platform/ids.ts';
import { idOf } from '../platform/kinds.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import { readAllowedTypes, readCard, requireClientSecret, unexpectedState } from './card-of.ts';
import { tryCard } from './setup.ts';

/** Setup intents: a card is saved without a charge. */
export const setupIntentOperations: readonly Operation[] = [
  write('/v1/setup_intents', createIntent),
  read('/v1/setup_intents', (call) =>
    listPage(call, 'setup_intent', ['customer', 'payment_method']),
  ),
  { ...read('/v1/setup_intents/:id', readIntent), isForBrowsers: true },
  write('/v1/setup_intents/:id', changeIntent),
  { ...write('/v1/setup_intents/:id/confirm', confirmIntent), isForBrowsers: true },
  write('/v1/setup_intents/:id/cancel', cancelIntent),
];

async function createIntent(call: Call): Promise<object> {
  const { store, input } = call;
  const customer = input.text('customer') ?? null;
  if (customer !== null) await store.get('customer', customer, 'customer');
  const automatic = input.part('automatic_payment_methods');
  const isAutomatic = automatic?.flag('enabled') ?? false;
  const redirects = automatic?.choice('allow_redirects', ['always', 'never']) ?? 'always';
  const card = await readCard(store, input, customer);
  const id = newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: readAllowedTypes(input),
    application: null,
    automatic_payment_methods: isAutomatic ? { enabled: true, allow_redirects: redirects } : null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: store.now,
    customer,
    customer_account: null,
    description: input.text('description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: input.dictionary('metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: card?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: card === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: input.choice('usage', ['on_session', 'off_session']) ?? 'off_session',
  };
  await store.insert(intent, 'setup_intent.created');
  return input.flag('confirm') ? confirm(call, intent) : intent;
}

async function readIntent({ store, input, param, isBrowser }: Call): Promise<object> {
  const intent = await store.get('setup_intent', param('id'));
  requireClientSecret(input, isBrowser, intent);
  return intent;
}

async function changeIntent({ store, input, param }: Call): Promise<object> {
  const intent = await store.get('setup_intent', param('id'));
  if (!isOpen(intent)) throw unexpectedState(intent, 'update');
  const customer = input.text('customer') ?? idOf(intent.customer);
  if (customer !== null) await store.get('customer', customer, 'customer');
  const card = await readCard(store, input, customer);
  return store.save({
    ...intent,
    customer,
    description: input.text('description') ?? intent.description,
    metadata: input.dictionary('metadata', intent.metadata ?? {}),
    ...(card && { payment_method: card.id, status: 'requires_confirmation' }),
  });
}

async function confirmIntent(call: Call): Promise<object> {
  const { store, input, param, isBrowser } = call;
  const intent = await store.get('setup_intent', param('id'));
  requireClientSecret(input, isBrowser, intent);
  return confirm(call, intent);
}

async function confirm(call: Call, intent: Stripe.SetupIntent): Promise<object> {
  const { store, input, origin } = call;
  if (!isOpen(intent)) throw unexpectedState(intent, 'confirm');
  input.has('use_stripe_sdk');
  input.has('mandate_data');
  const before = idOf(intent.payment_method);
  const given = await readCard(store, input, idOf(intent.customer));
  const card = given ?? (before === null ? null : await store.get('payment_method', before));
  if (card === null) throw unexpectedState(intent, 'confirm without a payment method');
  const returnUrl = input.address('return_url') ?? null;
  const outcome = await tryCard(store, origin, intent, card, returnUrl);
  if (outcome.error) throw cardFault(outcome.error, { setup_intent: outcome.intent });
  return outcome.intent;
}

async function cancelIntent({ store, input, param }: Call): Promise<object> {
  const intent = await store.get('setup_intent', param('id'));
  if (!isOpen(intent)) throw unexpectedState(intent, 'cancel');
  const reasons = ['abandoned', 'duplicate', 'requested_by_customer'] as const;
  const reason = input.choice('cancellation_reason', reasons) ?? null;
  return store.save(
    { ...intent, status: 'canceled', cancellation_reason: reason, next_action: null },
    'setup_intent.canceled',
  );
}

function isOpen({ status }: Stripe.SetupIntent): boolean {
  return status !== 'succeeded' && status !== 'canceled';
}
