import type { SiteLanguage } from './local-path.ts';

const yearSeconds = 31_536_000;

/**
 * The cookie that keeps a choice of language for a year, as `Set-Cookie` and `document.cookie` take
 * it. Scripts may write it: it is no secret.
 */
export function languageCookie(language: SiteLanguage, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `bw-language=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

/** Returns the language that is stored among a request's or a document's cookies. */
export function readLanguageCookie(cookies: string): SiteLanguage | undefined {
  const [, value] = /(?:^|;\s*)bw-language=(en|fr)(?:;|$)/.exec(cookies) ?? [];
  // The expression lets no other through.
  return value as SiteLanguage | undefined;
}
