import type {
  Stripe,
  StripeCardElement,
  StripeCardElementChangeEvent,
  StripeConstructor,
  StripeElements,
} from '@stripe/stripe-js';
import type { ReleaseTrain } from '@stripe/stripe-js/pure/index.mjs';
import { onTestFinished } from 'vitest';

type CreateStripe = (
  ...given: Parameters<StripeConstructor>
) => Partial<Pick<Stripe, 'elements' | 'confirmCardSetup' | 'handleNextAction'>>;

let create: CreateStripe | undefined;

/** One for all tests of the page: `loadStripe` keeps the first that it finds. */
const stripe = Object.assign(
  (...given: Parameters<StripeConstructor>) => {
    if (create) return create(...given);
    throw new Error('The test that put the provider on the page is over.');
  },
  { version: 'endive' satisfies ReleaseTrain },
);

/** Puts a provider's script on the page until the test is over, as if it had been loaded. */
export function putStripe(createStripe: CreateStripe): void {
  create = createStripe;
  Reflect.set(globalThis, 'Stripe', stripe);
  onTestFinished(removeStripe);
}

export function removeStripe(): void {
  create = undefined;
  Reflect.deleteProperty(globalThis, 'Stripe');
}

/** What the product calls of the fields. */
type CalledOfCard = Pick<StripeCardElement, 'mount' | 'destroy' | 'focus' | 'clear'> & {
  on(event: string, listener: (detail?: StripeCardElementChangeEvent) => void): void;
};

/** Fields that have no more than that: the provider's type has every event by itself. */
export function asCardElement(card: CalledOfCard): StripeCardElement {
  return card as unknown as StripeCardElement;
}

/** What makes such fields, and nobody asks for others. */
export function asElements(create: () => StripeCardElement): StripeElements {
  return { create } as unknown as StripeElements;
}

/** Returns what a change reports: the brand and the postal code don't matter. */
export function changeOf(
  change: Pick<StripeCardElementChangeEvent, 'complete' | 'empty'>,
): StripeCardElementChangeEvent {
  return {
    ...change,
    elementType: 'card',
    error: undefined,
    value: { postalCode: '' },
    brand: 'unknown',
  };
}
