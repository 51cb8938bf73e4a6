import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { SettingFault } from '../../setting-fault.ts';
import { type Environment, readList } from '../../settings.ts';

/** The balancers in front of a process, whose word on a visitor's address counts. */
export interface TrustedProxies {
  isTrusted(address: string): boolean;
}

/** What the connection and the headers of a request show. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The proxies of `BOARDWALK_TRUSTED_PROXIES`: addresses, subnets such as `10.0.0.0/8`, or
 * `loopback`, separated by commas or blanks; none where the setting is absent.
 */
export function readTrustedProxies({
  BOARDWALK_TRUSTED_PROXIES: setting,
}: Environment): TrustedProxies {
  return listProxies(readList(setting));
}

/** The proxies of these entries, each as in the setting. */
export function listProxies(entries: readonly string[]): TrustedProxies {
  const proxies = new BlockList();
  for (const entry of entries) addProxy(proxies, entry);
  return {
    isTrusted(address) {
      const plain = plainAddress(address);
      return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain));
    },
  };
}

function addProxy(proxies: BlockList, entry: string): void {
  if (entry === 'loopback') {
    proxies.addSubnet('127.0.0.0', 8, 'ipv4');
    proxies.addAddress('::1', 'ipv6');
    return;
  }
  const [address = '', bits, ...rest] = entry.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isSubnet = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  if (isIP(address) === 0 || !isSubnet || rest.length > 0) {
    throw new SettingFault(
      `BOARDWALK_TRUSTED_PROXIES lists "${entry}": give addresses, subnets like 10.0.0.0/8, or loopback.`,
    );
  }
  proxies.addSubnet(address, Number(bits ?? longest), familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/**
 * The visitor's address: what the outermost trusted proxy saw, else the other end's own. A word that
 * is no address counts nothing, or each visitor could be as many as they like.
 */
export function callerAddress({ headers, socket }: Arrival, proxies: TrustedProxies): string {
  const told = headers['x-forwarded-for'];
  const forwarded = readList(Array.isArray(told) ? told.join(',') : told).map(plainAddress);
  let address = peerAddress({ socket });
  while (proxies.isTrusted(address)) {
    const before = forwarded.pop();
    if (before === undefined || isIP(before) === 0) return address;
    address = before;
  }
  return address;
}

/** The address of the connection's other end; an IPv4 one on an IPv6 socket shows as IPv4. */
export function peerAddress({ socket }: Pick<Arrival, 'socket'>): string {
  return plainAddress(socket.remoteAddress ?? '');
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
