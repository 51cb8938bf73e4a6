import { describe, expect, test } from 'vitest';
import { Problem } from '../vocabulary/problem.ts';
import { createRemote, lastValue } from './remote.ts';

const down = new Problem('network', 'The server could not be reached.');

/** A store whose requests are answered by hand, in their order. */
function start(initial?: string) {
  const requests: (PromiseWithResolvers<string> & { readonly signal: AbortSignal })[] = [];
  const store = createRemote<string>({
    initial,
    request(signal) {
      const answer = Promise.withResolvers<string>();
      requests.push({ ...answer, signal });
      return answer.promise;
    },
  });
  return { store, requests };
}

test('a value at hand is ready from the start', () => {
  expect(start('7').store.$state.get()).toEqual({ state: 'ready', value: '7' });
});

test('a failure keeps the value before it', async () => {
  const { store, requests } = start('1');
  const reloaded = store.reload();
  requests[0]?.reject(down);
  await reloaded;
  expect(store.$state.get()).toEqual({ state: 'failed', problem: down, previous: '1' });
  expect(lastValue(store.$state.get())).toBe('1');
});

test('an error that is no problem becomes an internal one', async () => {
  const { store, requests } = start();
  const loaded = store.load();
  requests[0]?.reject(new RangeError('odd'));
  await loaded;
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'internal' } });
});

test('a request that fails at once is tried again', async () => {
  let tries = 0;
  const store = createRemote({
    request: () => {
      tries += 1;
      throw down;
    },
  });
  await store.load();
  await store.load();
  expect([tries, store.$state.get().state]).toEqual([2, 'failed']);
});

test('the latest request wins and the older one is aborted', async () => {
  const { store, requests } = start();
  const first = store.reload();
  const second = store.reload();
  requests[1]?.resolve('newer');
  await second;
  requests[0]?.resolve('older');
  await first;
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(requests[1]?.signal.aborted).toBe(false);
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'newer' });
});

test('what is known meanwhile takes the place of what a request brings', async () => {
  const { store, requests } = start();
  const first = store.load();
  store.set('2');
  expect(store.$state.get()).toEqual({ state: 'ready', value: '2' });
  expect(requests[0]?.signal.aborted).toBe(true);
  requests[0]?.resolve('1');
  await first;
  expect(store.$state.get()).toEqual({ state: 'ready', value: '2' });
});

test('what is changed meanwhile shows until the request is answered, and stays where that fails', async () => {
  const { store, requests } = start('1');
  const first = store.reload(true);
  store.patch('1 and a half');
  expect(store.$state.get()).toEqual({ state: 'ready', value: '1 and a half' });
  requests[0]?.reject(down);
  await first;
  expect(lastValue(store.$state.get())).toBe('1 and a half');
  const second = store.reload();
  requests[1]?.resolve('2');
  await second;
  expect(store.$state.get()).toEqual({ state: 'ready', value: '2' });
});

test('a request that is given up goes back to the value before it', async () => {
  const { store, requests } = start('1');
  const second = store.reload();
  expect(store.$state.get()).toEqual({ state: 'loading', previous: '1' });
  store.abort();
  requests[0]?.resolve('2');
  await second;
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(store.$state.get()).toEqual({ state: 'ready', value: '1' });
});

test('it is requested once by all who show it', async () => {
  const { store, requests } = start();
  const stops = [store.follow(), store.follow()];
  const loads = [store.load(), store.load()];
  requests[0]?.resolve('three boards');
  await Promise.all(loads);
  await store.load();
  expect(requests).toHaveLength(1);
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'three boards' });
  for (const stop of stops) stop();
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'three boards' });
});

test('what others of the page may wait for stays on its way as one no longer shows it', async () => {
  const { store, requests } = start();
  store.follow()();
  const loaded = store.load();
  requests[0]?.resolve('three boards');
  await loaded;
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'three boards' });
});

test('what a server has requested is not requested again, unless it has changed', async () => {
  const { store, requests } = start('three boards');
  await store.load();
  expect(requests).toHaveLength(0);
  const again = store.reload();
  expect(store.$state.get()).toEqual({ state: 'loading', previous: 'three boards' });
  requests[0]?.resolve('four boards');
  await again;
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'four boards' });
});

test('after a failure it is requested again', async () => {
  const { store, requests } = start();
  const first = store.load();
  requests[0]?.reject(new Problem('network', 'No connection.'));
  await first;
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'network' } });
  const second = store.load();
  requests[1]?.resolve('three boards');
  await second;
  expect(store.$state.get()).toMatchObject({ value: 'three boards' });
});

test('what is forgotten is gone, with the answer that is on its way, and can be requested', async () => {
  const { store, requests } = start('three boards');
  const old = store.reload();
  store.forget();
  expect(store.$state.get()).toEqual({ state: 'loading' });
  const next = store.load();
  requests[0]?.resolve('of the one before');
  await old;
  expect(store.$state.get()).toEqual({ state: 'loading' });
  requests[1]?.resolve('of the next');
  await next;
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'of the next' });
});

test('a quiet request shows nothing of itself, and renews only what was requested', async () => {
  const { store, requests } = start();
  await store.reload(true);
  expect(requests).toHaveLength(0);
  const first = store.load();
  requests[0]?.resolve('three boards');
  await first;
  const renewed = store.reload(true);
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'three boards' });
  requests[1]?.resolve('four boards');
  await renewed;
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'four boards' });
});

test('more of a list is requested in its own way', async () => {
  const { store } = start('three boards');
  await store.run(async () => `${lastValue(store.$state.get())}, and a fourth`);
  expect(store.$state.get()).toEqual({ state: 'ready', value: 'three boards, and a fourth' });
});

describe('with keys', () => {
  test('the same key is requested once, another again', async () => {
    const requested: string[] = [];
    const store = createRemote({
      key: undefined,
      request: async (_signal, { slug }: { readonly slug: string }) => {
        requested.push(slug);
        return slug.toUpperCase();
      },
    });
    expect(store.$state.get()).toEqual({ state: 'idle' });
    await store.load();
    await store.reload();
    expect(requested).toEqual([]);
    await store.show({ slug: 'frost' });
    await store.show({ slug: 'frost' });
    await store.show({ slug: 'rates' });
    expect(requested).toEqual(['frost', 'rates']);
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'RATES' });
  });

  test('nothing is requested that a server has requested', async () => {
    const requested: number[] = [];
    const store = createRemote({
      key: 1,
      initial: 40,
      request: async (_signal, page: number) => requested.push(page),
    });
    expect(store.$state.get()).toEqual({ state: 'ready', value: 40 });
    await store.show(1);
    expect(requested).toEqual([]);
    await store.show(2);
    expect(requested).toEqual([2]);
  });

  test('a key that is known from the start is loading from the start', async () => {
    const store = createRemote({ key: 1, request: async (_signal, page: number) => page * 40 });
    expect(store.$state.get()).toEqual({ state: 'loading' });
    await store.show(1);
    expect(store.$state.get()).toEqual({ state: 'ready', value: 40 });
  });

  test('the key that failed is tried again', async () => {
    let isDown = true;
    const store = createRemote({
      key: undefined,
      request: async (_signal, key: string) => {
        if (isDown) throw new Problem('network', 'No connection.');
        return key;
      },
    });
    await store.show('terms');
    expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'network' } });
    isDown = false;
    await store.reload();
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'terms' });
  });

  test('what is forgotten is requested again', async () => {
    let times = 0;
    const store = createRemote({
      key: undefined,
      request: async (_signal, key: string) => `${key} ${++times}`,
    });
    await store.show('terms');
    store.forget();
    expect(store.$state.get()).toEqual({ state: 'idle' });
    await store.reload();
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'terms 2' });
    store.forget();
    await store.show('terms');
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'terms 3' });
  });

  test('what is under way is given up as nothing shows it, and requested as it shows again', async () => {
    const signals: AbortSignal[] = [];
    const store = createRemote({
      key: undefined,
      request: (signal, key: string) => {
        signals.push(signal);
        return signals.length === 1 ? new Promise<string>(() => undefined) : Promise.resolve(key);
      },
    });
    void store.show('terms');
    const stop = store.follow();
    expect(signals).toHaveLength(1);
    stop();
    expect(signals[0]?.aborted).toBe(true);
    expect(store.$state.get()).toEqual({ state: 'idle' });
    await store.show('terms');
    expect(store.$state.get()).toEqual({ state: 'ready', value: 'terms' });
  });
});
