import { mostShownReports } from '@boardwalk/sdk-core/posting/moderated/views';
import { expect, test } from 'vitest';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import { startReports } from '../../reports/reports.fixture.ts';

const { database, signIn, owner, post, report } = await startReports();
const ana = await signIn();
const chief = await signIn(['administrators']);
const visitor = await signIn();
visitor.take(undefined);

const list = (body: object, query = '', by = chief) =>
  by.call('POST', `/api/v1/administration/listings${query}`, body);
const moderate = (id: number, decision: string) =>
  chief.call('POST', `/api/v1/administration/property/listing/${id}`, { decision, reason: 'Copy' });
const idsOf = (answer: { body: { results: { id: number }[] } }) =>
  answer.body.results.map(({ id }) => id);

test('each view has what moderators decide there, and all are counted', async () => {
  const waiting = await post();
  await storeStanding(database, waiting, {
    status: 'Hold',
    holdReason: 'review',
    updatedAt: new Date(),
  });
  const removed = await post();
  await moderate(removed, 'remove');
  const reported = await post();
  await report(ana, reported, { reason: 'wrong', words: 'It has two rooms' });
  await report(visitor, reported, { reason: 'scam' });
  await report(await signIn(), reported, { reason: 'scam' });
  await post();
  expect(idsOf(await list({ view: 'review' }))).toEqual([waiting]);
  expect(idsOf(await list({ view: 'removed' }))).toEqual([removed]);
  const { body } = await list({ view: 'reports' });
  expect([body.total, body.counts]).toEqual([
    1,
    { review: 1, reports: 1, removed: 1, all: 4, conversations: 0, shops: 0 },
  ]);
  expect(body.results).toMatchObject([
    {
      id: reported,
      listingType: 'property',
      standing: 'active',
      owner: { id: owner.id },
      reports: {
        count: 3,
        reasons: [
          { reason: 'scam', count: 2 },
          { reason: 'wrong', count: 1 },
        ],
      },
      decision: null,
    },
  ]);
  const [, byVisitor, byAna] = body.results[0].reports.latest;
  expect(byVisitor).toMatchObject({ reason: 'scam', reporter: null });
  expect(byAna).toMatchObject({ words: 'It has two rooms', reporter: { id: ana.id } });
  expect(JSON.stringify(body)).not.toContain('@example');
});

test('all that there is can be listed, the newest first, without what is deleted', async () => {
  const first = await post();
  const second = await post();
  const gone = await post();
  await storeStanding(database, gone, { status: 'Delete', updatedAt: new Date() });
  const { body } = await list({ view: 'all' }, '?size=200');
  const ids = body.results.map(({ id }: { id: number }) => id);
  expect(ids.slice(0, 2)).toEqual([second, first]);
  expect(ids).not.toContain(gone);
  expect(body.total).toBe(body.counts.all);
  const oldest = await list({ view: 'all', sort: { by: 'created', direction: 'ascending' } });
  expect(idsOf(oldest).at(-1)).toBe(second);
});

test('who decided last, and how, is told of one', async () => {
  const id = await post();
  await report(ana, id);
  await moderate(id, 'remove');
  const { body } = await list({ id });
  expect(body.results).toMatchObject([
    { standing: 'removed', reason: 'Copy', reports: { count: 0 } },
  ]);
  expect(body.results[0].decision).toMatchObject({ deed: 'listing-removed', by: { id: chief.id } });
  await moderate(id, 'putBack');
  expect((await list({ id })).body.results[0]).toMatchObject({
    standing: 'active',
    reports: { count: 1 },
    decision: { deed: 'listing-put-back' },
  });
});

test('words, kind, reason, order and pages are asked for', async () => {
  const many = await signIn();
  const [first, second] = [await post(), await post()];
  await report(many, first, { reason: 'rights' });
  await report(many, second, { reason: 'offensive' });
  await report(visitor, second, { reason: 'rights' });
  const byReason = { view: 'reports', reason: 'rights' };
  expect(idsOf(await list(byReason))).toEqual([first, second]);
  const sort = { by: 'count', direction: 'descending' };
  expect(idsOf(await list({ ...byReason, sort }))).toEqual([second, first]);
  const page = await list({ ...byReason, sort }, '?start=1&size=1');
  expect([idsOf(page), page.body.total]).toEqual([[first], 2]);
  expect((await list({ ...byReason, type: 'item' })).body.total).toBe(0);
  expect((await list(byReason, '?title=ESCARPMENT')).body.total).toBe(2);
  expect((await list(byReason, '?title=%25')).body.total).toBe(0);
});

test('what its owner deletes waits for nobody, and nothing is listed unasked', async () => {
  const id = await post();
  await report(ana, id, { reason: 'duplicate' });
  expect(idsOf(await list({ view: 'reports', reason: 'duplicate' }))).toEqual([id]);
  await owner.call('DELETE', `/api/v1/property/listing/${id}`);
  expect(idsOf(await list({ view: 'reports', reason: 'duplicate' }))).toEqual([]);
  expect((await list({})).body.results).toEqual([]);
});

test('nobody else lists them', async () => {
  for (const by of [ana, owner, await signIn(['merchants'])]) {
    expect((await list({ view: 'reports' }, '', by)).status).toBe(403);
  }
  expect((await list({ view: 'reports' }, '', visitor)).status).toBe(401);
  expect((await list({ view: 'everything' })).status).toBe(400);
});

test('words of one reason are shown, however many tell of another after', async () => {
  const id = await post();
  await report(ana, id, { reason: 'scam', words: 'He asks for a deposit' });
  for (let sent = 0; sent < mostShownReports + 2; sent += 1) {
    await report(await signIn(), id, { reason: 'other', words: 'Look at this' });
  }
  const { body } = await list({ view: 'reports' }, '?size=100');
  const { reports } = body.results.find((found: { id: number }) => found.id === id);
  expect(reports.count).toBe(mostShownReports + 3);
  expect(reports.latest).toHaveLength(mostShownReports);
  expect(reports.latest.at(-1)).toMatchObject({ reason: 'scam', words: 'He asks for a deposit' });
  const ids: number[] = reports.latest.map((shown: { id: number }) => shown.id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});
