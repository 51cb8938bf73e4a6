import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { startObjectStore } from './s3-store.fixture.ts';
import { testStorage } from './storage-suite.fixture.ts';

const { settings, unfinished, countBegun, stop } = await startObjectStore();
const storage = createS3Storage(settings);

testStorage({ storage, countUnfinished: () => unfinished.size });

test('what is large was sent in parts', () => {
  // The large file of the suite, and the one that broke off after several parts.
  expect(countBegun()).toBe(2);
});

test('what was begun before a moment and never became whole is aborted', async () => {
  unfinished.set('old', { key: 'a', begunAt: new Date(0) });
  unfinished.set('new', { key: 'b', begunAt: new Date() });
  await storage.removeUnfinished(new Date(1_000));
  expect([...unfinished.keys()]).toEqual(['new']);
});

test('whoever reads nothing for a while reads on', async () => {
  const patient = createS3Storage(settings, { answerMs: 2_000, readingMs: 60_000 });
  const content = Buffer.alloc(20_000_000, 'boardwalk ');
  await storage.put('film.bin', Readable.from(content, { objectMode: false }));
  let bytes = 0;
  for await (const piece of patient.read('film.bin')) {
    if (bytes === 0) await wait(4_000);
    bytes += piece.length;
  }
  expect(bytes).toBe(content.length);
});

test('a store that takes a call and says nothing is away', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  // It listens on a port of this machine.
  const { port } = silent.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const mute = createS3Storage({ ...settings, endpoint }, { answerMs: 200, readingMs: 60_000 });
  await expect(mute.read('x').toArray()).rejects.toMatchObject({ code: 'unavailable' });
  silent.close();
  silent.closeAllConnections();
});

test('what a store does not take is let go of', async () => {
  const refused = createS3Storage({ ...settings, bucket: 'another-bucket' });
  const content = Readable.from(Array.from({ length: 30 }, () => Buffer.alloc(1_000_000)));
  await expect(refused.put('x', content)).rejects.toMatchObject({ code: 'unavailable' });
  expect(content.destroyed).toBe(true);
});

test('a store that is away, or refuses us, is told as such', async () => {
  const away = { code: 'unavailable', retryAfter: 60 };
  const refused = createS3Storage({ ...settings, bucket: 'another-bucket' });
  await expect(refused.put('x', Buffer.from('x'))).rejects.toMatchObject(away);
  await stop();
  await expect(storage.put('x', Buffer.from('x'))).rejects.toMatchObject(away);
  await expect(storage.find('x')).rejects.toMatchObject(away);
  await expect(storage.remove('x')).rejects.toMatchObject(away);
  await expect(storage.removeUnfinished(new Date())).rejects.toMatchObject(away);
  await expect(storage.read('x').toArray()).rejects.toMatchObject(away);
});
