import type { PaymentScriptSource } from '@boardwalk/server-parts/payment-script';
import { policyReportsPath } from '../policy-reports.ts';

/** Where the policy's `report-to` leads. */
export const reportingEndpoints = `policy="${policyReportsPath}"`;

interface PageSources {
  /** That of the page's one style element. */
  readonly nonce: string;
  /** The SHA-256, in base64, of the script in the page's head. */
  readonly headScriptHash: string;
  /** Where the tiles of its maps come from, if not from the site. */
  readonly tileSource: string | undefined;
  /** Where the payment provider's script and its frames come from, on pages that pay. */
  readonly paymentScript: PaymentScriptSource;
  readonly pays: boolean;
}

/** The policy of a page of the site. */
export function contentPolicy(sources: PageSources): string {
  const { nonce, headScriptHash, tileSource } = sources;
  const paymentScript = sources.pays ? sources.paymentScript : undefined;
  return [
    "default-src 'none'",
    list('script-src', "'self'", `'sha256-${headScriptHash}'`, ...(paymentScript?.scripts ?? [])),
    `style-src 'nonce-${nonce}'`,
    list('connect-src', "'self'", ...(paymentScript?.calls ?? [])),
    list('img-src', "'self'", ...(tileSource ? [tileSource] : [])),
    // A chosen video is opened here, for a picture of it, before it is sent.
    "media-src 'self' blob:",
    ...(paymentScript ? [list('frame-src', ...paymentScript.frames)] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Ours lets through the address of the provider's script, and nothing else.
    `trusted-types ${paymentScript ? 'boardwalk' : "'none'"}`,
    // The older way too, as not every browser knows the newer one.
    `report-uri ${policyReportsPath}`,
    'report-to policy',
  ].join('; ');
}

function list(directive: string, ...sources: readonly string[]): string {
  return [directive, ...sources].join(' ');
}
