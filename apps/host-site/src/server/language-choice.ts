import type { IncomingHttpHeaders } from 'node:http';
import { type SiteLanguage, splitPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';

const name = 'bw-language';
const yearSeconds = 31_536_000;

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'referer'>;

/** The language that a visitor has chosen, some time ago; undefined for one who never has. */
export function chosenLanguage({ cookie = '' }: Headers): SiteLanguage | undefined {
  const [, value] = /(?:^|;\s*)bw-language=(en|fr)(?:;|$)/.exec(cookie) ?? [];
  // The expression lets no other through.
  return value as SiteLanguage | undefined;
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

/** Whether somebody comes from elsewhere, or from nowhere that they tell of. */
export function isArrival({ referer }: Headers, siteOrigin: string): boolean {
  return pageBefore(referer, siteOrigin) === undefined;
}

/** A `Set-Cookie` that keeps a choice for a year. Scripts may write it: it is no secret. */
export function choiceCookie(language: SiteLanguage, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

function pageBefore(referer: string | undefined, siteOrigin: string): URL | undefined {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.origin === siteOrigin ? from : undefined;
}
