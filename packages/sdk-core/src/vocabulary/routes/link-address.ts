/**
 * Where a link in stored text may lead: a path of our own site, or another site by `https://`.
 * Never a script, and never another site in a path's clothes: browsers read `/\` as `//`.
 */
export const linkAddress = /^(?:https:\/\/[^\s/\\@?#]|\/(?![/\\]))[^\s\\\p{Cc}]*$/u;

/** The same, or a mail address. */
export const linkOrMailAddress =
  /^(?:https:\/\/[^\s/\\@?#]|\/(?![/\\])|mailto:[^\s\\\p{Cc}])[^\s\\\p{Cc}]*$/u;

/** What `href` says, where a path leads to our own site: `/policy` → `https://our.site/policy`. */
export function linkTarget(address: string, siteOrigin: string): string {
  return address.startsWith('/') ? siteOrigin + address : address;
}
