import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { delegate } from '../pictures.fixture.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const chief = await signIn(['administrators']);
const milo = await signIn();

type Person = typeof milo;
const disable = ({ id }: Person, state: 'active' | 'disabled' = 'disabled') =>
  database.update(users).set({ state }).where(eq(users.id, id));
const path = (id: number) => `/api/v1/property/listing/${id}`;
const act = (by: Person, id: number, action: string) =>
  by.call('POST', `${path(id)}/status`, { action });
const change = (by: Person, id: number, version: number) =>
  by.call('PUT', path(id), { listing: writeListing('property', { title: 'Anew' }), version });

async function postDelegated() {
  const owner = await signIn();
  const listing = writeListing('property');
  const { id } = (await owner.call('POST', '/api/v1/property/listing', { listing })).body;
  await delegate(database, id, { userId: milo.id, actions: ['administration'] });
  return { owner, id: id as number };
}

test('for whoever was disabled nobody but administrators activates or publishes', async () => {
  const { owner, id } = await postDelegated();
  expect((await change(milo, id, 1)).status).toBe(200);
  expect((await act(milo, id, 'pause')).status).toBe(200);
  await disable(owner);
  expect((await act(milo, id, 'activate')).status).toBe(409);
  expect((await change(milo, id, 2)).status).toBe(409);
  const restore = `${path(id)}/revisions/1/restore`;
  expect((await milo.call('POST', restore, { version: 2 })).status).toBe(409);
  expect((await change(chief, id, 2)).status).toBe(200);
  expect((await act(chief, id, 'activate')).status).toBe(200);
  // Taking away what shows is open to whom its owner let in.
  expect((await act(milo, id, 'pause')).status).toBe(200);
  await disable(owner, 'active');
  expect((await act(milo, id, 'activate')).status).toBe(200);
});
