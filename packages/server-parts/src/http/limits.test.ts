import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

test('an allowance is used up at once and refills evenly', async () => {
  let instant = 0;
  const limits = createLimits({ now: () => instant });
  for (let call = 0; call < 6; call += 1) {
    expect(await limits.take('somebody', 6)).toEqual({ isAllowed: true });
  }
  expect(await limits.take('somebody', 6)).toEqual({ isAllowed: false, retryAfter: 10 });
  expect(await limits.take('somebody else', 6)).toEqual({ isAllowed: true });
  instant = 9_999;
  expect(await limits.take('somebody', 6)).toMatchObject({ isAllowed: false });
  instant = 10_000;
  expect(await limits.take('somebody', 6)).toEqual({ isAllowed: true });
  expect(await limits.take('somebody', 6)).toMatchObject({ isAllowed: false });
});

test('a refused call does not put the next one off', async () => {
  let instant = 0;
  const limits = createLimits({ now: () => instant });
  await limits.take('a', 1);
  for (let call = 0; call < 50; call += 1) await limits.take('a', 1);
  instant = 60_000;
  expect(await limits.take('a', 1)).toEqual({ isAllowed: true });
});

test('a call that weighs as much as several takes as much of the allowance', async () => {
  const limits = createLimits({ now: () => 0 });
  expect(await limits.take('a', 6, 4)).toEqual({ isAllowed: true });
  expect(await limits.take('a', 6, 3)).toEqual({ isAllowed: false, retryAfter: 10 });
  expect(await limits.take('a', 6, 2)).toEqual({ isAllowed: true });
  expect(await limits.take('b', 6, 50)).toEqual({ isAllowed: true });
});

test('of more callers than there is room for, those who called longest ago are forgotten', async () => {
  const limits = createLimits({ now: () => 0, maximumKeys: 3 });
  for (const key of ['a', 'b', 'c']) await limits.take(key, 2);
  await limits.take('a', 2);
  await limits.take('d', 2);
  expect(limits.size).toBe(3);
  expect(await limits.take('a', 2)).toMatchObject({ isAllowed: false });
  expect(await limits.take('c', 2)).toMatchObject({ isAllowed: true });
  expect(await limits.take('c', 2)).toMatchObject({ isAllowed: false });
});

test('callers whose allowance is full again are not held', async () => {
  let instant = 0;
  const limits = createLimits({ now: () => instant });
  for (let caller = 0; caller < 1_000; caller += 1) await limits.take(String(caller), 60);
  expect(limits.size).toBe(1_000);
  instant = 1_000;
  await limits.take('another', 60);
  expect(limits.size).toBe(1);
});

test('a flood of callers holds no more than 100,000 keys', async () => {
  const limits = createLimits({ now: () => 0 });
  for (let caller = 0; caller < 100_100; caller += 1) await limits.take(String(caller), 60);
  expect(limits.size).toBe(100_000);
});

test('what is given back can be taken again, and never more than that', async () => {
  const limits = createLimits({ now: () => 0 });
  await limits.take('a', 2);
  await limits.take('a', 2);
  await limits.giveBack('a', 2);
  expect(await limits.take('a', 2)).toEqual({ isAllowed: true });
  expect(await limits.take('a', 2)).toMatchObject({ isAllowed: false });
  await limits.giveBack('nobody', 2);
  expect(limits.size).toBe(1);
});
