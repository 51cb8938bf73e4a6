import { onTestFinished } from 'vitest';
import type {
  CardChange,
  CardElement,
  PaymentProvider,
  ProviderFault,
  ProviderIntent,
} from '../../../parts/payment/payment-provider.ts';

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

const incomplete: ProviderFault = {
  type: 'validation_error',
  code: 'incomplete_number',
  message: 'Your card number is incomplete.',
};
const declined: ProviderFault = {
  type: 'card_error',
  code: 'card_declined',
  message: 'Your card was declined.',
};
const notAuthenticated: ProviderFault = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method.',
};

type SetupAnswer = { readonly error?: ProviderFault; readonly setupIntent?: ProviderIntent };

/** Puts the provider’s function on the page until the test is over; a slow one tells no change. */
export function addProvider({ isSlow = false } = {}): FakeProvider {
  const secrets: string[] = [];
  const fake: FakeProvider = { secrets, bank: 'complete' };
  const typed = new Map<CardElement, () => string>();
  const answer = (secret: string, status: string): SetupAnswer => ({
    setupIntent: { id: secret.replace(/_secret.*/, ''), status },
  });

  const provider: PaymentProvider = {
    elements: () => ({
      create() {
        const { card, number } = createCard(isSlow);
        typed.set(card, number);
        return card;
      },
    }),
    async confirmCardSetup(secret, { payment_method: method }) {
      secrets.push(secret);
      const number = typeof method === 'object' ? typed.get(method.card)?.() : undefined;
      if (number?.length !== 16) return { error: incomplete };
      if (number === numbers.declined) return { error: declined };
      return answer(secret, number === numbers.watched ? 'requires_action' : 'succeeded');
    },
    async handleNextAction({ clientSecret }) {
      const left = typeof fake.bank === 'string' ? fake.bank : await fake.bank();
      return left === 'fail' ? { error: notAuthenticated } : answer(clientSecret, 'succeeded');
    },
    confirmCardPayment: () => Promise.reject(new Error('Nobody pays here.')),
  };
  Reflect.set(globalThis, 'Stripe', () => provider);
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'Stripe'));
  return fake;
}

/** A field in place of the provider's frame, in which a test types the number alone. */
function createCard(isSlow: boolean) {
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  const listeners: ((change: CardChange) => void)[] = [];
  const card: CardElement = {
    mount: (container) => container.append(input),
    destroy: () => input.remove(),
    focus: () => input.focus(),
    clear() {
      input.value = '';
    },
    on(event: string, listener: (change: CardChange) => void) {
      if (event === 'change' && !isSlow) listeners.push(listener);
      // The frame tells so once it is there.
      if (event === 'ready') setTimeout(listener);
    },
  };
  input.addEventListener('input', () => {
    const change = { complete: input.value.length === 16, empty: input.value === '' };
    for (const listener of listeners) listener(change);
  });
  return { card, number: () => input.value };
}
