import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { HookCall } from '../../platform/hooks/hooks.ts';
import type { PaymentSettings } from '../../platform/payments/payment-settings.ts';

/** The last second of the year 9999. */
const lastSecond = 253_402_300_799;

/** The database keeps no text with NUL in it. */
const text = z.string().check(z.maxLength(255), z.regex(/^[^\0]*$/));

/** What is read of an event; everything else is requested from the provider. */
const providerEvent = z.object({
  id: text,
  type: text,
  /** Seconds since 1970. */
  created: z.int().check(z.gte(0), z.lte(lastSecond)),
  livemode: z.boolean(),
  /** The connected account that it is of. */
  account: z.optional(text),
  data: z.object({
    object: z.looseObject({}),
    previous_attributes: z.optional(z.looseObject({})),
  }),
});
export type ProviderEvent = z.output<typeof providerEvent>;

/**
 * The event, if the provider has signed these very bytes in the last five minutes, with a secret of
 * either endpoint. Which of them is no matter: what the event is about is read at the provider.
 */
export function readEvent({ body, headers }: HookCall, settings: PaymentSettings): ProviderEvent {
  const { 'stripe-signature': signature = '' } = headers;
  const secrets = [...settings.webhookSecrets, ...settings.connectSecrets];
  const isSigned = secrets.some((secret) => isSignedWith(secret, body, signature));
  const event = isSigned ? z.safeParse(providerEvent, readJson(body)).data : undefined;
  if (event) return event;
  throw new Problem('invalid-request', 'This is no event that the provider has signed.');
}

function isSignedWith(secret: string, body: Buffer, signature: string | string[]): boolean {
  try {
    Stripe.webhooks.constructEvent(body, signature, secret);
    return true;
  } catch {
    return false;
  }
}

function readJson(body: Buffer): unknown {
  return JSON.parse(body.toString());
}
