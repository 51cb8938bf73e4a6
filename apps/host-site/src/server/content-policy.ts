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
}

/** The policy of a page of the site. */
export function contentPolicy({ nonce, headScriptHash, tileSource }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${headScriptHash}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    ['img-src', "'self'", ...(tileSource ? [tileSource] : [])].join(' '),
    // A chosen video is opened here, for a picture of it, before it is sent.
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // The older way too, as not every browser knows the newer one.
    `report-uri ${policyReportsPath}`,
    'report-to policy',
  ].join('; ');
}
