import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Storage } from './storage.ts';

interface Engine {
  readonly storage: Storage;
  /** How many uploads were begun and are neither whole nor removed. */
  readonly countUnfinished: () => number | Promise<number>;
}

/** What every engine of the storage does. */
export function testStorage({ storage, countUnfinished }: Engine): void {
  test('a file is kept, found, read in part and removed', async () => {
    expect(await storage.put('a/b.txt', Buffer.from('boardwalk'))).toEqual({ bytes: 9 });
    expect(await storage.find('a/b.txt')).toEqual({ bytes: 9 });
    expect(await text(storage.read('a/b.txt', { start: 5, end: 8 }))).toBe('walk');
    await storage.put('a/b.txt', Readable.from(['new']));
    expect(await text(storage.read('a/b.txt'))).toBe('new');
    await storage.remove('a/b.txt');
    await storage.remove('a/b.txt');
    expect(await storage.find('a/b.txt')).toBeUndefined();
    expect(await storage.find('a')).toBeUndefined();
  });

  test('a large file is kept as it came, and read anywhere', async () => {
    const content = Buffer.alloc(12_000_000, 'boardwalk ');
    const pieces = Array.from({ length: 12 }, (_, n) => content.subarray(n * 1e6, (n + 1) * 1e6));
    expect(await storage.put('large.bin', Readable.from(pieces))).toEqual({ bytes: 12_000_000 });
    expect(await storage.find('large.bin')).toEqual({ bytes: 12_000_000 });
    const middle = { start: 5_999_990, end: 6_000_009 };
    expect(await text(storage.read('large.bin', middle))).toBe('boardwalk boardwalk ');
    await storage.remove('large.bin');
    expect(await countUnfinished()).toBe(0);
  });

  test('a reader that goes away early leaves the file whole', async () => {
    await storage.put('early.bin', Buffer.alloc(3_000_000));
    for await (const piece of storage.read('early.bin')) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(await storage.find('early.bin')).toEqual({ bytes: 3_000_000 });
  });

  test.each([
    ['at once', 1],
    ['after several parts', 12_000_000],
  ])('an upload that breaks off %s leaves neither file nor remainder', async (_, bytes) => {
    const broken = Readable.from(
      (async function* () {
        for (let sent = 0; sent < bytes; sent += 1e6) yield Buffer.alloc(Math.min(bytes, 1e6));
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.put('c.txt', broken)).rejects.toThrow('the line went dead');
    expect(await storage.find('c.txt')).toBeUndefined();
    expect(await countUnfinished()).toBe(0);
  });

  test('a file that is replaced by one that breaks off stays as it was', async () => {
    await storage.put('kept.txt', Buffer.from('former'));
    const broken = Readable.from(
      (async function* () {
        yield 'lat';
        throw new Error('the line went dead');
      })(),
    );
    await expect(storage.put('kept.txt', broken)).rejects.toThrow('the line went dead');
    expect(await text(storage.read('kept.txt'))).toBe('former');
  });

  test('a file of this machine is taken over', async () => {
    const given = join(mkdtempSync(join(tmpdir(), 'given-')), 'picture');
    writeFileSync(given, 'pixels');
    for (const _ of ['once', 'again']) {
      expect(await storage.adopt('d/e', given)).toEqual({ bytes: 6 });
    }
    expect(await countUnfinished()).toBe(0);
    expect(await text(storage.read('d/e'))).toBe('pixels');
  });

  test.each(['../outside', '/etc/passwd', 'a/../../outside', '', '.', 'nul\0byte'])(
    'the path "%s" leads nowhere',
    async (path) => {
      await expect(storage.put(path, Buffer.from('x'))).rejects.toThrow();
    },
  );
}
