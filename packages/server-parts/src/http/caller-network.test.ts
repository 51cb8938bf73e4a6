import { expect, test } from 'vitest';
import { callerNetwork, siteNetwork } from './caller-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1/48'],
  ['2001:db8::9', '2001:db8:0/48'],
  ['::1', '0:0:0/48'],
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['', undefined],
])('%s lies in %s', (address, network) => {
  expect(siteNetwork(address)).toBe(network);
});
