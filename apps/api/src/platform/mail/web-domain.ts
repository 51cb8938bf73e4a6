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
