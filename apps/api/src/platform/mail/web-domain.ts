import { parse } from 'tldts';

/** Top-level domains that are reserved for examples, tests and private networks. */
const reservedEndings = new Set([
  'example',
  'test',
  'invalid',
  'localhost',
  'local',
  'internal',
  'onion',
]);

/** What mail programs leave out of an address, and usernames may begin or end with. */
const edges = /^[._-]+|[._-]+$/gu;

/** Whether a text is a domain name, by its ending: `evil.example`, `Evil.APP.` or `www.shop.ca`. */
export function isDomain(text: string): boolean {
  const name = text.normalize('NFKC').toLowerCase().replace(edges, '');
  const { domain, isIcann, publicSuffix } = parse(name, { extractHostname: false });
  if (publicSuffix === null || domain === null) return false;
  return isIcann === true || reservedEndings.has(publicSuffix);
}

const hosts = /^(?:\d{1,3}\.){3}\d{1,3}$|^localhost$|(?:^|[._-])www(?:[._-]|$)/iu;

/** Digits of a phone number with its area code; a date of birth has fewer. */
const longNumber = /\d{10}/u;

/** Whether a name of one word has an address of the web or a phone number in it. */
export function leadsElsewhere(name: string): boolean {
  return hasHost(name) || hasLongNumber(name);
}

/** Whether a word is a host, or has one beside an underscore or a hyphen: `evil.com_refund`. */
export function hasHost(word: string): boolean {
  return [word, ...word.split(/[_-]/u)].some((part) => isDomain(part) || isHost(part));
}

/** Whether a word is a host that is no domain: `203.0.113.7`, `localhost`. */
function isHost(word: string): boolean {
  return hosts.test(word.replace(edges, ''));
}

/** Whether a name has so many digits in a row, whatever stands between them. */
export function hasLongNumber(name: string): boolean {
  return longNumber.test(name.replace(/[^\p{L}\p{N}]/gu, ''));
}
