import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createHashingThreads } from './hashing-threads.ts';
import { dummyHash, hashPassword, isPassword } from './passwords.ts';

const weak = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const file = new URL('hashing-threads.fixture.ts', import.meta.url);

function startThreads(settings: { readonly threads?: number; readonly mostWaiting?: number } = {}) {
  return createHashingThreads({ file, strength: weak, threads: 2, mostWaiting: 100, ...settings });
}

test('a password is the one that was hashed, in whatever form its letters were typed', async () => {
  const hash = await hashPassword('caf\u00e9 au lait');
  expect(await isPassword('cafe\u0301 au lait', hash)).toBe(true);
  expect(await isPassword('cafe au lait', hash)).toBe(false);
});

test('hashes are argon2id with 19 MiB and two passes, that of nobody too', async () => {
  const asked = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32, saltLen: 16 };
  for (const hash of [await hashPassword('some password'), dummyHash]) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(parseOptions(hash)).toMatchObject(asked);
  }
});

test.each([null, undefined, ''])('nobody’s password is never right (%s)', async (hash) => {
  expect(await isPassword('', hash || null)).toBe(false);
  expect(await isPassword('nobody', hash || null)).toBe(false);
});

test('many at once each get their own answer', async () => {
  const threads = startThreads();
  const passwords = Array.from({ length: 40 }, (_, index) => `password ${index}`);
  const hashes = await Promise.all(passwords.map(threads.hash));
  expect(new Set(hashes).size).toBe(40);
  const answers = await Promise.all(
    hashes.map((hash, index) => threads.verify(hash, `password ${index - (index % 2)}`)),
  );
  expect(answers).toEqual(passwords.map((_, index) => index % 2 === 0));
});

test('of a thread that ends half way, its password alone is refused', async () => {
  const threads = startThreads({ threads: 1 });
  const before = threads.hash('before');
  const broken = threads.hash('exit');
  const after = threads.hash('after');
  await expect(broken).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  expect(await threads.verify(await before, 'before')).toBe(true);
  expect(await threads.verify(await after, 'after')).toBe(true);
});

test('threads that can’t start refuse, and hold nobody up', async () => {
  const missing = new URL('no-such-file.ts', import.meta.url);
  const threads = createHashingThreads({
    file: missing,
    strength: weak,
    threads: 1,
    mostWaiting: 9,
  });
  const tried = await Promise.allSettled(['one', 'two', 'three'].map(threads.hash));
  for (const result of tried) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  }
});

test('what is no hash is an error, after which the thread goes on', async () => {
  const threads = startThreads({ threads: 1 });
  await expect(threads.verify('no hash', 'password')).rejects.toThrow();
  expect(await threads.verify(await threads.hash('password'), 'password')).toBe(true);
});

test('of more passwords than may wait, the last are turned away at once', async () => {
  const threads = startThreads({ threads: 1, mostWaiting: 3 });
  const results = Array.from({ length: 6 }, (_, index) => threads.hash(`password ${index}`));
  expect(threads.requireRoom).toThrow(expect.objectContaining({ code: 'unavailable' }));
  const settled = await Promise.allSettled(results);
  const kept = settled.map(({ status }) => status === 'fulfilled');
  expect(kept).toEqual([true, true, true, true, false, false]);
  expect(threads.requireRoom).not.toThrow();
});
