import { loadPageScript, type ScriptOutcome } from './page-script.ts';
import { createProvider, type PaymentProvider, type PaymentScript } from './payment-provider.ts';

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
  readonly provider: PaymentProvider;
}

/** Each opens a frame of the provider's, so there is one for each key and language. */
const providers = new Map<string, PaymentProvider>();

/**
 * The provider in the page, by its script of the configured address, which is inserted once.
 *
 * ```ts
 * const loaded = await loadPaymentScript(script, 'fr-CA');
 * if (loaded.state === 'ready') await loaded.provider.confirmCardSetup(secret, { payment_method });
 * ```
 */
export async function loadPaymentScript(
  { url, publishableKey }: PaymentScript,
  locale: string,
): Promise<PaymentReady | PaymentFailure | PaymentForbidden> {
  const outcome = await loadPageScript(url);
  if (outcome === 'forbidden') return { state: 'forbidden' };
  if (outcome !== 'loaded') return { state: 'failed', cause: outcome };
  const identity = `${publishableKey} ${locale}`;
  const provider = providers.get(identity) ?? createProvider(publishableKey, locale);
  providers.set(identity, provider);
  return { state: 'ready', provider };
}
