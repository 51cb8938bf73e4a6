import type { Readable } from 'node:stream';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { sessions } from '../account/tables.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import { createLiveStream } from './live-stream.ts';

const { platform } = await startTestServer([accountDomain]);
const { database } = platform;
let hub: LiveHub | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
});

afterEach(async () => {
  await hub?.close();
  vi.useRealTimers();
});

async function newListener() {
  const { id: userId } = await storeUser(database);
  await storeSession(database, userId);
  const [row] = await database.select().from(sessions).where(eq(sessions.userId, userId));
  return { userId, sessionId: row?.id ?? '', actorId: null };
}

const limits = { ofSession: 4, ofUser: 20, all: 2 };

function textOf(stream: Readable): string {
  return stream.read()?.toString() ?? '';
}

test('a process takes no more than it has room for, and room that is left counts again', async () => {
  hub = createLiveHub(platform, limits);
  const first = await hub.open(await newListener(), undefined);
  await hub.open(await newListener(), undefined);
  const third = await newListener();
  await expect(hub.open(third, undefined)).rejects.toMatchObject({ code: 'unavailable' });
  first.destroy();
  await new Promise((resolve) => first.once('close', resolve));
  await hub.open(third, undefined);
});

test('a session that ran out is found with the next ping, though nobody told', async () => {
  hub = createLiveHub(platform);
  const [rosa, milo] = [await newListener(), await newListener()];
  const [hers, his] = [await hub.open(rosa, undefined), await hub.open(milo, undefined)];
  textOf(hers);
  textOf(his);
  await database
    .update(sessions)
    .set({ endsAt: new Date(0) })
    .where(eq(sessions.id, rosa.sessionId));
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => textOf(hers)).toBe('event: ended\ndata: session\n\n');
  await expect.poll(() => textOf(his)).toMatch(/^: ping\nid: \d{13}\n\n$/);
});

test('a stream that opens with a session that is over by then ends', async () => {
  hub = createLiveHub(platform);
  const rosa = await newListener();
  await database.delete(sessions).where(eq(sessions.id, rosa.sessionId));
  expect(textOf(await hub.open(rosa, undefined))).toContain('event: ended\ndata: session\n\n');
});

test('whoever does not read what is sent is hung up on', async () => {
  const who = { userId: 7 as UserId, sessionId: 'none', actorId: null };
  const stream = createLiveStream(who);
  for (let times = 0; times < 1_000; times++) stream.ping(1_800_000_000_000);
  expect(stream.body.destroyed).toBe(true);
  expect(stream.body.readableLength).toBeLessThan(10_000);
  stream.tell('bookmarks', 1);
  stream.end('again');
});

test('an ended stream tells nothing more', () => {
  const stream = createLiveStream({ userId: 7 as UserId, sessionId: 'none', actorId: null });
  stream.end('session');
  stream.tell('bookmarks', 1);
  stream.ping(1);
  stream.end('again');
  expect(textOf(stream.body)).toBe('event: ended\ndata: session\n\n');
});
