import { getProduct } from '@boardwalk/tools/testing/product';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { callApi, openRequestContext } from './call-api.ts';
import { openMember } from './open-account.ts';

const halfMinute = 30_000;
const sandbox = getProduct().paymentsOrigin.replace('pay.', '');

/**
 * The code that an app shows next. A code is used once, and counts for half a minute: the product's
 * clock, and the provider's with it, moves on to when it begins.
 */
export async function nextAppCode(secret: string): Promise<string> {
  const timestamp = await startHalfMinute();
  await untilFollowed(timestamp);
  return TOTP.generate({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', timestamp });
}

/** Moves the product to the beginning of the next half minute; answers when that is. */
async function startHalfMinute(): Promise<number> {
  const state = await fetch(`${sandbox}/control/state`);
  const { clock }: { readonly clock: { readonly aheadMs: number } } = await state.json();
  const now = Date.now() + clock.aheadMs;
  const left = halfMinute - (now % halfMinute);
  const moved = await fetch(`${sandbox}/control/clock`, {
    method: 'POST',
    body: new URLSearchParams({ ahead_ms: String(clock.aheadMs + left) }),
  });
  if (!moved.ok) throw new Error(`The clock was not moved: ${await moved.text()}`);
  return now + left;
}

/**
 * Waits for the API, which checks every second how far its clock is moved; a draft states when it
 * was begun.
 */
async function untilFollowed(timestamp: number): Promise<void> {
  const request = await openRequestContext();
  await openMember(request);
  const beginDraft = async () => {
    const draft = await callApi(request, 'POST', '/api/v1/item/draft', { body: {} });
    return Date.parse((await draft.json()).createdAt);
  };
  await expect.poll(beginDraft, { interval: 500 }).toBeGreaterThanOrEqual(timestamp);
}
