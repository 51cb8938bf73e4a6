/**
 * The path on our own site to which somebody returns after signing in, or undefined for anything
 * else: an address elsewhere, be it disguised, is nowhere that we send anybody.
 */
export function readReturnPath(text: string, siteOrigin: string): string | undefined {
  if (!text.startsWith('/') || /[\\\s\p{Cc}]/u.test(text)) return undefined;
  if (!URL.canParse(text, siteOrigin)) return undefined;
  const url = new URL(text, siteOrigin);
  if (url.origin !== siteOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
