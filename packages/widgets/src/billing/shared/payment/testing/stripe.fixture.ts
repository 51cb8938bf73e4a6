import type { StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { asCardElement, asElements, putStripe } from './put-stripe.fixture.ts';

/** Fields as the provider's script makes them; the test says what happens in them. */
export interface FakeCard {
  readonly element: StripeCardElement;
  readonly place: HTMLElement | undefined;
  readonly locale: string | undefined;
  tell(event: 'ready'): void;
  tell(event: 'change', change: StripeCardElementChangeEvent): void;
}

/** Puts a provider's script on the page, as if it had been loaded; answers the fields that it makes. */
export function addStripe(): readonly FakeCard[] {
  const cards: FakeCard[] = [];
  putStripe((key, options) => {
    if (!key.startsWith('pk_')) throw new Error(`${key} is no publishable key`);
    const create = () => {
      const card = createCard(options?.locale);
      cards.push(card);
      return card.element;
    };
    return { elements: () => asElements(create) };
  });
  return cards;
}

function createCard(locale: string | undefined): FakeCard {
  const listeners = new Map<string, ((detail?: StripeCardElementChangeEvent) => void)[]>();
  let place: string | HTMLElement | undefined;
  const element = asCardElement({
    mount(container) {
      place = container;
    },
    destroy() {
      place = undefined;
    },
    focus() {},
    clear() {},
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
  });
  return {
    element,
    locale,
    get place() {
      return typeof place === 'string' ? undefined : place;
    },
    tell(event: string, detail?: StripeCardElementChangeEvent) {
      for (const listener of listeners.get(event) ?? []) listener(detail);
    },
  };
}
