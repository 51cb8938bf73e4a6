import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { explainFullDisk, limitToDiskRoom } from './disk-room.ts';
import { onDisk } from './filling-disk.fixture.ts';
import { createLocalStorage } from './local-storage.ts';
import { testStorage } from './storage-suite.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const storage = createLocalStorage(folder);
const unfinished = join(folder, '.unfinished');
mkdirSync(unfinished);

testStorage({ storage, countUnfinished: () => readdirSync(unfinished).length });

test('what was begun before a moment and never became whole is removed', async () => {
  for (const name of ['old', 'new']) writeFileSync(join(unfinished, name), 'x');
  utimesSync(join(unfinished, 'old'), new Date(0), new Date(0));
  await storage.removeUnfinished(new Date(1_000));
  expect(readdirSync(unfinished)).toEqual(['new']);
});

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

test('a disk that others have filled says so in the middle of a file, of which nothing stays', async () => {
  const disk = { bytesLeft: 1_500 };
  const filling = onDisk(storage, disk);
  await filling.put('a/fits.txt', Buffer.alloc(1_000));
  const pieces = Readable.from([Buffer.alloc(400), Buffer.alloc(400)]);
  await expect(filling.put('a/half.txt', pieces)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 600,
    cause: { code: 'ENOSPC' },
  });
  expect(await storage.find('a/fits.txt')).toEqual({ bytes: 1_000 });
  expect(await storage.find('a/half.txt')).toBeUndefined();
  expect(readdirSync(unfinished)).toEqual(['new']);
});

test.runIf(existsSync('/dev/full'))(
  'a disk’s own refusal is told as that of a full one',
  async () => {
    const refused = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
    expect(explainFullDisk(refused)).toMatchObject({ code: 'unavailable', cause: refused });
    const other = new Error('EIO: i/o error, write');
    expect(explainFullDisk(other)).toBe(other);
  },
);
