import type { Seller } from '@boardwalk/sdk-core/vocabulary/money/seller';
import {
  readPaymentSandbox,
  readPaymentScriptSource,
} from '@boardwalk/server-parts/payment-script';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Environment, Mode } from '@boardwalk/server-parts/settings';
import { readSeller } from './seller-settings.ts';

/** How the payment provider is called, and how it is recognised. */
export interface PaymentSettings {
  readonly secretKey: string;
  /** What browsers show the provider. */
  readonly publishableKey: string;
  /** What the provider signs events of the deployment's own account with; while one is exchanged, both. */
  readonly webhookSecrets: readonly string[];
  /** The same for events of connected accounts, which an endpoint of their own sends. */
  readonly connectSecrets: readonly string[];
  /** Who sells places on boards. */
  readonly seller: Seller;
  /**
   * Origin of the sandbox that stands in the provider's place; absent where the provider is called.
   */
  readonly sandbox: string | undefined;
  /** Where browsers load the provider's script from. */
  readonly script: string;
  /** After which a try counts as unanswered. */
  readonly timeoutMs: number;
}

/** The provider's keys among the settings; without them nothing is sold. */
export function readPaymentSettings(
  environment: Environment,
  mode: Mode,
): PaymentSettings | undefined {
  const {
    BOARDWALK_STRIPE_SECRET_KEY: secretKey,
    BOARDWALK_STRIPE_PUBLISHABLE_KEY: publishableKey,
    BOARDWALK_STRIPE_WEBHOOK_SECRET: webhookSecret,
    BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
  } = environment;
  if (!secretKey && !publishableKey && !webhookSecret && !connectSecret) return undefined;
  // A key may be right and another forgotten, so none is repeated.
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new SettingFault(
      'BOARDWALK_STRIPE_SECRET_KEY, BOARDWALK_STRIPE_PUBLISHABLE_KEY and BOARDWALK_STRIPE_WEBHOOK_SECRET belong together; give all three, or none where nothing is sold. BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET comes with them.',
    );
  }
  const kind = mode === 'live' ? 'live' : 'test';
  requireKey('BOARDWALK_STRIPE_SECRET_KEY', secretKey, [`sk_${kind}_`, `rk_${kind}_`]);
  requireKey('BOARDWALK_STRIPE_PUBLISHABLE_KEY', publishableKey, [`pk_${kind}_`]);
  return {
    secretKey,
    publishableKey,
    webhookSecrets: readSecrets('BOARDWALK_STRIPE_WEBHOOK_SECRET', webhookSecret),
    connectSecrets: readSecrets('BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET', connectSecret),
    seller: readSeller(environment, mode),
    sandbox: readPaymentSandbox(environment),
    script: readPaymentScriptSource(environment).url,
    timeoutMs: 10_000,
  };
}

/** Secrets of an endpoint, separated by commas. */
function readSecrets(name: string, text: string | undefined): readonly string[] {
  const secrets = text ? text.split(',').map((secret) => secret.trim()) : [];
  for (const secret of secrets) requireKey(name, secret, ['whsec_']);
  return secrets;
}

function requireKey(name: string, value: string, beginnings: readonly string[]): void {
  if (beginnings.some((beginning) => value.startsWith(beginning))) return;
  throw new SettingFault(`${name} must begin with ${beginnings.join(' or ')} in this mode.`);
}
