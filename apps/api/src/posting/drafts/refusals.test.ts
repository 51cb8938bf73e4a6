import { most } from '@boardwalk/sdk-core/posting/limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { startPosting } from '../posting.fixture.ts';
import { listingDrafts } from '../tables.ts';

const { server, database, signIn } = await startPosting();
const rosa = await signIn();
const visitor = openBrowser(server);
const at = (id: number | string) => `/api/v1/listing/draft/${id}`;
const start = (by = rosa) =>
  by.call('POST', '/api/v1/property/draft', { body: { title: 'Half a' } });
const countOf = (ownerId: number) =>
  database.$count(listingDrafts, eq(listingDrafts.ownerId, ownerId));

test('whoever is signed out begins, reads, saves and deletes no draft', async () => {
  const { body: draft } = await start();
  const answers = [
    await visitor.call('POST', '/api/v1/property/draft', { body: {} }),
    await visitor.call('GET', at(draft.id)),
    await visitor.call('PUT', at(draft.id), { version: 1, body: {} }),
    await visitor.call('DELETE', at(draft.id)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await rosa.call('GET', at(draft.id))).body).toEqual(draft);
});

test('of several that are begun at once none gets past the limit', async () => {
  const ana = await signIn();
  for (let nth = 1; nth < most.drafts; nth += 1) await start(ana);
  const answers = await Promise.all([start(ana), start(ana), start(ana)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  expect(await countOf(ana.id)).toBe(most.drafts);
});

test('deleted twice at once it goes once, and is not saved any more', async () => {
  const { body: draft } = await start();
  const remove = () => rosa.call('DELETE', at(draft.id));
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const saved = await rosa.call('PUT', at(draft.id), { version: 1, body: { title: 'Late' } });
  expect(saved.status).toBe(404);
});

test('saved and deleted at once it is gone, and neither fails', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { body: draft } = await start();
    const body = { title: `Round ${round}` };
    const [saved, removed] = await Promise.all([
      rosa.call('PUT', at(draft.id), { version: 1, body }),
      rosa.call('DELETE', at(draft.id)),
    ]);
    expect([200, 404, 409]).toContain(saved.status);
    expect(removed.status).toBe(200);
    expect((await rosa.call('GET', at(draft.id))).status).toBe(404);
  }
});

test('what is no number, no kind and no version is refused at its place', async () => {
  const { body: draft } = await start();
  for (const id of ['0', '1.5', 'x', '9999999999999999']) {
    const answers = [
      await rosa.call('GET', at(id)),
      await rosa.call('PUT', at(id), { version: 1, body: {} }),
      await rosa.call('DELETE', at(id)),
    ];
    expect(answers.map(({ status, body }) => [status, body.fields?.[0]?.path])).toEqual(
      Array(3).fill([400, 'params.id']),
    );
  }
  expect((await rosa.call('POST', '/api/v1/house/draft', { body: {} })).status).toBe(404);
  for (const [sent, path] of [
    [{ version: -1, body: {} }, 'body.version'],
    [{ body: {} }, 'body.version'],
    [{ version: 1 }, 'body.body'],
    [{ version: 1, body: {}, ownerId: 7 }, 'body.ownerId'],
  ] as const) {
    const { status, body } = await rosa.call('PUT', at(draft.id), sent);
    expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  }
  expect((await rosa.call('GET', at(draft.id))).body).toEqual(draft);
});
