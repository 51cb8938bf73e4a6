import { StripeFault } from '../platform/stripe-fault.ts';
import type { Decline } from './test-cards.ts';

const sentences: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  card_velocity_exceeded:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
};

/** What an intent says of a card that was refused, beside the card itself. */
export interface CardError {
  readonly type: 'card_error';
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly doc_url: string;
  readonly charge?: string;
}

/** What is said of a card that its bank refuses. */
export function describeDecline({ code, decline_code }: Omit<Decline, 'at'>): CardError {
  return {
    type: 'card_error',
    code,
    ...(decline_code !== code && { decline_code }),
    message: sentences[decline_code] ?? sentences[code] ?? 'Your card was declined.',
    doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
  };
}

/** What is said of a holder who was not seen, or not recognised. */
export function describeFailedAuthentication(kind: 'payment_intent' | 'setup_intent') {
  const code = `${kind}_authentication_failure`;
  return {
    type: 'invalid_request_error' as const,
    code,
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this intent again.',
    doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
  };
}

/** A card's refusal as the answer of a request; what was written stays. */
export function cardFault(error: CardError, of: object): StripeFault {
  const { code, decline_code, message, charge } = error;
  const details = {
    type: 'card_error' as const,
    code,
    ...(decline_code !== undefined && { decline_code }),
    ...(charge !== undefined && { charge }),
    ...of,
  };
  return new StripeFault(402, message, details, true);
}
