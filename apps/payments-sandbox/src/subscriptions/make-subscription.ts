import { newId } from '../platform/ids.ts';
import type { PriceObject, SubscriptionObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { makeItem } from './items.ts';
import { nextPeriodEnd } from './periods.ts';

interface SubscriptionData extends Partial<SubscriptionObject> {
  readonly customer: string;
  readonly currency: string;
}

/** A subscription that begins now and waits for its first payment. */
export function makeSubscription(
  store: Store,
  items: readonly { readonly price: PriceObject; readonly quantity: number }[],
  data: SubscriptionData,
): SubscriptionObject {
  const id = newId('sub');
  const { now } = store;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: items.map(({ price, quantity }) => {
        const interval = price.recurring ?? { interval: 'month', interval_count: 1 };
        const period = { start: now, end: nextPeriodEnd(now, interval, now) };
        return makeItem(store, id, price, quantity, period);
      }),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
    ...data,
  };
}
