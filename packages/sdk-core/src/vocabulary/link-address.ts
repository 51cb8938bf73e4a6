/**
 * Where a link in stored text may lead: a path of our own site, or another site by `https://`.
 * Never a script, and never another site in a path's clothes: browsers read `/\` as `//`.
 */
const address = /^(?:https:\/\/[^\s/\\@?#]|\/(?![/\\]))[^\s\\\p{Cc}]*$/u;

/** Of these a mail program opens. */
const mail = /^mailto:[^\s\\\p{Cc}]+$/u;

/** A path of the site, or an address at another. */
export function isLinkAddress(text: string): boolean {
  return address.test(text);
}

/** The same, or a mail address (`mailto:…`). */
export function isLinkOrMailAddress(text: string): boolean {
  return isLinkAddress(text) || mail.test(text);
}

/** What `href` says, where a path leads to our own site: `/policy` → `https://our.site/policy`. */
export function linkTarget(address: string, siteOrigin: string): string {
  return address.startsWith('/') ? siteOrigin + address : address;
}
