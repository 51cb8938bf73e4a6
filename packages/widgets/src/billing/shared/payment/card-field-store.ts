import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Stripe, StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { atom, type ReadableAtom } from 'nanostores';
import { placedEvent } from '../../../element/outer-slot/outer-place.ts';
import {
  loadPaymentScript,
  type PaymentFailure,
  type PaymentForbidden,
  type PaymentReady,
} from './load-payment-script.ts';
import type { PaymentScriptConfig } from './payment-provider.ts';
import { watchViolations } from './watch-violations.ts';

/** Fields that can be typed into. */
export interface CardFieldReady extends PaymentReady {
  readonly card: StripeCardElement;
  /** What stands in them; undefined until somebody types. */
  readonly change: StripeCardElementChangeEvent | undefined;
  /** How often what stands in them has changed. */
  readonly changes: number;
}

export type CardFieldState =
  | { readonly state: 'loading' }
  | CardFieldReady
  | PaymentFailure
  | PaymentForbidden;

/** The provider's fields of a card on the page. */
export interface CardFieldStore {
  readonly $state: ReadableAtom<CardFieldState>;
  /** Shows the fields in the container until what is answered is called. */
  mountInto(container: HTMLElement): () => void;
  /** Tries once more after a failure. */
  retry(): void;
}

/** Longer than anybody waits; the fields report that they are ready. */
const patienceMs = 15_000;

export function createCardFieldStore(script: PaymentScriptConfig, locale: Locale): CardFieldStore {
  const $state = atom<CardFieldState>({ state: 'loading' });
  let place: HTMLElement | undefined;
  let lifetime = new AbortController();

  async function show(container: HTMLElement, signal: AbortSignal): Promise<void> {
    $state.set({ state: 'loading' });
    const loaded = await loadPaymentScript(script, locale);
    if (signal.aborted) return;
    if (loaded.state !== 'ready') return $state.set(loaded);
    mount(loaded.provider, container, signal);
  }

  function mount(provider: Stripe, container: HTMLElement, signal: AbortSignal): void {
    const card = provider.elements().create('card');
    const attempt = new AbortController();
    const end = () => {
      attempt.abort();
      card.destroy();
    };
    signal.addEventListener('abort', end, { signal: attempt.signal });
    const giveUp = (state: PaymentFailure | PaymentForbidden) => {
      end();
      $state.set(state);
    };
    const timer = setTimeout(giveUp, patienceMs, { state: 'failed', cause: 'late' });
    attempt.signal.addEventListener('abort', () => clearTimeout(timer));
    watchViolations('frame-src', script.url, attempt.signal, () => {
      giveUp({ state: 'forbidden' });
    });
    let changes = 0;
    const showState = (change?: StripeCardElementChangeEvent) => {
      if (attempt.signal.aborted) return;
      clearTimeout(timer);
      if (change) changes += 1;
      $state.set({ state: 'ready', provider, card, change, changes });
    };
    card.on('ready', () => showState());
    card.on('change', showState);
    card.mount(container);
  }

  function begin(): void {
    if (!place) return;
    lifetime.abort();
    lifetime = new AbortController();
    const { signal } = lifetime;
    show(place, signal).catch((error) => {
      // Of the operator's making: a key that the script does not take.
      reportError(error);
      if (!signal.aborted) $state.set({ state: 'failed', cause: 'broken' });
    });
  }

  return {
    $state,
    mountInto(container) {
      place = container;
      container.addEventListener(placedEvent, begin);
      begin();
      return () => {
        place = undefined;
        container.removeEventListener(placedEvent, begin);
        lifetime.abort();
      };
    },
    retry: begin,
  };
}
