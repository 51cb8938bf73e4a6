import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const tiles = process.env.BOARDWALK_LONG === '1' ? 10_000 : 2_000;
const megabyte = 1024 * 1024;
/** Memory is read after as many calls as this. */
const callsBetweenReadings = 100;
/** As many calls are under way at once as a browser makes. */
const callers = 6;
const zooms = [6, 7, 8, 9, 10, 11, 12, 14, 16];
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
});

test(`drawing ${tiles} tiles adds at most 64 MB to a server at work`, {
  timeout: 180_000,
}, async () => {
  child = fork(join(import.meta.dirname, 'tile-memory.fixture.ts'), {
    // At work, V8's room for new objects grows to this sooner or later, whatever the work is.
    execArgv: ['--min-semi-space-size=32'],
  });
  const [origin] = await once(child, 'message');
  const suggestions = Array.from({ length: 800 }, (_, index) => suggestion(origin, index));
  const addresses = Array.from({ length: tiles }, (_, index) => tile(origin, index));
  expect(new Set(addresses).size).toBe(tiles);
  await serve(child, suggestions);
  const before = await readMemory(child);
  const readings = await serve(child, addresses);
  expect(readings).toHaveLength(tiles / callsBetweenReadings);
  const added = (of: 'rss' | 'external') =>
    Math.max(...readings.map((reading) => reading[of])) - before[of];
  expect(added('rss')).toBeLessThan(64 * megabyte);
  // Packing and unpacking leave buffers behind, which no collection of the heap hurries to free.
  expect(added('external')).toBeLessThan(32 * megabyte);
});

function suggestion(origin: string, index: number): string {
  return `${origin}/api/v1/places/suggest?size=20&q=${index % 2 === 0 ? 'ham' : 'new'}`;
}

/** The tiles of a part of North America, on every zoom in turn and in both themes. */
function tile(origin: string, index: number): string {
  const z = zooms[index % zooms.length] ?? 0;
  const place = Math.floor(index / zooms.length);
  const x = Math.floor(2 ** z * 0.15) + (place % 40);
  const y = Math.floor(2 ** z * 0.3) + Math.floor(place / 40);
  return `${origin}/tiles/any/${index % 2 === 0 ? 'light' : 'dark'}/${z}/${x}/${y}.svg`;
}

async function serve(server: ChildProcess, addresses: readonly string[]) {
  const readings: NodeJS.MemoryUsage[] = [];
  for (let from = 0; from < addresses.length; from += callsBetweenReadings) {
    const waiting = addresses.slice(from, from + callsBetweenReadings);
    await Promise.all(Array.from({ length: callers }, () => callEach(waiting)));
    readings.push(await readMemory(server));
  }
  return readings;
}

async function callEach(waiting: string[]): Promise<void> {
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
    await answer.arrayBuffer();
  }
}

async function readMemory(server: ChildProcess): Promise<NodeJS.MemoryUsage> {
  server.send('memory');
  const [reading] = await once(server, 'message');
  return reading;
}
