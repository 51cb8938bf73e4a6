import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clientOf,
  expectProblem,
  json,
  listing,
  post,
  posting,
  problem,
  readListing,
  searching,
  who,
} from './client.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['a reading call', readListing, listing, {}, 3],
  ['a search, which only reads', searching, post, {}, 3],
  ['a change with a key of its own', posting, post, { idempotencyKey: 'once' }, 3],
  ['a change without one', posting, post, {}, 1],
] as const)(
  '%s is tried again only where that is safe',
  async (_, which, input, options, tries) => {
    const { client, requests } = clientOf([() => problem('unavailable', 503)]);
    const call = expectProblem(client.call(which, input, options));
    await vi.runAllTimersAsync();
    expect((await call).code).toBe('unavailable');
    expect(requests).toHaveLength(tries);
  },
);

test('a call that succeeds at the second try is answered', async () => {
  const { client, requests } = clientOf([
    () => Promise.reject(new TypeError('fetch failed')),
    () => json({ id: 7 }),
  ]);
  const call = client.call(readListing, listing);
  await vi.runAllTimersAsync();
  expect(await call).toEqual({ id: 7 });
  expect(requests).toHaveLength(2);
});

test('a call whose key is still under way is asked for again, any other conflict is not', async () => {
  const underWay = () => problem('conflict', 409, {}, { 'retry-after': '2' });
  const { client, requests } = clientOf([underWay, () => json({ id: 7 })]);
  const call = client.call(posting, post, { idempotencyKey: 'once' });
  await vi.runAllTimersAsync();
  expect(await call).toEqual({ id: 7 });
  expect(requests).toHaveLength(2);
  const other = clientOf([() => problem('conflict', 409)]);
  const refused = expectProblem(other.client.call(posting, post, { idempotencyKey: 'once' }));
  await vi.runAllTimersAsync();
  expect((await refused).code).toBe('conflict');
  expect(other.requests).toHaveLength(1);
});

test.each([
  ['invalid-request', 400],
  ['not-found', 404],
  ['too-many-requests', 429],
  ['internal', 500],
])('%s is not tried again', async (code, status) => {
  const { client, requests } = clientOf([() => problem(code, status)]);
  expect((await expectProblem(client.call(readListing, listing))).code).toBe(code);
  expect(requests).toHaveLength(1);
});

test.each([
  [0, [100, 200]],
  [1, [300, 600]],
])('pauses between tries differ by chance: at %d they are %j ms', async (chance, pauses) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const starts: number[] = [];
  const { client } = clientOf([
    () => {
      starts.push(Date.now());
      return problem('bad-gateway', 502);
    },
  ]);
  const call = expectProblem(client.call(readListing, listing));
  await vi.runAllTimersAsync();
  await call;
  expect(starts.slice(1).map((start, index) => start - (starts[index] ?? 0))).toEqual(pauses);
});

const away = (seconds: number) => () =>
  problem('unavailable', 503, {}, { 'retry-after': String(seconds) });

test.each([
  [0, [2_000, 3_000]],
  [1, [3_000, 4_500]],
])('a server that says when to come again is given that time: %d', async (chance, pauses) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const starts: number[] = [];
  const answer = () => {
    starts.push(Date.now());
    return away(2)();
  };
  const call = expectProblem(clientOf([answer]).client.call(readListing, listing));
  await vi.runAllTimersAsync();
  expect((await call).code).toBe('unavailable');
  expect(starts.slice(1).map((start, index) => start - (starts[index] ?? 0))).toEqual(pauses);
});

test('nobody waits for a server that asks for a minute', async () => {
  const { client, requests } = clientOf([away(60)]);
  expect((await expectProblem(client.call(readListing, listing))).retryAfter).toBe(60);
  expect(requests).toHaveLength(1);
});

test('a call that meets a session being renewed is sent again with its new token', async () => {
  const onSignedOut = vi.fn();
  const answers = [
    () => problem('unauthorized', 401),
    away(1),
    () => json({ id: 3 }),
    () => json({ title: 'A canoe' }),
  ];
  const { client, requests } = clientOf(answers, { onSignedOut });
  client.askWho?.(who);
  const call = client.call(posting, post);
  await vi.runAllTimersAsync();
  expect(await call).toEqual({ title: 'A canoe' });
  expect(requests.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
    ...['post', 'who', 'who', 'post'],
  ]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a 401 counts where nobody can tell who is signed in', async () => {
  const onSignedOut = vi.fn();
  const answers = [() => problem('unauthorized', 401), away(1)];
  const { client, requests } = clientOf(answers, { onSignedOut });
  client.askWho?.(who);
  const call = expectProblem(client.call(posting, post));
  await vi.runAllTimersAsync();
  expect((await call).code).toBe('unauthorized');
  expect(requests).toHaveLength(4);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a change that may have been done is not sent again', async () => {
  const { client, requests } = clientOf([() => problem('interrupted', 503)]);
  expect((await expectProblem(client.call(posting, post))).code).toBe('interrupted');
  expect(requests).toHaveLength(1);
});

test('a server that can not be reached is a problem of the network', async () => {
  const { client } = clientOf([() => Promise.reject(new TypeError('fetch failed'))]);
  const refusal = await expectProblem(client.call(posting, post));
  expect(refusal).toMatchObject({ code: 'network', status: 0 });
});

test('an answer that breaks off is a problem of the network', async () => {
  const { client } = clientOf([
    () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
  ]);
  expect((await expectProblem(client.call(posting, post))).code).toBe('network');
});

test('a server that does not answer in time is given up', async () => {
  vi.useRealTimers();
  const { client } = clientOf([], {
    timeout: 20,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  const refusal = await expectProblem(client.call(posting, post));
  expect(refusal).toMatchObject({ code: 'timeout', status: 504 });
});

test('a call that its caller gives up is aborted, and not tried again', async () => {
  const controller = new AbortController();
  const { client, requests } = clientOf([
    () => {
      controller.abort();
      throw controller.signal.reason;
    },
  ]);
  const refusal = await expectProblem(
    client.call(readListing, listing, { signal: controller.signal }),
  );
  expect(refusal).toMatchObject({ code: 'aborted', status: 0 });
  expect(requests).toHaveLength(1);
});

test('a call that was given up before it began is not sent', async () => {
  const { client, requests } = clientOf([() => json({ id: 7 })]);
  const signal = AbortSignal.abort();
  expect((await expectProblem(client.call(readListing, listing, { signal }))).code).toBe('aborted');
  expect(requests).toEqual([]);
});

test('a caller may give up between two tries', async () => {
  const controller = new AbortController();
  const { client, requests } = clientOf([() => problem('unavailable', 503)]);
  const call = expectProblem(client.call(readListing, listing, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(50);
  controller.abort();
  expect((await call).code).toBe('aborted');
  await vi.runAllTimersAsync();
  expect(requests).toHaveLength(1);
});

test('tries leave no listener behind on a signal that lives on', async () => {
  const { signal } = new AbortController();
  let listeners = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  vi.spyOn(signal, 'addEventListener').mockImplementation((...args: unknown[]) => {
    listeners += 1;
    add(...(args as Parameters<typeof add>));
  });
  vi.spyOn(signal, 'removeEventListener').mockImplementation((...args: unknown[]) => {
    listeners -= 1;
    remove(...(args as Parameters<typeof remove>));
  });
  const { client } = clientOf([() => problem('unavailable', 503)]);
  const call = expectProblem(client.call(readListing, listing, { signal }));
  await vi.runAllTimersAsync();
  await call;
  expect(listeners).toBe(0);
});
