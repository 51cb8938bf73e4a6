import type { Stripe } from 'stripe';
import type { Input } from '../platform/input.ts';

/** An address of a form, whole; null where none is given. */
export function readAddress(input: Input | undefined): Stripe.Address | null {
  if (input === undefined) return null;
  return {
    city: input.text('city') ?? null,
    country: input.text('country') ?? null,
    line1: input.text('line1') ?? null,
    line2: input.text('line2') ?? null,
    postal_code: input.text('postal_code') ?? null,
    state: input.text('state') ?? null,
  };
}
