import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { limitToDiskRoom } from './disk-room.ts';
import { createLocalStorage } from './local-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const storage = createLocalStorage(folder);

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

test('an upload that breaks off leaves neither file nor remainder', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the line went dead');
    })(),
  );
  await expect(storage.put('c.txt', broken)).rejects.toThrow('the line went dead');
  expect(await storage.find('c.txt')).toBeUndefined();
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([]);
});

test('a file of this machine is taken over', async () => {
  const given = join(mkdtempSync(join(tmpdir(), 'given-')), 'picture');
  writeFileSync(given, 'pixels');
  for (const _ of ['once', 'again']) {
    expect(await storage.adopt('d/e', given)).toEqual({ bytes: 6 });
  }
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([]);
  expect(await text(storage.read('d/e'))).toBe('pixels');
});

test.each(['../outside', '/etc/passwd', 'a/../../outside', '', '.', 'nul\0byte'])(
  'the path "%s" leads nowhere',
  async (path) => {
    await expect(storage.put(path, Buffer.from('x'))).rejects.toThrow();
  },
);

test('a disk that would be too full takes no more, at once or on the way', async () => {
  const full = createLocalStorage(folder, Number.MAX_SAFE_INTEGER);
  await expect(full.put('a/full.txt', Buffer.from('x'))).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('There is no room for files right now.'),
  });
  expect(await full.find('a/full.txt')).toBeUndefined();
  let asked = 0;
  const pieces = Readable.from([Buffer.alloc(15e6), Buffer.alloc(15e6), Buffer.alloc(15e6)]);
  const kept = limitToDiskRoom(pieces, async () => {
    asked += 1;
    if (asked === 2) throw new Error('The disk is full.');
  });
  await expect(text(Readable.from(kept))).rejects.toThrow('The disk is full.');
  expect(asked).toBe(2);
});
