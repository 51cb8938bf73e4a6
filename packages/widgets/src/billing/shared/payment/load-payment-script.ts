import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Stripe } from '@stripe/stripe-js';
import { loadPageScript, type ScriptOutcome } from './page-script.ts';
import { createProvider, type PaymentScriptConfig } from './payment-provider.ts';

/** Why cards can't be handled on the page now: another try may help. */
export interface PaymentFailure {
  readonly state: 'failed';
  readonly cause: Exclude<ScriptOutcome, 'loaded' | 'forbidden'>;
}

/** The page's policies keep the provider away: the site's pop-up takes over. */
export interface PaymentForbidden {
  readonly state: 'forbidden';
}

export interface PaymentReady {
  readonly state: 'ready';
  readonly provider: Stripe;
}

/** Each opens a frame of the provider's, so there is one for each key, language and account. */
const providers = new Map<string, Promise<Stripe>>();

/**
 * The provider in the page, by its script of the configured address, which is inserted once; for a
 * connected account that is charged itself, or for our own.
 *
 * ```ts
 * const loaded = await loadPaymentScript(script, 'fr-CA');
 * if (loaded.state === 'ready') await loaded.provider.confirmCardSetup(secret, { payment_method });
 * ```
 */
export async function loadPaymentScript(
  { url, publishableKey }: PaymentScriptConfig,
  locale: Locale,
  account: string | null = null,
): Promise<PaymentReady | PaymentFailure | PaymentForbidden> {
  const outcome = await loadPageScript(url);
  if (outcome === 'forbidden') return { state: 'forbidden' };
  if (outcome !== 'loaded') return { state: 'failed', cause: outcome };
  return { state: 'ready', provider: await getProvider(publishableKey, locale, account) };
}

function getProvider(
  publishableKey: string,
  locale: Locale,
  account: string | null,
): Promise<Stripe> {
  const identity = [publishableKey, locale, account].join(' ');
  const existing = providers.get(identity);
  if (existing) return existing;
  const created = createProvider(publishableKey, locale, account);
  providers.set(identity, created);
  // What was refused is tried again.
  created.catch(() => providers.delete(identity));
  return created;
}
