import { policyReportsPath } from '../policy-reports.ts';

/** Where the policy's `report-to` leads. */
export const reportingEndpoints = `policy="${policyReportsPath}"`;

/**
 * The policy of a page of the site; its one style element carries the nonce, and `tileSource` is
 * where the tiles of its maps come from, if not from the site.
 */
export function contentPolicy(nonce: string, tileSource: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    ['img-src', "'self'", ...(tileSource ? [tileSource] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types boardwalk',
    // The older way too, as not every browser knows the newer one.
    `report-uri ${policyReportsPath}`,
    'report-to policy',
  ].join('; ');
}
