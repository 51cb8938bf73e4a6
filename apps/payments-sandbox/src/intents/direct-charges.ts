import type { Stripe } from 'stripe';
import { application } from '../accounts/application.ts';
import { newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';

/** Refuses a charge on a connected account that may not make any. */
export async function requireCharging(store: Store): Promise<void> {
  const { account } = store.request;
  if (account === '') return;
  const { charges_enabled } = await store.of('').get('account', account);
  if (charges_enabled) return;
  throw new StripeFault(
    400,
    'Your account cannot currently make charges. Please finish onboarding, or activate its capability card_payments.',
    { code: 'account_invalid' },
  );
}

/** The platform that charges on a connected account; null for its own charges. */
export function applicationOf({ request }: Store): string | null {
  return request.account === '' ? null : application.id;
}

/** What the platform takes of a charge on a connected account, in minor units; at most all of it. */
export function readFee(store: Store, input: Input, amount: number): number | null | undefined {
  const fee = input.whole('application_fee_amount');
  if (fee === undefined) return undefined;
  if (store.request.account === '') {
    throw invalidParameter(
      'application_fee_amount',
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
    );
  }
  return requireFee(fee, amount);
}

/** A fee that is from nothing to all of an amount. */
export function requireFee(fee: number | null, amount: number): number | null {
  if (fee === null || (fee >= 0 && fee <= amount)) return fee;
  throw invalidParameter(
    'application_fee_amount',
    `The application fee (${fee}) must be from 0 to the amount of the charge (${amount}).`,
  );
}

/** The fee of a charge arrives at the platform. */
export async function collectFee(store: Store, charge: Stripe.Charge): Promise<void> {
  const id = idOf(charge.application_fee);
  if (id === null) return;
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account: store.request.account,
    amount: charge.application_fee_amount ?? 0,
    amount_refunded: 0,
    application: application.id,
    balance_transaction: null,
    charge: charge.id,
    created: store.now,
    currency: charge.currency,
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/application_fees/${id}/refunds`,
    },
  };
  await store.of('').insert(fee, 'application_fee.created');
}

/**
 * Gives back of the fee what corresponds to a refund: in proportion, and all that is left of it once
 * the whole charge has gone back.
 */
export async function refundFee(
  store: Store,
  charge: Stripe.Charge,
  refund: Stripe.Refund,
): Promise<void> {
  const platform = store.of('');
  const id = idOf(charge.application_fee);
  const fee = id === null ? undefined : await platform.find('application_fee', id);
  if (fee === undefined) {
    throw invalidParameter(
      'refund_application_fee',
      `Charge ${charge.id} has no application fee to refund.`,
    );
  }
  const left = fee.amount - fee.amount_refunded;
  const isWhole = charge.amount_refunded + refund.amount === charge.amount_captured;
  const share = Math.round((fee.amount * refund.amount) / charge.amount_captured);
  const amount = isWhole ? left : Math.min(share, left);
  if (amount > 0) await returnFee(platform, fee, { amount, metadata: {} });
}

/** A part of a fee goes back to the account that it came from. */
export async function returnFee(
  platform: Store,
  fee: Stripe.ApplicationFee,
  { amount, metadata }: Pick<Stripe.FeeRefund, 'amount' | 'metadata'>,
): Promise<Stripe.FeeRefund> {
  const part: Stripe.FeeRefund = {
    id: newId('fr'),
    object: 'fee_refund',
    amount,
    balance_transaction: null,
    created: platform.now,
    currency: fee.currency,
    fee: fee.id,
    metadata,
  };
  const amount_refunded = fee.amount_refunded + amount;
  await platform.save(
    {
      ...fee,
      amount_refunded,
      refunded: amount_refunded === fee.amount,
      refunds: { ...fee.refunds, data: [part, ...fee.refunds.data] },
    },
    'application_fee.refunded',
  );
  return part;
}
