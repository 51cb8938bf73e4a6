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

test('what was begun before a moment and never became whole is given up', async () => {
  unfinished.set('old', { key: 'a', begunAt: new Date(0) });
  unfinished.set('new', { key: 'b', begunAt: new Date() });
  await storage.removeUnfinished(new Date(1_000));
  expect([...unfinished.keys()]).toEqual(['new']);
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
