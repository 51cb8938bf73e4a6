import type { CardChange, CardElement } from '../payment-provider.ts';

/** Fields as the provider's script makes them; the test says what happens in them. */
export interface FakeCard extends CardElement {
  readonly place: HTMLElement | undefined;
  readonly locale: string;
  tell(event: 'ready'): void;
  tell(event: 'change', change: CardChange): void;
}

/** Puts a provider's script on the page, as if it had been loaded; answers the fields that it makes. */
export function addStripe(): readonly FakeCard[] {
  const cards: FakeCard[] = [];
  Reflect.set(globalThis, 'Stripe', (key: string, { locale }: { readonly locale: string }) => {
    if (!key.startsWith('pk_')) throw new Error(`${key} is no publishable key`);
    return {
      elements: () => ({
        create() {
          const card = createCard(locale);
          cards.push(card);
          return card;
        },
      }),
    };
  });
  return cards;
}

export function removeStripe(): void {
  Reflect.deleteProperty(globalThis, 'Stripe');
}

function createCard(locale: string): FakeCard {
  const listeners = new Map<string, ((detail: never) => void)[]>();
  let place: HTMLElement | undefined;
  return {
    locale,
    get place() {
      return place;
    },
    mount(container) {
      place = container;
    },
    destroy() {
      place = undefined;
    },
    focus() {},
    clear() {},
    on(event: string, listener: (detail: never) => void) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    tell(event: string, detail?: CardChange) {
      // The test tells what the listeners of this event take.
      for (const listener of listeners.get(event) ?? []) listener(detail as never);
    },
  };
}
