import { PassThrough } from 'node:stream';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { forkProcess, killProcess } from '../../platform/forked-process.fixture.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { mediaDomain } from '../routes.ts';
import { uploadParts } from '../tables.ts';
import { film } from '../upload/form.fixture.ts';
import { sendPart } from './send-part.ts';
import { bodyOf, contextOf, openUploads } from './upload.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
const { platform } = server;
const { database } = platform;
const content = film(2_000);

afterEach(() => {
  vi.useRealTimers();
});

async function begin() {
  const { id: userId, browser } = await openMember(server);
  const { id } = (await openUploads(server, browser).begin(content)).body;
  return { id, userId };
}

const after = (seconds: number): Pick<Platform, 'clock'> => {
  const then = new Date(platform.clock.now().getTime() + seconds * 1_000);
  return { clock: { now: () => then } };
};

function send(userId: UserId, id: string, changes: Partial<Platform>, body = bodyOf(content)) {
  const request = { params: { upload: id, offset: 0 }, body, query: undefined };
  return sendPart(request, contextOf(platform, userId, changes));
}

const countArriving = (id: string) => database.$count(uploadParts, eq(uploadParts.fileId, id));

test('what a killed process was receiving holds its file up for half a minute', async () => {
  const { id, userId } = await begin();
  const child = forkProcess(new URL('arriving-process.fixture.ts', import.meta.url), platform, {
    env: { ARRIVING: JSON.stringify({ ownerId: userId, upload: id, count: 3 }) },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => countArriving(id)).toBe(3);
  await killProcess(child);
  await expect(send(userId, id, after(0))).rejects.toMatchObject({ code: 'unavailable' });
  expect(await send(userId, id, after(31))).toMatchObject({ received: content.length });
});

test('parts that take long are on their way for as long as they come', async () => {
  const { id, userId } = await begin();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let { clock } = after(0);
  const slow = [1, 2, 3].map(() => {
    const arriving = new PassThrough();
    const body = { content: arriving, length: content.length };
    return { arriving, sent: send(userId, id, { clock: { now: () => clock.now() } }, body) };
  });
  await expect.poll(() => countArriving(id)).toBe(3);
  ({ clock } = after(3_000));
  const comingAt = async () => {
    const rows = await database.select().from(uploadParts).where(eq(uploadParts.fileId, id));
    return rows.map((row) => row.comingAt);
  };
  await expect
    .poll(async () => {
      vi.advanceTimersByTime(10_000);
      return comingAt();
    })
    .toEqual([1, 2, 3].map(() => clock.now()));
  await expect(send(userId, id, after(3_015))).rejects.toMatchObject({ code: 'unavailable' });
  for (const { arriving } of slow) arriving.end(content);
  const ends = await Promise.allSettled(slow.map(({ sent }) => sent));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await countArriving(id)).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
