import { findRegistry } from '../../../element/environment/registry.ts';
import { hasProvider } from './payment-provider.ts';
import { watchViolations } from './watch-violations.ts';

/**
 * `unreachable`, `late` and `broken` (it is not the provider's) may be over at another try. `forbidden`
 * stays: the page does not allow the script or our policy, or had the script from another address.
 */
export type ScriptOutcome = 'loaded' | 'unreachable' | 'late' | 'broken' | 'forbidden';

/** The provider's script, once a page: what all copies of the SDK share of it. */
interface PageScript {
  load(url: string): Promise<ScriptOutcome>;
}

/** Longer than anybody waits for fields to show. */
const patienceMs = 15_000;

/** The browser reports a violation in a task of its own, before or after the script's failure. */
const violationMs = 200;

let shared: PageScript | undefined;

/** Loads the provider's script unless the page has it; a try that is under way is that of all. */
export function loadPageScript(url: string): Promise<ScriptOutcome> {
  shared ??= findRegistry()?.share('paymentScript', createPageScript) ?? createPageScript();
  return shared.load(url);
}

/** Makes what is then shared: one address, one policy, one script at a time. */
export function createPageScript(): PageScript {
  let policy: UrlPolicy | undefined;
  let only: string | undefined;
  let current: Promise<ScriptOutcome> | undefined;

  async function attempt(url: string): Promise<ScriptOutcome> {
    try {
      policy ??= createUrlPolicy(url);
    } catch {
      return 'forbidden';
    }
    return insertScript(policy.createScriptURL(url), url);
  }

  return {
    async load(url) {
      // The page's own will do, as for the provider's loader: it does not bear a second one.
      if (hasProvider()) return 'loaded';
      only ??= url;
      if (only !== url) return 'forbidden';
      current ??= attempt(url).finally(() => {
        current = undefined;
      });
      return current;
    },
  };
}

async function insertScript(source: string, url: string): Promise<ScriptOutcome> {
  const script = document.createElement('script');
  script.src = source;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const wait = (ms: number, outcome: ScriptOutcome) =>
    new Promise<ScriptOutcome>((resolve) => {
      const timer = setTimeout(resolve, ms, outcome);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  const loading = new Promise<ScriptOutcome>((resolve) => {
    script.addEventListener('load', () => {
      resolve(hasProvider() ? 'loaded' : 'broken');
    });
    script.addEventListener('error', () => {
      wait(violationMs, 'unreachable').then(resolve);
    });
    watchViolations('script-src', url, signal, () => resolve('forbidden'));
  });
  document.head.append(script);
  const outcome = await Promise.race([loading, wait(patienceMs, 'late')]);
  lifetime.abort();
  if (outcome !== 'loaded') script.remove();
  return outcome;
}

/** Makes what `script.src` takes on a page that demands Trusted Types; declared as a string, as TypeScript has no other. */
interface UrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
}

/** Our one policy, for this one address; throws where the page forbids it. */
function createUrlPolicy(url: string): UrlPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules: UrlPolicy = {
    createScriptURL(asked) {
      if (asked === url) return asked;
      throw new TypeError(`The policy boardwalk is for ${url} alone, not for ${asked}`);
    },
  };
  return trustedTypes?.createPolicy('boardwalk', rules) ?? rules;
}
