import type {
  SetupIntent,
  SetupIntentResult,
  StripeCardElementChangeEvent,
  StripeError,
} from '@stripe/stripe-js';
import {
  asCardElement,
  asElements,
  changeOf,
  putStripe,
} from '../../shared/payment/testing/put-stripe.fixture.ts';

/** Published test cards, by what becomes of them. */
export const numbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  watched: '4000002500003155',
} as const;

/** A provider on the page, as the sandbox's script behaves. */
export interface FakeProvider {
  /** Secrets of the setups that cards were confirmed for. */
  readonly secrets: readonly string[];
  /** How the bank's page is left, in which the next card is looked at. */
  bank: 'complete' | 'fail' | (() => Promise<'complete' | 'fail'>);
}

const incomplete: StripeError = {
  type: 'validation_error',
  code: 'incomplete_number',
  message: 'Your card number is incomplete.',
};
const declined: StripeError = {
  type: 'card_error',
  code: 'card_declined',
  message: 'Your card was declined.',
};
const notAuthenticated: StripeError = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
};

/**
 * Puts the provider’s function on the page until the test is over; a slow one reports no change.
 */
export function addProvider({ isSlow = false } = {}): FakeProvider {
  const secrets: string[] = [];
  const fake: FakeProvider = { secrets, bank: 'complete' };
  const typed = new Map<unknown, () => string>();
  // Of an intent its status alone is read.
  const answer = (secret: string, status: SetupIntent['status']): SetupIntentResult => ({
    setupIntent: { id: secret.replace(/_secret.*/, ''), status } as SetupIntent,
  });

  function create() {
    const { card, number } = createCard(isSlow);
    typed.set(card, number);
    return card;
  }

  putStripe(() => ({
    elements: () => asElements(create),
    async confirmCardSetup(secret, { payment_method: method } = {}) {
      secrets.push(secret);
      const number = typeof method === 'object' ? typed.get(method.card)?.() : undefined;
      if (number?.length !== 16) return { error: incomplete };
      if (number === numbers.declined) return { error: declined };
      return answer(secret, number === numbers.watched ? 'requires_action' : 'succeeded');
    },
    async handleNextAction(options) {
      if (!('clientSecret' in options)) throw new Error('It is asked by a secret alone.');
      const left = typeof fake.bank === 'string' ? fake.bank : await fake.bank();
      return left === 'fail'
        ? { error: notAuthenticated }
        : answer(options.clientSecret, 'succeeded');
    },
  }));
  return fake;
}

/** A field in place of the provider's frame, in which a test types the number alone. */
function createCard(isSlow: boolean) {
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  const listeners: ((change: StripeCardElementChangeEvent) => void)[] = [];
  const card = asCardElement({
    mount(container) {
      if (typeof container !== 'string') container.append(input);
    },
    destroy: () => input.remove(),
    focus: () => input.focus(),
    clear() {
      input.value = '';
    },
    on(event, listener) {
      if (event === 'change' && !isSlow) listeners.push(listener);
      // The frame reports so once it is there.
      if (event === 'ready') setTimeout(listener);
    },
  });
  input.addEventListener('input', () => {
    const change = changeOf({ complete: input.value.length === 16, empty: input.value === '' });
    for (const listener of listeners) listener(change);
  });
  return { card, number: () => input.value };
}
