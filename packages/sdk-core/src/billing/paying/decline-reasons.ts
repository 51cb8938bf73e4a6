import type { Problem } from '../../vocabulary/problem.ts';

/** Why a card was declined, as far as its owner can do something about it. */
export const declineReasons = [
  'insufficient-funds',
  'expired-card',
  'wrong-security-code',
  'wrong-number',
  'limit-reached',
  'not-supported',
  'authentication-failed',
  'processing-error',
  'declined',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The field of a refused payment at which its reason stands. */
export const declinedField = 'body.payment_method';

/** Why a payment was declined, of a problem `payment-required`; undefined where it does not say. */
export function declineReasonOf({ fields }: Problem): DeclineReason | undefined {
  const message = fields.find(({ path }) => path === declinedField)?.message;
  return declineReasons.find((reason) => reason === message);
}
