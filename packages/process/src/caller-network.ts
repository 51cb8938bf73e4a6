import { isIPv4, isIPv6 } from 'node:net';

const mappedPrefix = '::ffff:';

/**
 * What counts as one caller for limits: an IPv4 address, or the /64 network of an IPv6 address,
 * within which everybody can take as many addresses as they like.
 */
export function callerNetwork(address: string): string {
  const mapped = address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : '';
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
