import { expect, test } from 'vitest';
import { Problem } from '../vocabulary/problem.ts';
import { createLoadedRemoteStore } from './loaded-remote.ts';

function start(initial?: string) {
  const asked: PromiseWithResolvers<string>[] = [];
  const store = createLoadedRemoteStore(() => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  }, initial);
  return { store, asked };
}

test('it is asked for once by all who show it', async () => {
  const { store, asked } = start();
  const loads = [store.load(), store.load()];
  asked[0]?.resolve('three boards');
  await Promise.all([...loads]);
  await store.load();
  expect(asked).toHaveLength(1);
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'three boards' });
});

test('what a server has asked for is not asked for again, unless it has changed', async () => {
  const { store, asked } = start('three boards');
  await store.load();
  expect(asked).toHaveLength(0);
  const again = store.reload();
  expect(store.$state.get()).toEqual({ state: 'loading', previous: 'three boards' });
  asked[0]?.resolve('four boards');
  await again;
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'four boards' });
});

test('after a failure it is asked for again', async () => {
  const { store, asked } = start();
  const first = store.load();
  asked[0]?.reject(new Problem('network', 'No connection.'));
  await first;
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'network' } });
  const second = store.load();
  asked[1]?.resolve('three boards');
  await second;
  expect(store.$state.get()).toMatchObject({ value: 'three boards' });
});

test('what is forgotten is gone, with the answer that is on its way, and can be asked for', async () => {
  const { store, asked } = start('three boards');
  const old = store.reload();
  store.forget();
  expect(store.$state.get()).toEqual({ state: 'loading' });
  const next = store.load();
  asked[0]?.resolve('of the one before');
  await old;
  expect(store.$state.get()).toEqual({ state: 'loading' });
  asked[1]?.resolve('of the next');
  await next;
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'of the next' });
});
