import { setTimeout } from 'node:timers/promises';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Stripe } from 'stripe';
import type { Configuration } from '../configuration.ts';
import type { PaymentSettings } from './payment-settings.ts';

/** The official SDK of the payment provider, and what it was opened with. */
export interface Payments {
  readonly settings: PaymentSettings;
  readonly provider: Stripe;
}

/** With the same idempotency key each, which the SDK makes where none is given. */
const retries = 2;

/** Opens the SDK; the sandbox is called in the provider's place where one is set. */
export function openPayments({ payments }: Pick<Configuration, 'payments'>): Payments | undefined {
  if (!payments) return undefined;
  return { settings: payments, provider: new Stripe(payments.secretKey, optionsOf(payments)) };
}

function optionsOf({
  sandbox,
  timeoutMs,
}: PaymentSettings): ConstructorParameters<typeof Stripe>[1] {
  const general = { maxNetworkRetries: retries, timeout: timeoutMs, telemetry: false };
  if (sandbox === undefined) return general;
  const { port } = new URL(sandbox);
  // Only browsers resolve the names below .localhost.
  return { ...general, host: '127.0.0.1', port, protocol: 'http' };
}

/** The provider, where something can be sold at all. */
export function requirePayments({
  payments,
}: {
  readonly payments: Payments | undefined;
}): Payments {
  if (payments) return payments;
  throw new Problem('unavailable', 'No payments can be made here for now.');
}

/**
 * Returns what the provider answers, its faults as problems: a card that it declines is
 * `payment-required` with the sentence that it has for its owner; anything that may pass is
 * `unavailable`. Another fault is ours, and stays what it is.
 */
export async function awaitProvider<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw explainFault(error);
  }
}

/**
 * A user who waits in a browser is answered before the browser gives up, also where two requests
 * follow one another.
 */
const answerMs = 6_000;

/**
 * Returns the answer; undefined where the provider is out of reach for now, however that was
 * reported, or has not answered in six seconds. Then the request goes on, and its result is stored.
 */
export async function ifAnswered<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([asked, setTimeout(answerMs, undefined, { signal: late.signal })]);
  } catch (error) {
    if (error instanceof Problem && error.code === 'unavailable') return undefined;
    throw error;
  } finally {
    late.abort();
  }
}

function explainFault(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new Problem('payment-required', error.message, { cause: error });
  }
  if (isPassing(error)) {
    return new Problem('unavailable', 'The payment provider does not answer. Please try again.', {
      cause: error,
      retryAfter: 5,
    });
  }
  return error;
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    isAskedElsewhere(error)
  );
}

/** Whether another call under the same key, or about the same thing, is still on its way there. */
function isAskedElsewhere(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

/**
 * Finds what the provider has of that number, as `awaitProvider` returns it; undefined where it has
 * nothing.
 */
export async function findAtProvider<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isMissingThere(error)) return undefined;
    throw explainFault(error);
  }
}

/** Whether the provider has nothing of that number, for the account that asks. */
export function isMissingThere(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Whether the provider declines for good: another try of the same would end no other way. */
export function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && !isAskedElsewhere(error))
  );
}
