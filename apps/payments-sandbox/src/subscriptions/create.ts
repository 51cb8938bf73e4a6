import { cardFault } from '../cards/declines.ts';
import { requireOwnCard } from '../cards/own-card.ts';
import { storeOf } from '../clocks/store-of.ts';
import { readDiscounts, redeem } from '../invoices/discounts.ts';
import { periodLine } from '../invoices/lines.ts';
import { findPayingCard, payInvoice } from '../invoices/pay.ts';
import type { Input } from '../platform/input.ts';
import type { PriceObject, SubscriptionObject } from '../platform/kinds.ts';
import type { Call } from '../platform/operation.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';
import { billSubscription, spendDiscounts } from './bill.ts';
import { readItems } from './items.ts';
import { makeSubscription } from './make-subscription.ts';

const behaviours = ['allow_incomplete', 'default_incomplete', 'error_if_incomplete'] as const;

/** Begins a subscription: its first invoice is made, and paid where a card is at hand. */
export async function createSubscription(call: Call): Promise<object> {
  const { input, origin } = call;
  const customerId = input.requireText('customer');
  const customer = await call.store.get('customer', customerId, 'customer');
  const store = await storeOf(call.store, customer);
  const items = await readItems(store, input.parts('items') ?? []);
  const currency = requireOneRhythm(items.map(({ price }) => price));
  const behaviour = input.choice('payment_behavior', behaviours) ?? 'allow_incomplete';
  const cardId = input.text('default_payment_method') ?? null;
  if (cardId) await requireOwnCard(store, cardId, customer.id, 'default_payment_method');
  input.choice('proration_behavior', ['create_prorations', 'none', 'always_invoice']);
  const isOffSession = input.flag('off_session') ?? false;
  const redemptions = (await readDiscounts(store, input, customer.id, currency)) ?? [];
  const draft = makeSubscription(store, items, {
    customer: customer.id,
    currency,
    cancel_at_period_end: input.flag('cancel_at_period_end') ?? false,
    default_payment_method: cardId,
    description: input.text('description') ?? null,
    metadata: input.dictionary('metadata'),
    payment_settings: readPaymentSettings(input.part('payment_settings')),
    test_clock: customer.test_clock ?? null,
  });
  const discounts = [];
  for (const redemption of redemptions) {
    discounts.push((await redeem(store, redemption, customer.id, draft.id)).id);
  }
  const subscription: SubscriptionObject = { ...draft, discounts };
  await store.insert(subscription, 'customer.subscription.created');
  const lines = subscription.items.data.map(periodLine);
  const invoice = await billSubscription(store, subscription, lines, 'subscription_create');
  await spendDiscounts(store, subscription.id);
  const card = await findPayingCard(store, subscription);
  if (behaviour === 'default_incomplete') return store.get('subscription', subscription.id);
  if (card === undefined && invoice.status === 'open') {
    throw new StripeFault(
      400,
      'This customer has no attached payment source or default payment method.',
      { code: 'resource_missing' },
    );
  }
  const outcome = card && (await payInvoice(store, invoice, { card, origin, isOffSession }));
  const isUnpaid = outcome !== undefined && outcome.intent.status !== 'succeeded';
  if (isUnpaid && behaviour === 'error_if_incomplete') throw refusalOf(outcome);
  return store.get('subscription', subscription.id);
}

/** Nothing of it stays: the whole request is undone. */
function refusalOf({ error }: Exclude<Awaited<ReturnType<typeof payInvoice>>, undefined>) {
  if (error === undefined) {
    return new StripeFault(
      402,
      'This payment requires additional user action before it can be completed successfully.',
      {
        type: 'card_error',
        code: 'subscription_payment_intent_requires_action',
      },
    );
  }
  const { status, message, details } = cardFault(error, {});
  const { charge: _, ...others } = details;
  return new StripeFault(status, message, others);
}

/** All prices of a subscription are of one currency and one interval. */
function requireOneRhythm(prices: readonly PriceObject[]): string {
  const [first, ...others] = prices;
  if (first === undefined) {
    throw invalidParameter('items', 'Missing required param: items.', 'parameter_missing');
  }
  for (const price of others) {
    const isSame =
      price.currency === first.currency &&
      price.recurring?.interval === first.recurring?.interval &&
      price.recurring?.interval_count === first.recurring?.interval_count;
    if (!isSame) {
      throw invalidParameter(
        'items',
        'All prices on a subscription must have the same currency and interval.',
      );
    }
  }
  return first.currency;
}

function readPaymentSettings(
  input: Input | undefined,
): NonNullable<SubscriptionObject['payment_settings']> {
  const keeps = input?.choice('save_default_payment_method', ['off', 'on_subscription']) ?? 'off';
  const types = input?.texts('payment_method_types');
  return {
    payment_method_options: null,
    payment_method_types: types && types.length > 0 ? [...types] : null,
    save_default_payment_method: keeps,
  };
}
