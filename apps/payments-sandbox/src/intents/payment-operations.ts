import type { Stripe } from 'stripe';
import { cardFault } from '../cards/declines.ts';
import { settleInvoice } from '../invoices/settle.ts';
import { idOf } from '../platform/kinds.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import { readAllowedTypes, readCard, requireClientSecret, unexpectedState } from './card-of.ts';
import { readFee, requireCharging, requireFee } from './direct-charges.ts';
import { makePaymentIntent, requireAmount, requireCurrency } from './make-intent.ts';
import { tryPayment } from './payment.ts';

/** Payment intents: a card is charged, at once or after its holder was seen. */
export const paymentIntentOperations: readonly Operation[] = [
  write('/v1/payment_intents', createIntent),
  read('/v1/payment_intents', (call) => listPage(call, 'payment_intent', ['customer'])),
  { ...read('/v1/payment_intents/:id', readIntent), isForBrowsers: true },
  write('/v1/payment_intents/:id', changeIntent),
  { ...write('/v1/payment_intents/:id/confirm', confirmIntent), isForBrowsers: true },
  write('/v1/payment_intents/:id/cancel', cancelIntent),
  read('/v1/charges', (call) => listPage(call, 'charge', ['customer', 'payment_intent'])),
  read('/v1/charges/:id', ({ store, param }) => store.get('charge', param('id'))),
];

async function createIntent(call: Call): Promise<object> {
  const { store, input } = call;
  const customer = input.text('customer') ?? null;
  if (customer !== null) await store.get('customer', customer, 'customer');
  const automatic = input.part('automatic_payment_methods');
  const isAutomatic = automatic?.flag('enabled') ?? false;
  const redirects = automatic?.choice('allow_redirects', ['always', 'never']) ?? 'always';
  input.choice('capture_method', ['automatic', 'automatic_async']);
  await requireCharging(store);
  const card = await readCard(store, input, customer);
  const amount = requireAmount(input.whole('amount'));
  const intent = await makePaymentIntent(store, {
    amount,
    application_fee_amount: readFee(store, input, amount) ?? null,
    currency: requireCurrency(input.requireText('currency')),
    customer,
    automatic_payment_methods: isAutomatic ? { enabled: true, allow_redirects: redirects } : null,
    description: input.text('description') ?? null,
    metadata: input.dictionary('metadata'),
    payment_method: card?.id ?? null,
    allowed_payment_method_types: readAllowedTypes(input),
    receipt_email: input.text('receipt_email') ?? null,
    setup_future_usage: input.choice('setup_future_usage', ['on_session', 'off_session']) ?? null,
    statement_descriptor: input.text('statement_descriptor') ?? null,
    statement_descriptor_suffix: input.text('statement_descriptor_suffix') ?? null,
    transfer_group: input.text('transfer_group') ?? null,
  });
  return input.flag('confirm') ? confirm(call, intent) : intent;
}

async function readIntent({ store, input, param, isBrowser }: Call): Promise<object> {
  const intent = await store.get('payment_intent', param('id'));
  requireClientSecret(input, isBrowser, intent);
  return intent;
}

async function changeIntent({ store, input, param }: Call): Promise<object> {
  const intent = await store.get('payment_intent', param('id'));
  if (!isOpen(intent)) throw unexpectedState(intent, 'update');
  const customer = input.text('customer') ?? idOf(intent.customer);
  if (customer !== null) await store.get('customer', customer, 'customer');
  const card = await readCard(store, input, customer);
  const amount = requireAmount(input.whole('amount') ?? intent.amount);
  const fee = readFee(store, input, amount) ?? requireFee(intent.application_fee_amount, amount);
  return store.save({
    ...intent,
    amount,
    application_fee_amount: fee,
    customer,
    description: input.text('description') ?? intent.description,
    metadata: input.dictionary('metadata', intent.metadata),
    receipt_email: input.text('receipt_email') ?? intent.receipt_email,
    ...(card && { payment_method: card.id, status: 'requires_confirmation' }),
  });
}

async function confirmIntent(call: Call): Promise<object> {
  const { store, input, param, isBrowser } = call;
  const intent = await store.get('payment_intent', param('id'));
  requireClientSecret(input, isBrowser, intent);
  return confirm(call, intent);
}

async function confirm(call: Call, intent: Stripe.PaymentIntent): Promise<object> {
  const { store, input, origin } = call;
  if (!isOpen(intent)) throw unexpectedState(intent, 'confirm');
  await requireCharging(store);
  input.has('use_stripe_sdk');
  input.has('mandate_data');
  const usage = input.choice('setup_future_usage', ['on_session', 'off_session']);
  const before = idOf(intent.payment_method);
  const given = await readCard(store, input, idOf(intent.customer));
  const card = given ?? (before === null ? null : await store.get('payment_method', before));
  if (card === null) throw unexpectedState(intent, 'confirm without a payment method');
  const isOffSession = input.has('off_session') && input.text('off_session') !== 'false';
  const returnUrl = input.address('return_url') ?? null;
  const future = { ...intent, ...(usage && { setup_future_usage: usage }) };
  const attempt = { origin, card, returnUrl, isOffSession };
  const outcome = await tryPayment(store, future, attempt);
  await settleInvoice(store, outcome.intent);
  if (outcome.error) throw cardFault(outcome.error, { payment_intent: outcome.intent });
  return outcome.intent;
}

async function cancelIntent({ store, input, param }: Call): Promise<object> {
  const intent = await store.get('payment_intent', param('id'));
  if (!isOpen(intent)) throw unexpectedState(intent, 'cancel');
  const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;
  const reason = input.choice('cancellation_reason', reasons) ?? null;
  return store.save(
    {
      ...intent,
      status: 'canceled',
      canceled_at: store.now,
      cancellation_reason: reason,
      next_action: null,
    },
    'payment_intent.canceled',
  );
}

function isOpen({ status }: Stripe.PaymentIntent): boolean {
  return status !== 'succeeded' && status !== 'canceled';
}
