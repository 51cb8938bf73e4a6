import type { Stripe } from 'stripe';
import type { CardError } from '../cards/declines.ts';
import { newId } from '../platform/ids.ts';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { applicationOf, collectFee } from './direct-charges.ts';

/** The charge that an attempt of a payment leaves behind, whether it went through or not. */
export async function makeCharge(
  store: Store,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  error: CardError | null,
): Promise<Stripe.Charge> {
  const isPaid = error === null;
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: applicationOf(store),
    application_fee: isPaid && intent.application_fee_amount ? newId('fee') : null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: card.billing_details,
    calculated_statement_descriptor: 'BOARDWALK',
    captured: isPaid,
    created: store.now,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(error),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: { type: 'card', card: cardDetails(card, intent.amount) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  await store.insert(charge, isPaid ? 'charge.succeeded' : 'charge.failed');
  await collectFee(store, charge);
  return charge;
}

function outcomeOf(error: CardError | null): Stripe.Charge.Outcome {
  const isBlocked = error?.decline_code === 'fraudulent';
  const reason = error === null ? null : (error.decline_code ?? error.code);
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: error === null ? 'approved_by_network' : 'declined_by_network',
    reason: isBlocked ? 'highest_risk_level' : reason,
    risk_level: isBlocked ? 'highest' : 'normal',
    seller_message: error === null ? 'Payment complete.' : error.message,
    type: error === null ? 'authorized' : isBlocked ? 'blocked' : 'issuer_declined',
  };
}

function cardDetails(
  { card }: Stripe.PaymentMethod,
  amount: number,
): Stripe.Charge.PaymentMethodDetails.Card {
  if (card === undefined) throw new Error('a payment method that is no card');
  const { brand, country, exp_month, exp_year, funding, last4, regulated_status } = card;
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand,
    checks: card.checks,
    country,
    electronic_commerce_indicator: null,
    exp_month,
    exp_year,
    fingerprint: card.fingerprint ?? null,
    funding,
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
