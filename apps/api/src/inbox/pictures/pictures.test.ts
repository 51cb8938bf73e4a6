import { globSync } from 'node:fs';
import { join } from 'node:path';
import { mostUnsentPictures } from '@boardwalk/sdk-core/inbox/limits';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { writeMails } from '../../mailing/waiting/write-mails.ts';
import { mediaDomain } from '../../media/routes.ts';
import { film, photograph } from '../../media/upload/form.fixture.ts';
import { mails } from '../../platform/tables.ts';
import { inboxPictures, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { opensPicture } from './picture-address.ts';
import { startPictures } from './pictures.fixture.ts';
import { sweepPictures } from './remove-pictures.ts';

const inbox = await startPictures(mediaDomain);
const { server, database, signIn, write, messagesOf, threadOf, threadsOf, ignore, hide } = inbox;
const { upload, uploadMany, send, look } = inbox;
const { platform } = server;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let thread: number;

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxPictures);
  [rosa, milo] = [await signIn(), await signIn()];
  ({ thread } = (await write(rosa, milo)).body);
});

/** How many wait for somebody's lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await database.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
const sweepIn = (hours: number) => sweepPictures({ ...platform, clock: inHours(hours) });
const onDisk = () =>
  globSync('{messages/*/*/*,arrivals/*}', {
    cwd: join(platform.configuration.dataFolder, 'media'),
  }).length;

describe('pictures of a message', () => {
  test('are shown to the two in their order, with sizes, words or not', async () => {
    const wide = await upload(rosa, await photograph(400, 200));
    const high = await upload(rosa, await photograph(200, 400));
    expect([wide.status, wide.body.width, wide.body.height]).toEqual([200, 400, 200]);
    const ids = [high.body.id, wide.body.id];
    const sent = await send(rosa, thread, ids);
    expect(sent.body).toMatchObject({ body: '', pictures: [{ id: ids[0] }, { id: ids[1] }] });
    await send(rosa, thread, await uploadMany(rosa, 1), 'One more');
    const { results } = await messagesOf(milo, thread);
    expect(results.map(({ pictures }: { pictures: unknown[] }) => pictures.length)).toEqual([
      0, 2, 1,
    ]);
    expect(results[1].pictures.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(results[1].pictures[0]).toMatchObject({
      ...{ width: 200, height: 400 },
      thumbhash: expect.any(String),
    });
    expect((await threadsOf(milo))[0].messages.at(-1).pictures).toHaveLength(1);
    expect((await threadOf(milo, thread)).messages[0].pictures).toHaveLength(2);
  });

  test('have addresses that only the server makes, for a while, and are in nobody’s files', async () => {
    const { body } = await upload(rosa);
    const { path } = body;
    expect(await look(path)).toBe(200);
    expect(await look(path, '320.avif')).toBe(200);
    const [folder, pass] = [path.slice(0, path.lastIndexOf('/')), path.slice(-22)];
    const day = Math.floor(Date.now() / 86_400_000) + 2;
    for (const forged of [
      folder,
      `/media/${body.id}`,
      `${folder}/${day + 1}-${pass}`,
      `${folder}/${day}-${'A'.repeat(22)}`,
      path.replace(body.id, 'a'.repeat(32)),
    ]) {
      expect(await look(forged)).toBe(404);
    }
    expect(await look(path, '801.webp')).toBe(404);
    const shown = await server.inject({ url: `${path}/800.webp` });
    expect(shown.headers['cache-control']).toContain('private');
    const stats = await rosa.call('GET', '/api/v1/storage/me/stats');
    expect(stats.body).toMatchObject({ used: 0, files: 0 });
    const [given = ''] = path.split('/').slice(-1);
    const opensIn = (hours: number) =>
      opensPicture({ ...platform, clock: inHours(hours) }, body.id, given);
    expect([opensIn(0), opensIn(23), opensIn(49)]).toEqual([true, true, false]);
  });

  test('are refused where they are seven, none, or twice the same', async () => {
    const ids = await uploadMany(rosa, 7);
    const [first = ''] = ids;
    for (const pictures of [ids, [], [first, first]]) {
      expect((await send(rosa, thread, pictures)).status).toBe(400);
    }
    expect((await send(rosa, thread, ids.slice(1))).status).toBe(200);
  });

  test('of another, of nobody, or sent already are as if they were not there', async () => {
    const [theirs = ''] = await uploadMany(milo, 1);
    const [own = ''] = await uploadMany(rosa, 1);
    const before = await database.$count(inboxThreadMessages);
    for (const pictures of [[theirs], [own, theirs], ['0'.repeat(32)]]) {
      expect((await send(rosa, thread, pictures)).body.code).toBe('gone');
    }
    expect(await database.$count(inboxThreadMessages)).toBe(before);
    expect((await send(rosa, thread, [own])).status).toBe(200);
    expect((await send(rosa, thread, [own])).body.code).toBe('gone');
  });

  test('sent in two messages at once come with one of them', async () => {
    const ids = await uploadMany(rosa, 2);
    const sent = await Promise.all([send(rosa, thread, ids), send(rosa, thread, ids)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('can begin a thread', async () => {
    const eve = await signIn();
    const pictures = await uploadMany(eve, 1);
    const begun = await eve.call('POST', `/api/v1/inbox/${milo.id}`, { pictures });
    expect([begun.status, begun.body.message.pictures.length]).toEqual([200, 1]);
  });
});

describe('what is uploaded', () => {
  test.each([
    ['a text', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a video', async () => film(2_000)],
    ['half a picture', async () => (await photograph()).subarray(0, 300)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is no picture where it is %s, and nothing is left of it', async (_, content) => {
    const before = onDisk();
    expect((await upload(rosa, await content())).status).toBe(400);
    expect([await database.$count(inboxPictures), onDisk()]).toEqual([0, before]);
  });

  test('is too large beyond ten megabytes', async () => {
    const content = Buffer.concat([await photograph(), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await upload(rosa, content)).status).toBe(413);
    expect(await database.$count(inboxPictures)).toBe(0);
  });

  test('leaves others their connections to the database while many wait for one person', async () => {
    const content = await photograph();
    let uploads: ReturnType<typeof upload>[] = [];
    await database.transaction(async (slow) => {
      await slow.select().from(users).where(eq(users.id, rosa.id)).for('no key update');
      uploads = Array.from({ length: 30 }, () => upload(rosa, content));
      await expect.poll(countWaiting).toBeGreaterThan(3);
      // Sent after all of them and refused before it would wait: by then each of them waits.
      expect((await upload(milo, Buffer.alloc(0))).status).toBe(400);
      expect(await countWaiting()).toBe(4);
      expect(await threadsOf(milo)).toHaveLength(1);
    });
    const statuses = (await Promise.all(uploads)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 30 }, () => 200));
  });

  test('can’t wait without end: the next is refused', async () => {
    const waiting = Array.from({ length: mostUnsentPictures }, (_, index) => ({
      ...{ id: String(index).padStart(32, '0'), ownerId: rosa.id, isReady: true },
      ...{ width: 1, height: 1, thumbhash: '', createdAt: new Date() },
    }));
    await database.insert(inboxPictures).values(waiting);
    expect((await upload(rosa)).status).toBe(429);
    expect((await upload(milo)).status).toBe(200);
  });
});

test('whoever is blocked sends none, and learns nothing by uploading them', async () => {
  await ignore(milo, rosa);
  const { status, body } = await upload(rosa);
  expect(status).toBe(200);
  expect((await send(rosa, thread, [body.id])).status).toBe(404);
});

test('another’s thread is none to send them into', async () => {
  const eve = await signIn();
  expect((await send(eve, thread, await uploadMany(eve, 1))).status).toBe(404);
});

test('a mail tells how many there are, with the words or in place of them', async () => {
  await send(rosa, thread, await uploadMany(rosa, 3));
  const clock = inHours(1);
  const { signal } = new AbortController();
  const mail = () => writeMails({ ...platform, clock, signal });
  expect(await mail()).toBe(1);
  const [told] = await mailsTo(database, milo.email);
  expect(told?.text).toContain('2 messages, the newest:\n3 pictures\nRead and answer');
  expect(told?.html).toContain('<br>3 pictures<br>');
  const other = (await write(rosa, await signIn(), 'Look')).body.thread;
  await send(rosa, other, await uploadMany(rosa, 1), 'Here');
  await mail();
  const [last] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(last?.text).toContain('Here\n1 picture\n');
});

describe('what is swept', () => {
  test('is what nobody sent within a day; what was sent stays', async () => {
    const { path } = (await upload(rosa)).body;
    const sent = (await upload(rosa)).body;
    await send(rosa, thread, [sent.id]);
    expect([await sweepIn(23), await sweepIn(25), await sweepIn(400)]).toEqual([0, 1, 0]);
    expect([await look(path), await look(sent.path)]).toEqual([404, 200]);
    expect((await send(rosa, thread, [path.split('/')[3] ?? ''])).status).toBe(410);
  });

  test('stays with whoever received it, until the second of the two is gone', async () => {
    const sent = (await upload(rosa)).body;
    const unsent = (await upload(rosa)).body;
    await send(rosa, thread, [sent.id]);
    await hide(rosa, thread);
    const password = 'correct horse battery staple';
    await rosa.call('POST', '/api/v1/user/delete', { password });
    expect(await sweepIn(0)).toBe(1);
    expect([await look(sent.path), await look(unsent.path)]).toEqual([200, 404]);
    expect((await messagesOf(milo, thread)).results.at(-1).pictures).toHaveLength(1);
    await milo.call('POST', '/api/v1/user/delete', { password });
    expect(await sweepIn(25)).toBe(1);
    expect(await look(sent.path)).toBe(404);
    const left = await database.$count(inboxPictures, eq(inboxPictures.id, sent.id));
    expect(left).toBe(0);
  });
});
