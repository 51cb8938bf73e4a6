import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem, text } from '../http/client.fixture.ts';
import { type Answer, openLine, openPage } from './stream-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const fails: Answer = () => Promise.reject(new TypeError('fetch failed'));

test('however many want it there is one stream, and none once nobody does', async () => {
  const page = openPage(openLine().answer);
  expect(page.store.$state.get()).toBe('closed');
  const stops = [page.store.want(), page.store.want()];
  await pass(0);
  expect(page.store.$state.get()).toBe('open');
  stops[0]?.();
  stops[0]?.();
  expect(page.store.$state.get()).toBe('open');
  stops[1]?.();
  expect(page.store.$state.get()).toBe('closed');
  expect(page.signals[0]?.aborted).toBe(true);
  await pass(600_000);
  expect(page.asked).toHaveLength(1);
  expect([page.listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('it tells the topics that it knows, and passes over all else', async () => {
  const line = openLine();
  const page = openPage(line.answer);
  page.store.want();
  await pass(0);
  line.write('event: changed\ndata: bookmarks\n\nevent: changed\ndata: weather\n\n');
  line.write('event: fireworks\ndata: all\n\ndata: bookmarks\n\nevent: reset\ndata: all\n\n');
  await pass(0);
  expect(page.hints).toEqual(['bookmarks', 'everything']);
});

test.each(['\n', '\r', '\r\n'])('what comes byte by byte, with %j, is heard whole', async (end) => {
  const [first, second] = [openLine(), openLine()];
  const page = openPage(first.answer, second.answer);
  page.store.want();
  await pass(0);
  const lines = [': é 🛶', 'id: 105', 'event: changed', 'data: bookmarks', '', 'data: x', '', ''];
  for (const byte of new TextEncoder().encode(lines.join(end))) first.send(Uint8Array.of(byte));
  await pass(0);
  expect(page.hints).toEqual(['bookmarks']);
  first.end();
  await pass(5_000);
  expect(page.asked).toEqual([undefined, '105']);
});

test.each([
  ['line', 'data: '.padEnd(1_000, 'x')],
  ['event', 'data: a\n'.repeat(125)],
])('a %s without an end is given up, and another stream follows', async (_, piece) => {
  const [first, second] = [openLine(), openLine()];
  const page = openPage(first.answer, second.answer);
  page.store.want();
  await pass(0);
  for (let sent = 0; sent < 500_000; sent += piece.length) first.write(piece);
  await pass(0);
  expect([page.store.$state.get(), page.signals[0]?.aborted]).toEqual(['waiting', true]);
  await pass(5_000);
  expect([page.store.$state.get(), page.hints]).toEqual(['open', ['session']]);
});

test('a line that breaks is followed by another, from where the first ended', async () => {
  const [first, second] = [openLine(), openLine()];
  const page = openPage(first.answer, second.answer);
  page.store.want();
  await pass(0);
  first.write('id: 104\nevent: changed\ndata: bookmarks\n\n');
  await pass(0);
  first.end();
  await pass(0);
  expect(page.store.$state.get()).toBe('waiting');
  await pass(2_000);
  expect(page.asked).toEqual([undefined, '104']);
  expect(page.store.$state.get()).toBe('open');
});

test('pauses double while nothing answers, to a minute at most', async () => {
  const page = openPage(fails);
  page.store.want();
  await pass(0);
  for (const pause of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = page.asked.length;
    await pass(pause - 1);
    expect(page.asked).toHaveLength(before);
    await pass(1);
    expect(page.asked).toHaveLength(before + 1);
  }
});

test('a line without a ping is given up for another', async () => {
  const line = openLine();
  const page = openPage(line.answer);
  page.store.want();
  await pass(0);
  for (let pings = 0; pings < 5; pings++) {
    await pass(20_000);
    line.write(': ping\nid: 105\n\n');
  }
  await pass(0);
  expect(page.asked).toHaveLength(1);
  await pass(52_000);
  expect(page.asked).toEqual([undefined, '105']);
  expect(page.signals[0]?.aborted).toBe(true);
});

test('a server that does not answer at all is given up, too', async () => {
  const page = openPage(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  page.store.want();
  await pass(52_000);
  expect(page.asked).toHaveLength(2);
});

test('a page that is hidden for a minute lets go of it, and hears later what it has missed', async () => {
  const page = openPage(openLine().answer, openLine().answer);
  page.store.want();
  await pass(0);
  page.show(false);
  await pass(59_999);
  page.show(true);
  page.show(false);
  await pass(59_999);
  expect(page.store.$state.get()).not.toBe('closed');
  await pass(1);
  expect(page.store.$state.get()).toBe('closed');
  await pass(600_000);
  expect(page.asked).toHaveLength(2);
  page.show(true);
  await pass(0);
  expect(page.asked).toEqual([undefined, '100', '100']);
  expect(page.store.$state.get()).toBe('open');
});

test('who is signed in is asked anew where they may have changed while nothing was heard', async () => {
  const [first, second] = [openLine(), openLine()];
  const page = openPage(first.answer, second.answer, fails, openLine().answer);
  page.store.want();
  await pass(0);
  expect(page.hints).toEqual([]);
  first.end();
  await pass(2_000);
  expect(page.hints).toEqual(['session']);
  second.end();
  await pass(4_000);
  expect([page.asked.length, page.hints]).toEqual([3, ['session']]);
  await pass(8_000);
  expect(page.hints).toEqual(['session', 'session']);
});

test('a page that opens unseen waits until it is seen', async () => {
  const page = openPage(openLine().answer);
  page.show(false);
  page.store.want();
  await pass(600_000);
  expect(page.asked).toEqual([]);
  page.show(true);
  await pass(0);
  expect([page.store.$state.get(), page.hints]).toEqual(['open', ['session']]);
});

test.each([
  ['unauthorized', 401, ['session']],
  ['forbidden', 403, []],
  ['not-found', 404, []],
] as const)('%s is not asked for again before five minutes', async (code, status, hints) => {
  const page = openPage(() => problem(code, status));
  page.store.want();
  await pass(299_999);
  expect(page.asked).toHaveLength(1);
  expect(page.hints).toEqual(hints);
  await pass(1);
  expect(page.asked).toHaveLength(2);
});

test('an answer that is no stream is none', async () => {
  const page = openPage(() => text('<h1>Welcome to the hotel</h1>', 200));
  page.store.want();
  await pass(0);
  expect(page.store.$state.get()).toBe('waiting');
});

test('who calls too often waits as long as the server says', async () => {
  const page = openPage(() => problem('too-many-requests', 429, {}, { 'retry-after': '45' }));
  page.store.want();
  await pass(44_999);
  expect(page.asked).toHaveLength(1);
  await pass(1);
  expect(page.asked).toHaveLength(2);
});

test('when its session is over, that is told and asked about again', async () => {
  const line = openLine();
  const page = openPage(line.answer, () => problem('unauthorized', 401));
  page.store.want();
  await pass(0);
  line.write('event: ended\ndata: session\n\n');
  await pass(0);
  expect(page.hints).toEqual(['session']);
  expect(page.signals[0]?.aborted).toBe(true);
  await pass(3_000);
  expect(page.asked).toHaveLength(2);
});

test('a stream whose place another took rests until the page is seen again', async () => {
  const line = openLine();
  const page = openPage(line.answer, openLine().answer);
  page.store.want();
  await pass(0);
  line.write('event: ended\ndata: replaced\n\n');
  await pass(200_000);
  expect(page.asked).toHaveLength(1);
  page.show(true);
  await pass(0);
  expect(page.asked).toHaveLength(2);
});

test('what follows for another person starts anew', async () => {
  const page = openPage(openLine().answer, openLine().answer);
  page.store.want()();
  await pass(0);
  page.store.want();
  await pass(0);
  expect(page.asked).toEqual([undefined, undefined]);
});
