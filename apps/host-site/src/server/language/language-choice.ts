import type { IncomingHttpHeaders } from 'node:http';
import { readLanguageCookie } from '@boardwalk/sdk-core/vocabulary/routes/language-cookie';
import { type SiteLanguage, splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'referer'>;

/** The language that a visitor has chosen, some time ago; undefined for one who never has. */
export function chosenLanguage({ cookie = '' }: Headers): SiteLanguage | undefined {
  return readLanguageCookie(cookie);
}

/** What a visitor has chosen, else the first of our languages that their browser asks for, else `fallback`. */
export function preferredLanguage(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
  fallback: SiteLanguage,
): SiteLanguage {
  return chosenLanguage(headers) ?? askedLanguage(headers['accept-language'] ?? '') ?? fallback;
}

/**
 * The language in which somebody who arrives at the site itself, `/`, is met: the chosen one, else
 * the one that their browser puts first. English where it asks for neither (0111-french-on-the-site.md).
 */
export function arrivesFor(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): SiteLanguage {
  return preferredLanguage(headers, 'en');
}

function askedLanguage(header: string): SiteLanguage | undefined {
  const asked = header
    .split(',')
    .map((part) => /^\s*(en|fr)(?![a-z])[\w-]*\s*(?:;\s*q=([\d.]+))?/i.exec(part))
    .flatMap((found) =>
      found ? [{ name: found[1]?.toLowerCase(), q: Number(found[2] ?? 1) }] : [],
    )
    .filter(({ q }) => q > 0)
    .sort((one, other) => other.q - one.q);
  // The expression lets no other through.
  return asked[0]?.name as SiteLanguage | undefined;
}

/**
 * Whether somebody comes to a page in `language` from one of ours in the other: only what offers a
 * choice leads there, the bar's switch among it, with a script or without.
 */
export function isChoice(
  { referer }: Headers,
  language: SiteLanguage,
  siteOrigin: string,
): boolean {
  const from = pageBefore(referer, siteOrigin);
  return from !== undefined && splitPath(from.pathname).language !== language;
}

/**
 * Whether a visitor comes from elsewhere, or from somewhere that they don't reveal. Browsers that
 * are set to withhold the referrer still say that a link was one of ours.
 */
export function isArrival(
  { referer, 'sec-fetch-site': from }: Headers & Pick<IncomingHttpHeaders, 'sec-fetch-site'>,
  siteOrigin: string,
): boolean {
  return from !== 'same-origin' && pageBefore(referer, siteOrigin) === undefined;
}

function pageBefore(referer: string | undefined, siteOrigin: string): URL | undefined {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.origin === siteOrigin ? from : undefined;
}
