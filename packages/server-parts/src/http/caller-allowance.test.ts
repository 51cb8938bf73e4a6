import { expect, test } from 'vitest';
import { takeCall } from './caller-allowance.ts';
import { createLimits } from './limits.ts';

/** How many of a thousand calls from different networks are let pass. */
async function countAllowed(addressOf: (at: number) => string): Promise<number> {
  const limits = createLimits({ now: () => 0 });
  let allowed = 0;
  for (let at = 0; at < 1_000; at += 1) {
    const call = { what: 'page', address: addressOf(at), perMinute: 10 };
    if ((await takeCall(limits, call)).isAllowed) allowed += 1;
  }
  return allowed;
}

test.each([
  ['one address', () => '192.0.2.7', 10],
  ['one /64', (at: number) => `2001:db8:1:2::${at.toString(16)}`, 10],
  ['one /48', (at: number) => `2001:db8:1:${at.toString(16)}::1`, 160],
  ['many /48', (at: number) => `2001:db8:${at.toString(16)}::1`, 1_000],
  ['many addresses of IPv4', (at: number) => `10.0.${at >> 8}.${at & 255}`, 1_000],
])('of a thousand calls by %s so many pass', async (_, addressOf, allowed) => {
  expect(await countAllowed(addressOf)).toBe(allowed);
});

test('calls of different names are counted apart', async () => {
  const limits = createLimits({ now: () => 0 });
  const call = { address: '2001:db8::1', perMinute: 1 };
  expect((await takeCall(limits, { ...call, what: 'a' })).isAllowed).toBe(true);
  expect((await takeCall(limits, { ...call, what: 'b' })).isAllowed).toBe(true);
  expect((await takeCall(limits, { ...call, what: 'a' })).isAllowed).toBe(false);
});
