import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { makeWork, openProcess, parcelOf } from '../../platform/queue/queue.fixture.ts';
import { queueDomain } from '../../platform/queue/queue-domain.ts';
import { adminDomain } from '../routes.ts';

const { server, signIn } = await startAccess(adminDomain);
const { platform } = server;
const all = '/api/v1/administration/work';

beforeEach(async () => {
  await platform.database.execute(sql`delete from pgboss.job`);
});

/** Work that fails until it is mended. */
async function failFor(...ids: readonly number[]) {
  let isMended = false;
  const { work, ran } = makeWork(
    async () => {
      if (!isMended) throw new RangeError('rosa@example.org is too far away');
      return 'done';
    },
    { retries: 1 },
  );
  const runner = openProcess(platform, work);
  for (const id of ids) await platform.queue.enqueue(platform.database, work, parcelOf(id));
  await runner.runWaiting({ withoutPauses: true });
  ran.length = 0;
  return { runner, ran, mend: () => (isMended = true) };
}

test('an administrator sees what failed, has it tried again, and gives it up', async () => {
  const { runner, ran, mend } = await failFor(1, 2, 3);
  const chief = await signIn('administrators');
  const { body, text } = await chief.call('GET', `${all}?size=2`);
  expect(body).toMatchObject({
    items: [{ work: 'send-parcel', tries: 2, reason: 'RangeError' }, { tries: 2 }],
    hasMore: true,
  });
  expect(text).not.toContain('rosa');
  const [one, other] = body.items;
  mend();
  expect((await chief.call('POST', `${all}/${one.id}/retry`)).status).toBe(200);
  await runner.runWaiting();
  expect(ran).toEqual([one.ids.listingId]);
  expect((await chief.call('DELETE', `${all}/${other.id}`)).status).toBe(200);
  const rest = await chief.call('GET', all);
  expect(rest.body).toMatchObject({ items: [{ work: 'send-parcel' }], hasMore: false });
  for (const gone of [one, other]) {
    const again = await chief.call('POST', `${all}/${gone.id}/retry`);
    expect(again.body.code).toBe('not-found');
    expect((await chief.call('DELETE', `${all}/${gone.id}`)).body.code).toBe('not-found');
  }
});

test('whoever is no administrator sees and does nothing of it', async () => {
  const { runner, ran } = await failFor(1);
  const [chief, rosa] = [await signIn('administrators'), await signIn('merchants')];
  const [failed] = (await chief.call('GET', all)).body.items;
  expect((await rosa.call('GET', all)).body.code).toBe('forbidden');
  expect((await rosa.call('POST', `${all}/${failed.id}/retry`)).body.code).toBe('forbidden');
  expect((await rosa.call('DELETE', `${all}/${failed.id}`)).body.code).toBe('forbidden');
  await runner.runWaiting();
  expect(ran).toEqual([]);
  expect((await chief.call('GET', all)).body.items).toHaveLength(1);
});

test('pressed twice at once, it is tried again once, and given up once', async () => {
  const { runner, ran, mend } = await failFor(1, 2, 3);
  const [chief, second] = [await signIn('administrators'), await signIn('administrators')];
  const [one, other, third] = (await chief.call('GET', all)).body.items;
  mend();
  const retried = await Promise.all(
    [chief, second].map((by) => by.call('POST', `${all}/${one.id}/retry`)),
  );
  expect(retried.map(({ status }) => status).sort()).toEqual([200, 404]);
  const discarded = await Promise.all(
    [chief, second].map((by) => by.call('DELETE', `${all}/${other.id}`)),
  );
  expect(discarded.map(({ status }) => status).sort()).toEqual([200, 404]);
  const both = await Promise.all([
    chief.call('POST', `${all}/${third.id}/retry`),
    second.call('DELETE', `${all}/${third.id}`),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  await runner.runWaiting();
  const isRetried = both[0]?.status === 200;
  expect(ran.toSorted()).toEqual(
    [one, ...(isRetried ? [third] : [])].map(({ ids }) => ids.listingId).toSorted(),
  );
  expect((await chief.call('GET', all)).body.items).toEqual([]);
});

test('what is no id, and no size of a page, is refused', async () => {
  await failFor(1);
  const chief = await signIn('administrators');
  for (const size of ['0', '201', 'all']) {
    expect([size, (await chief.call('GET', `${all}?size=${size}`)).status]).toEqual([size, 400]);
  }
  for (const id of ['1', 'send-parcel', '%00']) {
    expect([id, (await chief.call('POST', `${all}/${id}/retry`)).status]).toEqual([id, 400]);
    expect([id, (await chief.call('DELETE', `${all}/${id}`)).status]).toEqual([id, 400]);
  }
  expect((await chief.call('GET', all)).body.items).toHaveLength(1);
});

test('figures tell how much is kept, and how much failed', async () => {
  await failFor(1, 2);
  const { work } = makeWork();
  await platform.queue.enqueue(platform.database, work, parcelOf(3));
  await platform.database.execute(sql`update pgboss.queue set monitor_claim_on = null`);
  for (const job of queueDomain.jobs ?? []) {
    await job.run(jobContextOf(platform));
  }
  const { text } = await server.call('GET', '/metrics');
  expect(text).toContain('kept_work{work="all",state="failed"} 2');
  expect(text).toContain('kept_work{work="send-parcel",state="waiting"} 1');
  expect(text).toContain('kept_work{work="send-parcel",state="running"} 0');
});
