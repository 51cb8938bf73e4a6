import type { Catalogue } from '../../vocabulary/text/message.ts';
import type { DeclineReason } from './decline-reasons.ts';

/** Each ends a sentence after a colon. A card that was reported lost or stolen reads like the rest. */
export const declineReasonLabels = {
  catalogue: 'billing/decline-reasons',
  'insufficient-funds': 'there is not enough money on the card.',
  'expired-card': 'the card has expired.',
  'wrong-security-code': 'the security code of the card is wrong.',
  'wrong-number': 'the number of the card is wrong.',
  'limit-reached': 'the card has reached its limit.',
  'not-supported': 'the card can’t be used for this purchase.',
  'authentication-failed': 'the bank could not confirm that it is you.',
  'processing-error': 'the bank could not process it. Try again in a moment.',
  declined: 'the bank gave no reason.',
} as const satisfies Catalogue & Record<DeclineReason, string>;
