import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { SettingFault } from '../setting-fault.ts';
import { type Environment, readList } from '../settings.ts';

/** The balancers in front of a process, whose word on a visitor's address counts. */
export interface TrustedProxies {
  isTrusted(address: string): boolean;
}

/** An address of a request as the socket and the headers tell it. */
interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The proxies of `BOARDWALK_TRUSTED_PROXIES`: addresses, subnets such as `10.0.0.0/8`, or
 * `loopback`, separated by commas or blanks; `preset` where the setting is absent.
 */
export function readTrustedProxies(environment: Environment, preset = ''): TrustedProxies {
  const proxies = new BlockList();
  const entries = readList(environment.BOARDWALK_TRUSTED_PROXIES || preset);
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

/** The visitor's address: what the outermost trusted proxy saw, else the other end's own. */
export function callerAddress({ headers, socket }: Arrival, proxies: TrustedProxies): string {
  const told = headers['x-forwarded-for'];
  const chain = [...readList(Array.isArray(told) ? told.join(',') : told), peerAddress({ socket })];
  const known = chain.findLastIndex((address) => !proxies.isTrusted(address));
  return plainAddress(chain[Math.max(0, known)] ?? '');
}

/** The address of the connection's other end; an IPv4 one on an IPv6 socket shows as IPv4. */
export function peerAddress({ socket }: Pick<Arrival, 'socket'>): string {
  return plainAddress(socket.remoteAddress ?? '');
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}
