import { hostSheets } from '../hosts/sheets.ts';
import type { HostSwitch } from '../state/choices.ts';

/** Where the parts of a preview come from, as a policy names it. */
export interface PolicySources {
  readonly siteOrigin: string;
  /** Where the tiles of maps come from, if not from the site. */
  readonly tileSource: string | undefined;
}

/** The policy of the playground's own page, which shows previews in a frame. */
export function pagePolicy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${siteOrigin}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The policy of the page of parts: its own files, the way through to the demo, pictures that its
 * examples hold, and tiles of maps.
 */
export function partsPolicy({ siteOrigin, tileSource }: PolicySources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', siteOrigin, tileSource].filter(Boolean).join(' '),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * The policy of a preview. No preview runs an inline script, whatever is switched on; `csp` is the
 * strictest one under which the widgets are promised to work, and only lets in the style sheets of
 * the hosts that were chosen beside it.
 */
export function previewPolicy(
  hosts: readonly HostSwitch[],
  { siteOrigin, tileSource }: PolicySources,
): string {
  const isStrict = hosts.includes('csp');
  const hasSheets = hostSheets(hosts).length > 0;
  const strictStyles = hasSheets ? "'self'" : "'none'";
  return [
    "default-src 'none'",
    `script-src 'self' ${siteOrigin}`,
    `style-src ${isStrict ? strictStyles : "'self' 'unsafe-inline'"}`,
    `connect-src 'self' ${siteOrigin}`,
    ['img-src', "'self'", siteOrigin, tileSource, !isStrict && 'data: blob:']
      .filter(Boolean)
      .join(' '),
    ['media-src', siteOrigin, !isStrict && 'blob:'].filter(Boolean).join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(hosts.includes('trusted-types')
      ? ["require-trusted-types-for 'script'", "trusted-types 'none'"]
      : []),
  ].join('; ');
}
