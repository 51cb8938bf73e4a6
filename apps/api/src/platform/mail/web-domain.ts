import { parse } from 'tldts-icann';

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

/** Whether a text is a domain name, by its ending: `evil.example` or `www.shop.ca`. */
export function isDomain(text: string): boolean {
  const { domain, isIcann, publicSuffix } = parse(text, { extractHostname: false });
  if (publicSuffix === null || domain === null) return false;
  return isIcann === true || reservedEndings.has(publicSuffix);
}
