import { isIPv4 } from 'node:net';
import { callerNetwork } from './caller-network.ts';

/**
 * Returns where a caller is, as logs and the trail record it: the /24 of an IPv4 address, the /48
 * of an IPv6 one. That is enough to follow a caller, and too little to reveal who lives there.
 */
export function shortenedAddress(address: string): string {
  const network = callerNetwork(address);
  if (isIPv4(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  const groups = network.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : 'unknown';
}
