import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';

/** Work that is done when the test says so, by name. */
function createBench(
  limits: QueueLimits = { what: 'files', atOnce: 2, waitingOfOne: 3, waitingOfAll: 5 },
) {
  const queue = createFairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (owner: number, name: string, signal?: AbortSignal) =>
      queue.run(
        owner,
        async () => {
          begun.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return name;
        },
        signal,
      ),
    async end(name: string) {
      ends.get(name)?.();
      await setImmediate();
    },
  };
}

test('two run at once, and others take turns by their owners', async () => {
  const { run, begun, end } = createBench();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run(1, name));
  all.push(run(2, 'b1'), run(3, 'c1'));
  await setImmediate();
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  await end('a3');
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  await end('c1');
  await end('a4');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

test('of one person so many wait, and of all so many', async () => {
  const { run, end } = createBench();
  const first = [1, 2, 3, 4, 5].map((at) => run(1, `a${at}`));
  const ofOne = { code: 'too-many-requests', retryAfter: 10 };
  await expect(run(1, 'a6')).rejects.toMatchObject(ofOne);
  const others = [run(2, 'b1'), run(3, 'c1')];
  await expect(run(4, 'd1')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  await setImmediate();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']) await end(name);
  expect(await Promise.all([...first, ...others])).toHaveLength(7);
  const after = run(4, 'd1');
  await setImmediate();
  await end('d1');
  expect(await after).toBe('d1');
});

test('work that fails gives its place to the next', async () => {
  const queue = createFairQueue({ what: 'tables', atOnce: 1, waitingOfOne: 1, waitingOfAll: 1 });
  const failed = queue.run(1, () => Promise.reject(new Error('a bad picture')));
  const next = queue.run(2, async () => 'done');
  await expect(failed).rejects.toThrow('a bad picture');
  expect(await next).toBe('done');
});

test('what nobody waits for any more gives its place up', async () => {
  const { run, begun, end } = createBench({
    what: 'tables',
    atOnce: 1,
    waitingOfOne: 1,
    waitingOfAll: 2,
  });
  const first = run(1, 'a1');
  const left = new AbortController();
  const waiting = run(1, 'a2', left.signal);
  await expect(run(1, 'a3')).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'Too many tables of yours wait. Please try again in a moment.',
  });
  left.abort(new Error('hung up'));
  await expect(waiting).rejects.toThrow('hung up');
  await expect(run(1, 'a4', left.signal)).rejects.toThrow('hung up');
  const others = [run(1, 'a5'), run(2, 'b1')];
  await expect(run(3, 'c1')).rejects.toMatchObject({ code: 'unavailable' });
  await setImmediate();
  await end('a1');
  await end('a5');
  await end('b1');
  expect(await Promise.all([first, ...others])).toEqual(['a1', 'a5', 'b1']);
  expect(begun).toEqual(['a1', 'a5', 'b1']);
});

test('a signal that aborts after its turn has come changes nothing of the queue', async () => {
  const { run, end } = createBench({
    what: 'tables',
    atOnce: 1,
    waitingOfOne: 1,
    waitingOfAll: 1,
  });
  const late = new AbortController();
  const first = run(1, 'a1', late.signal);
  await setImmediate();
  late.abort();
  const next = run(2, 'b1');
  await expect(run(3, 'c1')).rejects.toMatchObject({ code: 'unavailable' });
  await end('a1');
  await end('b1');
  expect(await Promise.all([first, next])).toEqual(['a1', 'b1']);
});

test('what waits too long is refused, and gives its place up', async () => {
  const limits = { what: 'tables', atOnce: 1, waitingOfOne: 1, waitingOfAll: 5 } as const;
  const { run, begun, end } = createBench({ ...limits, longestWaitMs: 20 });
  const first = run(1, 'a1');
  const refusal = { code: 'unavailable', retryAfter: 10 };
  await expect(run(2, 'b1')).rejects.toMatchObject(refusal);
  const next = run(3, 'c1');
  await end('a1');
  await end('c1');
  expect(await Promise.all([first, next])).toEqual(['a1', 'c1']);
  expect(begun).toEqual(['a1', 'c1']);
});

test('whoever had the queue for long rests as long, and others go on', async () => {
  const limits = { what: 'tables', atOnce: 1, waitingOfOne: 1, waitingOfAll: 5 } as const;
  const { run, end } = createBench({ ...limits, restsAfterMs: 30 });
  const short = run(1, 'a1');
  await setImmediate();
  await end('a1');
  await short;
  const long = run(1, 'a2');
  await setImmediate();
  await setTimeout(60);
  await end('a2');
  await long;
  await expect(run(1, 'a3')).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 1 });
  const other = run(2, 'b1');
  await setImmediate();
  await end('b1');
  expect(await other).toBe('b1');
  await setTimeout(120);
  const rested = run(1, 'a4');
  await setImmediate();
  await end('a4');
  expect(await rested).toBe('a4');
});
