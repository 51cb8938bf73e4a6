import { mostOpenReports, mostReportsOfVisitors } from '@boardwalk/sdk-core/reports/reasons';
import { expect, test } from 'vitest';
import { storeSession } from '../account/account.fixture.ts';
import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import { storeStanding } from '../listings/storage/update-listing.ts';
import { startReports } from './reports.fixture.ts';

const { server, database, signIn, owner, post, report, reportsOf } = await startReports();
const ana = await signIn();
const chief = await signIn(['administrators']);
const visitor = await signIn();
visitor.take(undefined);

test('a member tells what is wrong, once until it is decided', async () => {
  const id = await post();
  const told = await report(ana, id, { reason: 'duplicate', words: ' Number 7 is the same ' });
  expect([told.status, told.body]).toEqual([200, { isAnswered: true }]);
  expect((await report(ana, id)).body.code).toBe('conflict');
  expect(await reportsOf(id)).toMatchObject([
    { reason: 'duplicate', words: 'Number 7 is the same', reporterId: ana.id, state: 'open' },
  ]);
});

test('a visitor may too, and is promised no answer', async () => {
  const id = await post();
  expect((await report(visitor, id)).body).toEqual({ isAnswered: false });
  expect(await reportsOf(id)).toMatchObject([{ reporterId: null, words: null }]);
});

test('twice at once it is one report', async () => {
  const id = await post();
  const answers = await Promise.all([report(ana, id), report(ana, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await reportsOf(id)).toHaveLength(1);
});

test('one’s own, a hidden one and one that is not there can’t be reported', async () => {
  const id = await post();
  expect((await report(owner, id)).body.code).toBe('forbidden');
  await storeStanding(database, id, { status: 'Withdrawn', updatedAt: new Date() });
  expect((await report(ana, id)).status).toBe(404);
  await storeStanding(database, id, {
    status: 'Hold',
    holdReason: 'moderation',
    updatedAt: new Date(),
  });
  expect((await report(visitor, id)).status).toBe(404);
  expect((await report(ana, 4_000_000_000)).status).toBe(404);
  expect(await reportsOf(id)).toEqual([]);
});

test.each([
  ['no reason', { words: 'Bad' }, 'body.reason'],
  ['a reason that is none', { reason: 'ugly' }, 'body.reason'],
  ['another reason without a word', { reason: 'other', words: '  ' }, 'body.words'],
  ['too much', { reason: 'scam', words: 'x'.repeat(1_001) }, 'body.words'],
  ['what can’t be kept', { reason: 'scam', words: 'a\0b' }, 'body.words'],
])('%s is refused', async (_, body, path) => {
  const id = await post();
  const { status, body: problem } = await report(visitor, id, body);
  expect([status, problem.fields[0].path]).toEqual([400, path]);
  expect(await reportsOf(id)).toEqual([]);
});

test('whoever acts as somebody reports nothing in their name', async () => {
  const id = await post();
  const acting = await signIn(['administrators']);
  acting.take(await storeSession(database, ana.id, acting.id));
  expect((await report(acting, id)).status).toBe(403);
  expect(await reportsOf(id)).toEqual([]);
});

let networks = 0;

/** Reports a listing as a visitor of another network than all before. */
const reportFromAnywhere = (id: number, reason: string, address?: string) => {
  networks += 1;
  return server.inject({
    method: 'POST',
    url: `/api/v1/listing/${id}/report`,
    remoteAddress: address ?? `10.0.${networks >> 8}.${networks & 255}`,
    headers: { origin: server.platform.configuration.siteOrigin, 'x-boardwalk': '1' },
    payload: { reason, words: 'Look at this' },
  });
};

/** Returns what moderators are shown of a listing. */
async function shownOf(id: number) {
  const { body } = await chief.call('POST', '/api/v1/administration/listings?size=100', {
    view: 'reports',
  });
  return body.results.find((found: { id: number }) => found.id === id).reports;
}

test('a flood of visitors is thanked for and counted, and hides no other reason', async () => {
  const id = await post();
  const sent = mostReportsOfVisitors + 15;
  const answers = await Promise.all(
    Array.from({ length: sent }, () => reportFromAnywhere(id, 'other')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await reportsOf(id)).toHaveLength(mostReportsOfVisitors);
  expect((await reportFromAnywhere(id, 'scam')).status).toBe(200);
  expect((await report(ana, id)).status).toBe(200);
  expect(await reportsOf(id)).toHaveLength(mostReportsOfVisitors + 2);
  expect(await shownOf(id)).toMatchObject({
    count: sent + 2,
    reasons: [
      { reason: 'scam', count: 2 },
      { reason: 'other', count: sent },
    ],
  });
});

test('what one network tells is counted beyond two, and a first report of a reason is kept', async () => {
  const id = await post();
  for (const address of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1']) {
    await reportFromAnywhere(id, 'other', address);
  }
  await reportFromAnywhere(id, 'scam', '2001:db8:7:4::1');
  expect((await reportsOf(id)).map(({ reason, more }) => [reason, more])).toEqual([
    ['other', 0],
    ['other', 1],
    ['scam', 0],
  ]);
  await reportFromAnywhere(id, 'other');
  expect(await reportsOf(id)).toHaveLength(4);
});

test('from which network a report came is forgotten once it is decided', async () => {
  const id = await post();
  await reportFromAnywhere(id, 'scam');
  const [open] = await reportsOf(id);
  expect(open?.network).toMatch(/^[0-9a-f]{64}$/);
  const decided = await chief.call('POST', `/api/v1/administration/reports/listing/${id}`, {
    decision: 'dismiss',
    latestId: open?.id,
  });
  expect(decided.status).toBe(200);
  expect(await reportsOf(id)).toMatchObject([{ state: 'dismissed', network: null }]);
});

test('a person who has told much is read first', async () => {
  const busy = await signIn();
  for (let sent = 0; sent < mostOpenReports; sent += 1) {
    expect((await report(busy, await post())).status).toBe(200);
  }
  const id = await post();
  expect((await report(busy, id)).status).toBe(429);
  expect(await reportsOf(id)).toEqual([]);
});

test('a person’s page can’t be reported as a listing', async () => {
  const [id = Number.NaN] = await insertListings(database, [
    makeListing('realtor', { ownerId: owner.id }),
  ]);
  for (const by of [ana, visitor]) {
    expect((await report(by, id)).body.code).toBe('not-processable');
  }
  expect(await reportsOf(id)).toEqual([]);
});
