import { expect, test } from 'vitest';
import type { Client } from '../../http/client.ts';
import { Problem, type ProblemCode } from '../../vocabulary/problem.ts';
import * as endpoints from './endpoints.ts';
import { createPartsSender } from './send-parts-store.ts';

const content = 'abcdefghij';
const file = () => new File([content], 'street.mp4', { lastModified: 7 });

/**
 * Starts a server that stores parts of four bytes; each call is recorded, and may break before or
 * after it.
 */
function startServer() {
  const calls: string[] = [];
  const breaks: { call: string; code: ProblemCode; isDone?: boolean }[] = [];
  let kept = '';
  let hasPoster = false;
  const names = new Map<unknown, string>(
    Object.entries(endpoints).map(([name, value]) => [value, name]),
  );

  async function answer(name: string, input: { params?: { offset?: number }; body?: unknown }) {
    const offset = input.params?.offset;
    if (name === 'sendPart') {
      if (offset !== kept.length) throw new Problem('conflict', 'elsewhere');
      // A part is a blob.
      kept += await (input.body as Blob).text();
    }
    if (name === 'sendPoster') hasPoster = true;
    if (name === 'finishUpload') return { id: 'a', path: '/media/a/video.mp4' };
    return { id: 'a', size: content.length, partBytes: 4, received: kept.length, hasPoster };
  }

  const client: Pick<Client, 'call'> = {
    async call(endpoint, input, options) {
      options?.signal?.throwIfAborted();
      const name = names.get(endpoint) ?? '';
      calls.push(name);
      const at = breaks.findIndex(({ call }) => call === name);
      const [fault] = at < 0 ? [] : breaks.splice(at, 1);
      if (fault && !fault.isDone) throw new Problem(fault.code, 'broken');
      const value = await answer(name, input as { params?: { offset?: number } });
      if (fault) throw new Problem(fault.code, 'the answer was lost');
      // Each answer is of the shape that its endpoint has.
      return value as never;
    },
  };
  const waits: number[] = [];
  const sender = createPartsSender(client, async (milliseconds, signal) => {
    waits.push(milliseconds);
    signal.throwIfAborted();
  });
  return { sender, calls, breaks, waits, kept: () => kept };
}

function options(poster?: Blob) {
  const parts: number[] = [];
  const life = new AbortController();
  return {
    parts,
    life,
    signal: life.signal,
    poster,
    onProgress: (part: number) => parts.push(part),
  };
}

test('a file goes part by part, its poster before them', async () => {
  const { sender, calls, kept } = startServer();
  const { parts, ...rest } = options(new Blob(['p']));
  expect(await sender.send(file(), rest)).toMatchObject({ id: 'a' });
  expect(calls).toEqual([
    'beginUpload',
    'sendPoster',
    'sendPart',
    'sendPart',
    'sendPart',
    'finishUpload',
  ]);
  expect([kept(), parts]).toEqual([content, [0, 0.4, 0.8, 1]]);
});

test('what breaks is tried again, after longer and longer', async () => {
  const { sender, breaks, waits, kept } = startServer();
  breaks.push(
    { call: 'beginUpload', code: 'network' },
    { call: 'sendPart', code: 'network' },
    { call: 'sendPart', code: 'unavailable' },
    { call: 'finishUpload', code: 'timeout' },
  );
  await sender.send(file(), options());
  expect(kept()).toBe(content);
  expect(waits).toHaveLength(4);
});

test('a part whose answer was lost is not sent twice', async () => {
  const { sender, breaks, calls, kept } = startServer();
  breaks.push({ call: 'sendPart', code: 'network', isDone: true });
  await sender.send(file(), options());
  expect(kept()).toBe(content);
  expect(calls.filter((call) => call === 'readUpload')).toHaveLength(1);
});

test('where the line stays broken it fails, and goes on later where it was', async () => {
  const { sender, breaks, kept } = startServer();
  await expect(async () => {
    breaks.push(
      ...Array.from({ length: 20 }, () => ({ call: 'finishUpload', code: 'network' }) as const),
    );
    await sender.send(file(), options());
  }).rejects.toMatchObject({ code: 'network' });
  expect(kept()).toBe(content);
  breaks.length = 0;
  const { parts, ...rest } = options();
  await sender.send(file(), rest);
  expect(parts).toEqual([1]);
});

test('a refusal is told at once', async () => {
  const { sender, breaks, waits } = startServer();
  breaks.push({ call: 'beginUpload', code: 'body-too-large' });
  await expect(sender.send(file(), options())).rejects.toMatchObject({ code: 'body-too-large' });
  expect(waits).toEqual([]);
});

test('a poster that is refused holds nothing up', async () => {
  const { sender, breaks, kept } = startServer();
  breaks.push({ call: 'sendPoster', code: 'invalid-request' });
  await sender.send(file(), options(new Blob(['p'])));
  expect(kept()).toBe(content);
});

test('what is cancelled is removed, and what is kept is not', async () => {
  const { sender, breaks, calls } = startServer();
  const chosen = file();
  breaks.push({ call: 'sendPart', code: 'forbidden' });
  await expect(sender.send(chosen, options())).rejects.toMatchObject({ code: 'forbidden' });
  await sender.discard(chosen);
  await sender.discard(chosen);
  expect(calls.filter((call) => call === 'cancelUpload')).toHaveLength(1);
  const other = startServer();
  await other.sender.send(chosen, options());
  await other.sender.discard(chosen);
  expect(other.calls).not.toContain('cancelUpload');
});
