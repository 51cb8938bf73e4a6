import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { SettingFault } from '../setting-fault.ts';
import { type Environment, readList } from '../settings.ts';
import { isLoopbackName } from './loopback.ts';

/** The names under which a process answers. */
export interface KnownHosts {
  /**
   * Whether a request asks for us. A page that has its own name point at this machine (DNS
   * rebinding) asks for that name, and its scripts would be let read what we answer.
   */
  isAskedFor(request: Pick<IncomingMessage, 'headers' | 'url'>): boolean;
}

/** Whether a process lives is no secret, and who asks often knows its address alone. */
const healthPath = /^\/health\//;
/** As for what collects figures; the gateway passes these on to nobody. */
const metricsPath = /^\/metrics(?:\?|$)/;

/**
 * The site's own name, this machine's (no other machine can take those), and the hosts of
 * `BOARDWALK_HOSTS`, with a port where it is not that of the protocol.
 */
export function readKnownHosts(environment: Environment, siteOrigin: string): KnownHosts {
  const { host, hostname } = new URL(siteOrigin);
  const listed = readList(environment.BOARDWALK_HOSTS).map(readListed);
  // Behind a proxy the port of https may be given or not.
  const known = new Set([
    host,
    ...(host === hostname ? [`${host}:443`, `${host}:80`] : []),
    ...listed,
  ]);
  return {
    isAskedFor({ headers: { host: asked }, url = '' }) {
      // Whether a request must have one is for its reader to judge; a browser always sends it.
      if (asked === undefined) return true;
      const name = asked.toLowerCase();
      if (known.has(name) || healthPath.test(url)) return true;
      const bare = withoutPort(name);
      return isLoopbackName(bare) || (metricsPath.test(url) && isAddress(bare));
    },
  };
}

function readListed(entry: string): string {
  const name = entry.toLowerCase();
  if (/^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(name)) return name;
  throw new SettingFault(
    `BOARDWALK_HOSTS lists "${entry}": give names as a Host header has them, like www.example.com or 10.0.0.7:4000.`,
  );
}

function withoutPort(host: string): string {
  return host.replace(/:\d{1,5}$/, '');
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
