import { BlockList, isIPv6 } from 'node:net';

/** What leads to no machine of the public internet (the special-purpose registries of the IANA). */
const closedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Inside of the one range of IPv6 that is given out: what is not for machines of the public. */
const closedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of closedV4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closedV6) closed.addSubnet(net, prefix, 'ipv6');

/** All that is given out of IPv6; mapped, translated, link-local, unique local and multicast ones are not in it. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet, and not of the network that we stand in. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
