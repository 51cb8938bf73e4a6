import { expect, test } from 'vitest';
import { callerAddress, readTrustedProxies } from './trusted-proxies.ts';

function read(text: string) {
  return readTrustedProxies({ BOARDWALK_TRUSTED_PROXIES: text });
}

function callerOf(peer: string, forwardedFor: string | undefined, proxies: string): string {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return callerAddress({ headers, socket: { remoteAddress: peer } }, read(proxies));
}

test('without the setting no proxy is trusted, not even one on the same machine', () => {
  const proxies = readTrustedProxies({});
  expect(['127.0.0.1', '::1', '10.0.0.1'].filter(proxies.isTrusted)).toEqual([]);
});

test.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['127.0.0.9', 'loopback', true],
  ['::1', 'loopback', true],
  ['2001:db8::9', '192.0.2.1, 2001:db8::/32', true],
  ['192.0.2.1', '192.0.2.1 2001:db8::/32', true],
  ['192.0.2.2', '192.0.2.1', false],
  ['', 'loopback', false],
  ['unknown', 'loopback', false],
])('%s is trusted by "%s": %s', (address, proxies, expected) => {
  expect(read(proxies).isTrusted(address)).toBe(expected);
});

test.each(['balancer', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/', '10.0.0.0/8/8', '2001:db8::/129'])(
  '"%s" is no address or subnet',
  (entry) => {
    expect(() => read(entry)).toThrow(`BOARDWALK_TRUSTED_PROXIES lists "${entry}"`);
  },
);

test.each([
  ['192.0.2.7', undefined, '', '192.0.2.7'],
  ['192.0.2.7', '198.51.100.1', '', '192.0.2.7'],
  ['127.0.0.1', '198.51.100.1', 'loopback', '198.51.100.1'],
  ['127.0.0.1', '203.0.113.9, 198.51.100.1', 'loopback', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.0.0.2', 'loopback 10.0.0.0/8', '198.51.100.1'],
  ['::ffff:127.0.0.1', '::ffff:198.51.100.1', 'loopback', '198.51.100.1'],
  ['127.0.0.1', '10.0.0.2', 'loopback 10.0.0.0/8', '10.0.0.2'],
  ['127.0.0.1', undefined, 'loopback', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1, unknown', 'loopback', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1:50312', 'loopback', '127.0.0.1'],
])('from %s, forwarded for %s, trusting "%s", calls %s', (peer, told, proxies, caller) => {
  expect(callerOf(peer, told, proxies)).toBe(caller);
});
