import type { Mode } from '../../settings.ts';
import { type Arrival, listProxies, peerAddress, type TrustedProxies } from './trusted-proxies.ts';

/** Where an operator's own proxy stands: on the same machine, or in a network that nobody outside is in. */
const nearby = listProxies([
  'loopback',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
]);

interface Watched {
  readonly mode: Mode;
  readonly trustedProxies: TrustedProxies;
}

/**
 * Looks at requests for a proxy that the operator has forgotten to name, of which all visitors look
 * like one; says so once. The demo has none in front.
 */
export function watchForUnnamedProxy(
  { mode, trustedProxies }: Watched,
  say: (sentence: string) => void,
): (request: Arrival) => void {
  let isSaid = mode === 'demo';
  return (request) => {
    if (isSaid || request.headers['x-forwarded-for'] === undefined) return;
    const peer = peerAddress(request);
    if (trustedProxies.isTrusted(peer) || !nearby.isTrusted(peer)) return;
    isSaid = true;
    say(
      `A request came from ${peer} with X-Forwarded-For, which is ignored: BOARDWALK_TRUSTED_PROXIES does not name this address. If it is your proxy, all visitors share one allowance of calls until it is named; see "A proxy in front" in docs/operations.md.`,
    );
  };
}
