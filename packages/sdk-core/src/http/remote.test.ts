import { expect, test } from 'vitest';
import { Problem } from '../vocabulary/problem.ts';
import { createRemoteStore, lastValue } from './remote.ts';

const down = new Problem('network', 'The server could not be reached.');

test('a value at hand is ready from the start', () => {
  expect(createRemoteStore(7).$state.get()).toEqual({ state: 'ready', value: 7 });
});

test('a failure keeps the value before it', async () => {
  const { $state, load } = createRemoteStore<number>();
  await load(async () => 1);
  await load(() => Promise.reject(down));
  expect($state.get()).toEqual({ state: 'failed', problem: down, previous: 1 });
  expect(lastValue($state.get())).toBe(1);
});

test('an error that is no problem becomes an internal one', async () => {
  const { $state, load } = createRemoteStore<number>();
  await load(() => Promise.reject(new RangeError('odd')));
  expect($state.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
});

test('the latest request wins and the older one is aborted', async () => {
  const { $state, load } = createRemoteStore<string>();
  const older = Promise.withResolvers<string>();
  let olderSignal: AbortSignal | undefined;
  const first = load((signal) => {
    olderSignal = signal;
    return older.promise;
  });
  await load(async () => 'newer');
  older.resolve('older');
  await first;
  expect(olderSignal?.aborted).toBe(true);
  expect($state.get()).toEqual({ state: 'ready', value: 'newer' });
});

test('what is known meanwhile takes the place of what a request brings', async () => {
  const { $state, load, set } = createRemoteStore<number>();
  const pending = Promise.withResolvers<number>();
  let signal: AbortSignal | undefined;
  const first = load((its) => {
    signal = its;
    return pending.promise;
  });
  set(2);
  expect($state.get()).toEqual({ state: 'ready', value: 2 });
  expect(signal?.aborted).toBe(true);
  pending.resolve(1);
  await first;
  expect($state.get()).toEqual({ state: 'ready', value: 2 });
});

test('a request that is given up goes back to the value before it', async () => {
  const { $state, load, abort } = createRemoteStore<number>();
  await load(async () => 1);
  const pending = Promise.withResolvers<number>();
  const second = load(() => pending.promise);
  expect($state.get()).toEqual({ state: 'loading', previous: 1 });
  abort();
  pending.resolve(2);
  await second;
  expect($state.get()).toEqual({ state: 'ready', value: 1 });
});
