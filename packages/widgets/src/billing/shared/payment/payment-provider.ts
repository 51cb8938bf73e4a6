import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';

/** What the API's configuration says of the payment provider; nothing of it is secret. */
export interface PaymentScriptConfig {
  /** The only address that the provider's script is ever loaded from. */
  readonly url: string;
  /** `pk_…`: names the account in the provider's script. */
  readonly publishableKey: string;
}

/** Whether a script has brought the provider to the page. */
export function hasProvider(): boolean {
  return typeof window.Stripe === 'function';
}

/**
 * The provider for our account, or for a connected one that is charged itself; rejects where its script is
 * not on the page, or does not take the key.
 */
export async function createProvider(
  publishableKey: string,
  locale: Locale,
  account: string | null,
): Promise<Stripe> {
  // Without a script `loadStripe` would insert the provider's own, whatever address is configured.
  const provider = hasProvider()
    ? await loadStripe(publishableKey, {
        locale: locale === 'en-US' ? 'en' : locale,
        ...(account !== null && { stripeAccount: account }),
      })
    : null;
  if (!provider) throw new Error('The script of the payment provider is not on the page');
  return provider;
}
