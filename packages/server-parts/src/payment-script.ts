import type { ReleaseTrain } from '@stripe/stripe-js/pure/index.js';
import { SettingFault } from './setting-fault.ts';
import { type Environment, readMode, readOriginSetting } from './settings.ts';

/** The payment provider's script, and what a content security policy names its parts by. */
export interface PaymentScriptSource {
  /** The one address that it is loaded from. */
  readonly url: string;
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** What the script itself calls. */
  readonly calls: readonly string[];
}

/** The one that the widgets' package expects, to which the API's version of the provider's SDK belongs too. */
const release: ReleaseTrain = 'endive';

const path = `/${release}/stripe.js`;

const provider = {
  url: `https://js.stripe.com${path}`,
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** The provider's own script; where the sandbox stands in its place, that of the sandbox alone. */
export function readPaymentScriptSource(environment: Environment): PaymentScriptSource {
  const sandbox = readPaymentSandbox(environment);
  if (sandbox === undefined) return provider;
  return { url: sandbox + path, scripts: [sandbox], frames: [sandbox], calls: [sandbox] };
}

/**
 * Returns the origin of the payments sandbox, by `BOARDWALK_STRIPE_SANDBOX`; absent where the
 * provider itself is called. It is on this machine, and no part of live mode.
 */
export function readPaymentSandbox(environment: Environment): string | undefined {
  const text = environment.BOARDWALK_STRIPE_SANDBOX;
  if (!text) return undefined;
  const origin = readOriginSetting('BOARDWALK_STRIPE_SANDBOX', text);
  const isOwnMachine = /^http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d+)?$/.test(origin);
  if (isOwnMachine && readMode(environment) === 'demo') return origin;
  throw new SettingFault(
    'BOARDWALK_STRIPE_SANDBOX is for the demo, and names the payments sandbox on this machine, like http://pay.localhost:4102: leave it out.',
  );
}
