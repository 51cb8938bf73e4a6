import { mostIgnored } from '@boardwalk/sdk-core/inbox/limits';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { reportsDomain } from '../../reports/routes.ts';
import { reports } from '../../reports/tables.ts';
import { startPictures } from '../pictures/pictures.fixture.ts';
import { sweepPictures } from '../pictures/remove-pictures.ts';
import {
  inboxIgnored,
  inboxReportedMessages,
  inboxThreadMessages,
  inboxThreads,
} from '../tables.ts';

const inbox = await startPictures(reportsDomain);
const { server, database, signIn, write, answer, hide, threadsOf, threadOf } = inbox;
const { post, uploadMany, send, look } = inbox;
const chief = await signIn('administrators');

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let thread: number;

beforeEach(async () => {
  await database.delete(reports);
  await database.delete(inboxThreads);
  [rosa, milo] = [await signIn(), await signIn()];
  ({ thread } = (await write(rosa, milo, 'Write to rosa@example.org', await post(milo))).body);
});

const report = (by: Person, id = thread, body: object = { reason: 'scam' }) =>
  by.call('POST', '/api/v1/inbox/thread/report', { thread: id, ...body });
const queue = async () => (await chief.call('GET', '/api/v1/administration/reports/thread')).body;
const decide = (id: number, decision: string, by: Person = chief) =>
  by.call('POST', `/api/v1/administration/reports/thread/${id}`, { decision });
const templatesTo = async ({ email }: Person) =>
  (await mailsTo(database, email)).map(({ template }) => template);

describe('a report of a thread', () => {
  test('reaches moderators with what was written and by whom, unmasked, and blocks the other', async () => {
    await database.delete(liveEvents);
    expect(
      (await report(milo, thread, { reason: 'other', words: 'He wants my code' })).status,
    ).toBe(200);
    const { results, total, counts } = await queue();
    const none = { review: 0, reports: 0, removed: 0, all: expect.any(Number), shops: 0 };
    expect([total, counts]).toEqual([1, { ...none, conversations: 1 }]);
    expect(results).toMatchObject([
      {
        ...{ reason: 'other', words: 'He wants my code', reportedId: rosa.id },
        reporter: { id: milo.id },
        reported: { id: rosa.id, firstName: 'Rosa' },
        listing: { title: 'A canoe' },
        messages: [{ place: 1, authorId: rosa.id, body: 'Write to rosa@example.org' }],
      },
    ]);
    expect((await answer(rosa, thread)).status).toBe(404);
    expect((await threadOf(milo, thread)).isIgnored).toBe(true);
    expect(await threadsOf(milo)).toEqual([]);
    const told = await database.select().from(liveEvents);
    expect(told.map(({ userId }) => userId)).toEqual([milo.id]);
  });

  test('keeps the last twenty as they were, whatever is deleted later', async () => {
    for (let place = 2; place <= 23; place++) {
      await database.insert(inboxThreadMessages).values({
        ...{ threadId: thread, place, authorId: rosa.id, body: `No. ${place}` },
        sentAt: new Date(),
      });
    }
    await report(milo);
    await hide(milo, thread);
    await database.delete(inboxThreads);
    const [{ messages }] = (await queue()).results;
    expect(messages.map(({ place }: { place: number }) => place)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 4),
    );
  });

  test('has the pictures, which stay while moderators need them', async () => {
    await send(rosa, thread, await uploadMany(rosa, 2));
    await report(milo);
    await database.delete(inboxThreads);
    const later = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
    const sweep = (days: number) => sweepPictures({ ...server.platform, clock: later(days) });
    expect(await sweep(400)).toBe(0);
    const [{ id, messages }] = (await queue()).results;
    const { pictures } = messages.at(-1);
    expect(await look(pictures[0].path)).toBe(200);
    await decide(id, 'uphold');
    expect([await sweep(89), await sweep(91)]).toEqual([0, 2]);
    expect(await look(pictures[0].path)).toBe(404);
    expect(await database.$count(inboxReportedMessages)).toBe(0);
  });

  test('has what its maker still reads, and keeps it when they delete it later', async () => {
    await hide(rosa, thread);
    await answer(milo, thread, 'Hello?');
    await Promise.all([report(milo), report(rosa)]);
    await Promise.all([hide(milo, thread), hide(rosa, thread)]);
    const kept = (await queue()).results.map(
      ({ reporter, messages }: { reporter: Person; messages: { place: number }[] }) => [
        reporter.id,
        messages.map(({ place }) => place),
      ],
    );
    expect(new Map(kept)).toEqual(
      new Map([
        [milo.id, [1, 2]],
        [rosa.id, [2]],
      ]),
    );
  });

  test('made twice is one, also at once, with the messages of the first', async () => {
    const answers = await Promise.all([report(milo), report(milo), report(milo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { results } = await queue();
    expect(results).toHaveLength(1);
    expect(results[0].messages).toHaveLength(1);
  });

  test('of each of the two is one of each', async () => {
    await Promise.all([report(milo), report(rosa)]);
    expect((await queue()).total).toBe(2);
  });

  test('needs words where the reason says too little, and is refused of another’s thread', async () => {
    const eve = await signIn();
    expect((await report(milo, thread, { reason: 'other' })).status).toBe(400);
    expect((await report(eve)).status).toBe(404);
    expect((await report(eve, 999_999)).status).toBe(404);
    expect((await queue()).total).toBe(0);
  });

  test('while the other writes has the message, or the message is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const eve = await signIn();
      const begun = (await write(eve, milo)).body.thread;
      const [sent] = await Promise.all([answer(eve, begun, 'Ha'), report(milo, begun)]);
      const [row] = await database.select().from(reports).orderBy(desc(reports.id)).limit(1);
      const kept = await database.$count(
        inboxReportedMessages,
        eq(inboxReportedMessages.reportId, row?.id ?? 0),
      );
      expect([sent.status, kept]).toEqual(sent.status === 200 ? [200, 2] : [404, 1]);
    }
  });

  test('blocks whoever has blocked as many as they may, too', async () => {
    const people = Array.from({ length: mostIgnored }, (_, index) => ({
      ...{ username: `blocked-${index}`, firstName: 'Ana', lastName: 'Lindqvist' },
      ...{ email: `blocked-${index}@example.org`, passwordHash: 'none' },
    }));
    const blocked = await database.insert(users).values(people).returning({ id: users.id });
    const since = new Date();
    await database
      .insert(inboxIgnored)
      .values(blocked.map(({ id }) => ({ userId: milo.id, ignoredId: id, since })));
    expect((await inbox.ignore(milo, await signIn())).status).toBe(409);
    expect((await report(milo)).status).toBe(200);
    expect((await answer(rosa, thread)).status).toBe(404);
  });

  test('of whoever has left is kept, and blocks nobody', async () => {
    await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
    expect((await report(milo)).status).toBe(200);
    expect((await queue()).results).toMatchObject([{ reported: null, reportedId: rosa.id }]);
    expect((await milo.call('GET', '/api/v1/inbox/ignored')).body.total).toBe(0);
  });

  test('outlives whoever made it, without their name and words', async () => {
    await report(milo, thread, { reason: 'other', words: 'He wants my code' });
    await milo.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
    expect((await queue()).results).toMatchObject([
      { reporter: null, words: null, reported: { id: rosa.id }, messages: [{ place: 1 }] },
    ]);
  });
});

describe('moderators', () => {
  test('close it, once, and whoever told is told what came of it; the other is not', async () => {
    await report(milo);
    const [{ id }] = (await queue()).results;
    const answers = await Promise.all([decide(id, 'uphold'), decide(id, 'uphold')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await templatesTo(milo)).toEqual(['thread-report-upheld']);
    expect(await templatesTo(rosa)).toEqual([]);
    expect((await queue()).total).toBe(0);
    const trail = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.event, 'reports-upheld'));
    expect(trail.map(({ detail }) => Number(detail.objectId))).toContain(thread);
    expect(new Set(trail.map(({ subjectId }) => subjectId))).toEqual(new Set([null]));
  });

  test('dismiss one of two, and open it again', async () => {
    await report(milo);
    await report(rosa);
    const [{ id }] = (await queue()).results;
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect(await templatesTo(milo)).toEqual(['thread-report-dismissed']);
    expect((await queue()).total).toBe(1);
    expect((await decide(id, 'reopen')).status).toBe(200);
    expect((await decide(id, 'reopen')).status).toBe(409);
    expect((await queue()).total).toBe(2);
  });

  test('it is for them alone, and of threads alone', async () => {
    await report(milo);
    const [{ id }] = (await queue()).results;
    expect((await decide(id, 'dismiss', milo)).status).toBe(403);
    expect((await milo.call('GET', '/api/v1/administration/reports/thread')).status).toBe(403);
    expect((await decide(999_999, 'dismiss')).status).toBe(404);
  });
});
