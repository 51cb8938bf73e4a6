import { expect, test, vi } from 'vitest';
import { againAfterDeadlock } from './after-deadlock.ts';

const deadlock = () =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code: '40P01' }) });

test('a transaction that met a deadlock runs again once the other one had time to end', async () => {
  let holdsLock = true;
  const transact = vi.fn<() => Promise<string>>(async () => {
    if (!holdsLock) return 'done';
    // The other one is woken by an event, after whatever goes on at once.
    setImmediate(() => {
      holdsLock = false;
    });
    throw deadlock();
  });
  expect(await againAfterDeadlock(transact)).toBe('done');
  expect(transact).toHaveBeenCalledTimes(2);
});

test('one that never gets through fails in the end', async () => {
  const transact = vi.fn<() => Promise<string>>(() => Promise.reject(deadlock()));
  await expect(againAfterDeadlock(transact)).rejects.toThrow('Failed query');
  expect(transact).toHaveBeenCalledTimes(5);
});

test('any other fault is not tried again', async () => {
  const transact = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('unique')));
  await expect(againAfterDeadlock(transact)).rejects.toThrow('unique');
  expect(transact).toHaveBeenCalledTimes(1);
});
