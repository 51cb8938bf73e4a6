import type { Stripe } from 'stripe';
import { newClientSecret, newId } from '../platform/ids.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { applicationOf } from './direct-charges.ts';

/** The provider's limits, in minor units of the currencies that the product takes. */
const leastAmount = 50;
const mostAmount = 99_999_999;

interface PaymentData extends Partial<Stripe.PaymentIntent> {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
}

/** Keeps a new payment intent, which waits for a card unless it names one. */
export async function makePaymentIntent(
  store: Store,
  data: PaymentData,
): Promise<Stripe.PaymentIntent> {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: applicationOf(store),
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: store.now,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: data.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...data,
  };
  return store.insert(intent, 'payment_intent.created');
}

/** An amount that can be charged. */
export function requireAmount(amount: number | undefined): number {
  if (amount === undefined) {
    throw invalidParameter('amount', 'Missing required param: amount.', 'parameter_missing');
  }
  if (amount < 1) {
    throw invalidParameter(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  }
  if (amount < leastAmount) {
    throw invalidParameter('amount', 'Amount must be at least $0.50.', 'amount_too_small');
  }
  if (amount <= mostAmount) return amount;
  throw invalidParameter('amount', 'Amount must be no more than $999,999.99.', 'amount_too_large');
}

/** Currencies of the countries in which the product sells. */
const currencies = ['aud', 'cad', 'usd'];

/** A currency that the sandbox takes. */
export function requireCurrency(currency: string): string {
  const name = currency.toLowerCase();
  if (currencies.includes(name)) return name;
  throw invalidParameter(
    'currency',
    `Invalid currency: ${currency}. The sandbox takes ${currencies.join(', ')}.`,
  );
}
