import type { DeclineReason } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import type { Stripe } from 'stripe';

/**
 * By the codes of the provider (docs.stripe.com/declines/codes). It advises to say nothing of cards
 * that were reported lost or stolen, nor of suspected fraud: they read like the rest.
 */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  invalid_expiry_month: 'expired-card',
  invalid_expiry_year: 'expired-card',
  incorrect_cvc: 'wrong-security-code',
  invalid_cvc: 'wrong-security-code',
  incorrect_number: 'wrong-number',
  invalid_number: 'wrong-number',
  card_velocity_exceeded: 'limit-reached',
  withdrawal_count_limit_exceeded: 'limit-reached',
  invalid_amount: 'limit-reached',
  card_not_supported: 'not-supported',
  currency_not_supported: 'not-supported',
  transaction_not_allowed: 'not-supported',
  authentication_required: 'authentication-failed',
  authentication_not_handled: 'authentication-failed',
  payment_intent_authentication_failure: 'authentication-failed',
  processing_error: 'processing-error',
  issuer_not_available: 'processing-error',
  reenter_transaction: 'processing-error',
  try_again_later: 'processing-error',
};

/** Why a charge was declined; null where the fault is not the card’s. */
export function readDecline(intent: Stripe.PaymentIntent | undefined): DeclineReason | null {
  const error = intent?.last_payment_error;
  if (!error) return null;
  const known = reasons[error.decline_code ?? ''] ?? reasons[error.code ?? ''];
  return known ?? (error.type === 'card_error' ? 'declined' : null);
}
