import { isIPv4, isIPv6 } from 'node:net';

const mappedPrefix = '::ffff:';

/**
 * What counts as one caller for limits: an IPv4 address, or the /64 network of an IPv6 address,
 * within which everybody can take as many addresses as they like.
 */
export function callerNetwork(address: string): string {
  return isPlainIPv6(address) ? prefixOf(address, 4) : withoutMapping(address);
}

/** The /48 network of an IPv6 address, of which many a caller has one; nothing for IPv4. */
export function siteNetwork(address: string): string | undefined {
  return isPlainIPv6(address) ? `${prefixOf(address, 3)}/48` : undefined;
}

function isPlainIPv6(address: string): boolean {
  return isIPv6(address) && withoutMapping(address) === address;
}

/** An IPv4 address that an IPv6 socket shows is that IPv4 address. */
function withoutMapping(address: string): string {
  const mapped = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : '';
  return isIPv4(mapped) ? mapped : address;
}

/** The first groups of 16 bits. */
function prefixOf(address: string, groups: number): string {
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, groups).join(':');
}
