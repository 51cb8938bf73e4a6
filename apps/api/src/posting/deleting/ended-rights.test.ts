import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { objectInvitations, objectPermissions } from '../../access/tables.ts';
import { countWaiting, password } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();

type Person = Awaited<ReturnType<typeof signIn>>;

afterEach(async () => {
  await database.delete(objectInvitations);
});

async function post(owner: Person) {
  const listing = writeListing('item');
  const { body } = await owner.call('POST', '/api/v1/item/listing', { listing });
  return { id: body.id as number, thing: `/api/v1/item/${body.id}` };
}

const remove = (by: Person, id: number) => by.call('DELETE', `/api/v1/item/listing/${id}`);
const close = (owner: Person) => owner.call('POST', '/api/v1/user/delete', { password });
const invite = (by: Person, thing: string, to: Person) =>
  by.call('POST', `${thing}/permissions/invitations`, {
    to: { email: to.email },
    permissions: ['write'],
  });
const accept = (by: Person, id: string) => by.call('POST', `/api/v1/user/invitations/${id}/accept`);
const rightsTo = (id: number) =>
  database.$count(objectPermissions, eq(objectPermissions.objectId, String(id)));

const endings = [
  ['is deleted', (owner: Person, id: number) => remove(owner, id)],
  ['goes with its owner’s account', (owner: Person) => close(owner)],
] as const;

test.each(endings)('rights to a listing that %s end with it', async (_, end) => {
  const [owner, rosa, milo] = [await signIn(), await signIn(), await signIn()];
  const [{ id, thing }, other] = [await post(owner), await post(milo)];
  await share(owner, { to: rosa, thing, permissions: ['write'] });
  await share(milo, { to: rosa, thing: other.thing, permissions: ['write'] });
  const sent = await invite(owner, thing, milo);
  expect((await end(owner, id)).status).toBe(200);
  expect([await rightsTo(id), await rightsTo(other.id)]).toEqual([0, 1]);
  const listed = await rosa.call('POST', '/api/v1/preview/self', { standing: 'deleted' });
  expect(listed.body).toEqual({ results: [], total: 0 });
  const { permissions } = (await rosa.call('GET', '/api/v1/user/data')).body.access;
  expect(permissions).toMatchObject([{ id: String(other.id) }]);
  expect((await accept(milo, sent.body.id)).status).toBe(404);
});

test.each(endings)('who accepts as a listing %s has a right to nothing', async (_, end) => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const { id, thing } = await post(owner);
  const { body } = await invite(owner, thing, rosa);
  const both = await Promise.all([end(owner, id), accept(rosa, body.id)]);
  expect(both[0].status).toBe(200);
  expect([200, 404]).toContain(both[1].status);
  expect(await rightsTo(id)).toBe(0);
});

test('who accepts while the owner closes the account waits for that, and finds nothing', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const { id, thing } = await post(owner);
  const { body } = await invite(owner, thing, rosa);
  const { accepting } = await database.transaction(async (transaction) => {
    await transaction.select().from(users).where(eq(users.id, owner.id)).for('no key update');
    const accepting = accept(rosa, body.id);
    await expect.poll(() => countWaiting(database)).toBe(1);
    await transaction.execute(sql`update listings set status = 'Delete' where id = ${id}`);
    return { accepting };
  });
  expect((await accepting).status).toBe(404);
  expect(await rightsTo(id)).toBe(0);
});

test('two who accept each other’s invitations at once both have their right', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const [hers, his] = [await post(rosa), await post(milo)];
  const toMilo = await invite(rosa, hers.thing, milo);
  const toRosa = await invite(milo, his.thing, rosa);
  const both = await Promise.all([accept(milo, toMilo.body.id), accept(rosa, toRosa.body.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});
