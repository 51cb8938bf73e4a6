import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { readDecline } from './read-decline.ts';

function failing(error: Partial<Stripe.PaymentIntent.LastPaymentError> | null) {
  return { last_payment_error: error } as Stripe.PaymentIntent;
}

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient-funds'],
  ['card_declined', 'card_velocity_exceeded', 'limit-reached'],
  ['expired_card', undefined, 'expired-card'],
  ['incorrect_cvc', undefined, 'wrong-security-code'],
  ['processing_error', undefined, 'processing-error'],
  ['card_declined', 'lost_card', 'declined'],
  ['card_declined', 'stolen_card', 'declined'],
  ['card_declined', 'fraudulent', 'declined'],
  ['card_declined', undefined, 'declined'],
])('%s (%s) is %s', (code, decline, reason) => {
  const error = { type: 'card_error', code, ...(decline && { decline_code: decline }) } as const;
  expect(readDecline(failing(error))).toBe(reason);
});

test('a bank that did not recognise its customer is a reason, a fault of ours is none', () => {
  const type = 'invalid_request_error' as const;
  const code = 'payment_intent_authentication_failure';
  expect(readDecline(failing({ type, code }))).toBe('authentication-failed');
  expect(readDecline(failing({ type, code: 'parameter_invalid_empty' }))).toBeNull();
  expect(readDecline(failing(null))).toBeNull();
  expect(readDecline(undefined)).toBeNull();
});
