import { expect, test } from 'vitest';
import { auditEntries, objectPermissions } from '../../access/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();
const chief = await signIn(['administrators']);
const delegate = await signIn();

async function post(by = rosa): Promise<number> {
  const listing = writeListing('property');
  const { body } = await by.call('POST', '/api/v1/property/listing', { listing });
  await database.insert(objectPermissions).values({
    userId: delegate.id,
    objectType: 'listing',
    objectId: String(body.id),
    actions: ['administration'],
    createdAt: new Date(0),
  });
  return body.id;
}

const change = (by: typeof rosa, id: number, version: number) =>
  by.call('PUT', `/api/v1/property/listing/${id}`, {
    listing: writeListing('property', { title: 'Another title' }),
    version,
  });
const trailOf = async (id: number) => {
  const rows = await database.select().from(auditEntries).orderBy(auditEntries.id);
  return rows.filter(({ detail }) => detail.objectId === String(id));
};

test('what an administrator does to a listing of somebody else is written down', async () => {
  const id = await post();
  expect((await change(chief, id, 1)).status).toBe(200);
  const status = `/api/v1/property/listing/${id}/status`;
  expect((await chief.call('POST', status, { action: 'pause' })).status).toBe(200);
  const restore = `/api/v1/property/listing/${id}/revisions/1/restore`;
  expect((await chief.call('POST', restore, { version: 2 })).status).toBe(200);
  expect((await chief.call('DELETE', `/api/v1/property/listing/${id}`)).status).toBe(200);
  const object = { objectType: 'property', objectId: String(id) };
  const by = { actorId: chief.id, actingAs: null, subjectId: rosa.id };
  expect(await trailOf(id)).toMatchObject([
    { ...by, event: 'listing-changed', detail: { ...object, version: 2 } },
    { ...by, event: 'listing-changed', detail: { ...object, action: 'pause' } },
    { ...by, event: 'listing-changed', detail: { ...object, version: 3 } },
    { ...by, event: 'listing-deleted', detail: object },
  ]);
});

test('what is refused leaves no line', async () => {
  const id = await post();
  expect((await change(chief, id, 7)).status).toBe(409);
  expect(await trailOf(id)).toEqual([]);
});

test('owners, whom they let in, and administrators with their own leave none', async () => {
  const id = await post();
  expect((await change(rosa, id, 1)).status).toBe(200);
  expect((await change(delegate, id, 2)).status).toBe(200);
  expect((await delegate.call('DELETE', `/api/v1/property/listing/${id}`)).status).toBe(200);
  const own = await post(chief);
  expect((await change(chief, own, 1)).status).toBe(200);
  expect([...(await trailOf(id)), ...(await trailOf(own))]).toEqual([]);
});
