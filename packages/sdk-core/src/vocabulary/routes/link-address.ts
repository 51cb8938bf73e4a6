import { localPath, splitPath } from './local-path.ts';

/**
 * Where a link in stored text may lead: a path of our own site, or another site by `https://`.
 * Never a script, and never another site in a path's clothes: browsers read `/\` as `//`.
 */
export const linkAddress = /^(?:https:\/\/[^\s/\\@?#]|\/(?![/\\]))[^\s\\\p{Cc}]*$/u;

/** The same, or a mail address. */
export const linkOrMailAddress =
  /^(?:https:\/\/[^\s/\\@?#]|\/(?![/\\])|mailto:[^\s\\\p{Cc}])[^\s\\\p{Cc}]*$/u;

/** A path that ends in a file's name, which is the same in every language. */
const filePath = /^[^?#]*\.\w+(?:[?#]|$)/;

/**
 * What `href` says, where a path leads to our own site, to the page in the language of its reader:
 * `/policy` → `https://our.site/fr/policy`.
 */
export function linkTarget(
  address: string,
  { siteOrigin, locale }: { readonly siteOrigin: string; readonly locale: string },
): string {
  if (!address.startsWith('/')) return address;
  if (filePath.test(address)) return siteOrigin + address;
  return siteOrigin + localPath(splitPath(address).path, locale);
}
