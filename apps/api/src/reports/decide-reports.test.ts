import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, objectPermissions } from '../access/tables.ts';
import { mailsTo } from '../account/mail/mail.fixture.ts';
import { memberships, users } from '../account/tables.ts';
import { startReports } from './reports.fixture.ts';
import { reportsData } from './reports-data.ts';

const { server, database, signIn, owner, post, report, reportsOf, rowOf } = await startReports();
const ana = await signIn();
const chief = await signIn(['administrators']);
const second = await signIn(['administrators']);

const decide = (id: number, decision: string, latestId: number, by = chief) =>
  by.call('POST', `/api/v1/administration/reports/listing/${id}`, { decision, latestId });
const moderate = (id: number, decision: string, by = chief) =>
  by.call('POST', `/api/v1/administration/property/listing/${id}`, { decision, reason: 'A scam' });
const latestOf = async (id: number) => (await reportsOf(id)).at(-1)?.id ?? 0;
const statesOf = async (id: number) => (await reportsOf(id)).map(({ state }) => state);
const eventsOf = async (id: number) => {
  const rows = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, owner.id))
    .orderBy(auditEntries.id);
  return rows.filter(({ detail }) => detail.objectId === String(id)).map(({ event }) => event);
};
const mailsOf = async (id: number) => {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return (await mailsTo(database, row?.email ?? '')).map(({ template }) => template);
};

async function reported() {
  const id = await post();
  const reporter = await signIn();
  await report(reporter, id);
  return { id, reporter, latest: await latestOf(id) };
}

test('dismissed reports are decided by somebody, and whoever told is told', async () => {
  const { id, reporter, latest } = await reported();
  expect((await decide(id, 'dismiss', latest)).status).toBe(200);
  expect(await reportsOf(id)).toMatchObject([{ state: 'dismissed', decidedBy: chief.id }]);
  expect(await mailsOf(reporter.id)).toEqual(['report-dismissed']);
  expect(await eventsOf(id)).toEqual(['reports-dismissed']);
  // What was dismissed may be reported again.
  expect((await report(reporter, id)).status).toBe(200);
});

test('what comes while a moderator reads stays open', async () => {
  const { id, latest } = await reported();
  await report(ana, id);
  expect((await decide(id, 'dismiss', latest)).status).toBe(200);
  expect(await statesOf(id)).toEqual(['dismissed', 'open']);
});

test('of two moderators at once one decides, and the trail has one line', async () => {
  const { id, reporter, latest } = await reported();
  const answers = await Promise.all([
    decide(id, 'dismiss', latest),
    decide(id, 'dismiss', latest, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await eventsOf(id)).toEqual(['reports-dismissed']);
  expect(await mailsOf(reporter.id)).toHaveLength(1);
});

test('one dismisses while another takes it down: its reports are decided once', async () => {
  const { id, reporter, latest } = await reported();
  const [dismissed, removed] = await Promise.all([
    decide(id, 'dismiss', latest),
    moderate(id, 'remove', second),
  ]);
  expect(removed.status).toBe(200);
  expect(await statesOf(id)).toEqual([dismissed.status === 200 ? 'dismissed' : 'upheld']);
  expect(await mailsOf(reporter.id)).toHaveLength(1);
});

test('taken back, they are open again, but for whoever has told anew', async () => {
  const { id, reporter, latest } = await reported();
  await report(ana, id);
  await decide(id, 'dismiss', await latestOf(id));
  await report(reporter, id);
  expect((await decide(id, 'reopen', latest)).status).toBe(200);
  expect(await statesOf(id)).toEqual(['dismissed', 'open', 'open']);
  expect((await decide(id, 'reopen', latest)).status).toBe(409);
  expect(await eventsOf(id)).toEqual(['reports-dismissed', 'reports-reopened']);
});

test('a listing that is taken down for them upholds them, and put back it opens them', async () => {
  const { id, reporter } = await reported();
  expect((await moderate(id, 'remove')).status).toBe(200);
  expect(await reportsOf(id)).toMatchObject([{ state: 'upheld', decidedBy: chief.id }]);
  expect(await mailsOf(reporter.id)).toEqual(['report-upheld']);
  expect((await rowOf(id))?.holdWords).toBe('A scam');
  expect((await moderate(id, 'putBack', second)).status).toBe(200);
  expect(await reportsOf(id)).toMatchObject([{ state: 'open', decidedBy: null, decidedAt: null }]);
});

test('nobody decides who is no administrator, any more or at all', async () => {
  const { id, latest } = await reported();
  const former = await signIn(['administrators']);
  await database
    .update(memberships)
    .set({ endsAt: new Date(1) })
    .where(eq(memberships.userId, former.id));
  const delegate = await signIn();
  await database.insert(objectPermissions).values({
    userId: delegate.id,
    objectType: 'listing',
    objectId: String(id),
    actions: ['administration'],
    createdAt: new Date(0),
  });
  const merchant = await signIn(['merchants']);
  for (const by of [ana, owner, delegate, merchant, former]) {
    expect((await decide(id, 'dismiss', latest, by)).status).toBe(403);
  }
  const visitor = await signIn();
  visitor.take(undefined);
  expect((await decide(id, 'dismiss', latest, visitor)).status).toBe(401);
  expect(await statesOf(id)).toEqual(['open']);
});

test('there is nothing to decide where nobody told anything', async () => {
  const id = await post();
  expect((await decide(id, 'dismiss', 1)).status).toBe(409);
  expect((await decide(id, 'reopen', 1)).status).toBe(409);
  expect((await decide(4_000_000_000, 'dismiss', 1)).status).toBe(404);
  expect((await decide(id, 'uphold', 1)).status).toBe(400);
  expect(await eventsOf(id)).toEqual([]);
});

test('one’s own reports are among one’s data; gone, the report stays without the person', async () => {
  const id = await post();
  const reporter = await signIn();
  await report(reporter, id, { reason: 'scam', words: 'He asked for a gift card' });
  const { body } = await reporter.call('GET', '/api/v1/user/data');
  expect(body.reports).toMatchObject([{ subjectId: id, words: 'He asked for a gift card' }]);
  await database.transaction(async (transaction) =>
    reportsData.erase(transaction, reporter.id, server.platform.clock.now()),
  );
  expect(await reportsOf(id)).toMatchObject([
    { reason: 'scam', words: null, reporterId: null, state: 'open' },
  ]);
});
