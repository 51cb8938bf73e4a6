import { SettingFault } from './setting-fault.ts';
import { type Environment, readMode } from './settings.ts';

/** The payment provider's script, and what a content security policy names its parts by. */
export interface PaymentScriptSource {
  /** The one address that it is loaded from. */
  readonly url: string;
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  /** What the script itself calls. */
  readonly calls: readonly string[];
}

/** The release that the API's version of the provider's SDK belongs to (apps/payments-sandbox). */
const path = '/endive/stripe.js';

/** From the site's port to that of the payments sandbox. */
const sandboxDistance = 102;

const provider = {
  url: `https://js.stripe.com${path}`,
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/**
 * The script of `BOARDWALK_PAYMENT_SCRIPT`: unless told, the provider's own in live mode, else that of the
 * sandbox beside the site. Of any other origin, script and frames come from there alone.
 */
export function readPaymentScript(environment: Environment, sitePort: number): PaymentScriptSource {
  const isLive = readMode(environment) === 'live';
  const sandbox = `http://pay.localhost:${sitePort + sandboxDistance}${path}`;
  const url = environment.BOARDWALK_PAYMENT_SCRIPT || (isLive ? provider.url : sandbox);
  if (url === provider.url) return provider;
  const isOwnMachine = /^http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d+)?\/[\w./-]+$/.test(url);
  if (isLive || !isOwnMachine) {
    throw new SettingFault(
      `BOARDWALK_PAYMENT_SCRIPT must be ${provider.url}${isLive ? '' : ` or one of this machine, like ${sandbox}`}, not "${url}".`,
    );
  }
  const { origin } = new URL(url);
  return { url, scripts: [origin], frames: [origin], calls: [origin] };
}
