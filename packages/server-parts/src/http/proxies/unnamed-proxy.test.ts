import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';
import { watchForUnnamedProxy } from './unnamed-proxy.ts';

const header = { 'x-forwarded-for': '198.51.100.1' };

/** What is said of a request from each of these addresses. */
function hear(
  peers: readonly string[],
  { mode = 'live', named = '', headers = header }: Told = {},
): readonly string[] {
  const said: string[] = [];
  const trustedProxies = readTrustedProxies({ BOARDWALK_TRUSTED_PROXIES: named });
  const watch = watchForUnnamedProxy({ mode, trustedProxies }, (sentence) => said.push(sentence));
  for (const remoteAddress of peers) watch({ headers, socket: { remoteAddress } });
  return said;
}

interface Told {
  readonly mode?: 'live' | 'demo';
  readonly named?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '172.17.0.1', '10.0.0.9', 'fd00::1'])(
  'a header from %s, which nobody has named, is told of once',
  (peer) => {
    const said = hear([peer, peer, '127.0.0.1']);
    expect(said).toEqual([expect.stringContaining('BOARDWALK_TRUSTED_PROXIES')]);
    expect(said[0]).toContain(peer.replace('::ffff:', ''));
  },
);

test('neither a proxy that is named, nor a visitor, nor a call without the header is told of', () => {
  expect(hear(['127.0.0.1'], { named: 'loopback' })).toEqual([]);
  expect(hear(['203.0.113.7', '2001:db8::1'])).toEqual([]);
  expect(hear(['127.0.0.1'], { headers: {} })).toEqual([]);
  expect(hear(['127.0.0.1'], { mode: 'demo' })).toEqual([]);
  // Another proxy than the one that is named is reported.
  expect(hear(['127.0.0.1'], { named: '10.0.0.1' })).toHaveLength(1);
});
