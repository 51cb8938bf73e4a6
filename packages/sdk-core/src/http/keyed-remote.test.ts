import { expect, it } from 'vitest';
import { Problem } from '../vocabulary/problem.ts';
import { createKeyedRemoteStore } from './keyed-remote.ts';

it('asks once for what the same key names, and again for another', async () => {
  const asked: string[] = [];
  const store = createKeyedRemoteStore(async ({ slug }: { readonly slug: string }) => {
    asked.push(slug);
    return slug.toUpperCase();
  });
  await store.show({ slug: 'frost' });
  await store.show({ slug: 'frost' });
  await store.show({ slug: 'rates' });
  expect(asked).toEqual(['frost', 'rates']);
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'RATES' });
});

it('asks for nothing that a server has asked for', async () => {
  const asked: number[] = [];
  const store = createKeyedRemoteStore(async (page: number) => asked.push(page), {
    key: 1,
    value: 40,
  });
  expect(store.$state.get()).toEqual({ state: 'ready', value: 40 });
  await store.show(1);
  expect(asked).toEqual([]);
  await store.show(2);
  expect(asked).toEqual([2]);
});

it('tries again for the key that failed', async () => {
  let isDown = true;
  const store = createKeyedRemoteStore(async (key: string) => {
    if (isDown) throw new Problem('network', 'No connection.');
    return key;
  });
  await store.show('terms');
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'network' } });
  isDown = false;
  await store.retry();
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'terms' });
});

it('asks again for what it has forgotten', async () => {
  let times = 0;
  const store = createKeyedRemoteStore(async (key: string) => `${key} ${++times}`);
  await store.show('terms');
  store.forget();
  expect(store.$state.get()).toEqual({ state: 'idle' });
  await store.retry();
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'terms 2' });
});
