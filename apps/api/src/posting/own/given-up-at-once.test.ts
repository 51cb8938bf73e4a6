import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { callAtOnce } from '../../access/at-once.fixture.ts';
import { lockPermissions } from '../../access/lock-permissions.ts';
import { auditEntries, objectPermissions } from '../../access/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { lockListing } from '../publish/lock-listing.ts';

const { database, signIn } = await startPosting();

/** A listing that its owner shares with somebody. */
async function shareNew() {
  const [owner, rosa] = [await signIn(), await signIn()];
  const posted = await owner.call('POST', '/api/v1/item/listing', {
    listing: writeListing('item'),
  });
  const id: number = posted.body.id;
  const thing = `/api/v1/item/${id}`;
  const permissions = ['write', 'delete'] as const;
  await share(owner, { to: rosa, thing, permissions });
  expect(await readHeld(rosa)).toHaveLength(1);
  return { owner, rosa, id, thing };
}

type Shared = Awaited<ReturnType<typeof shareNew>>;

const readHeld = async (by: Shared['rosa']) =>
  (await by.call('GET', '/api/v1/user/permissions')).body;
const giveUp =
  ({ rosa, thing }: Shared) =>
  () =>
    rosa.call('DELETE', `${thing}/permissions/self`);
const change =
  ({ owner, rosa, thing }: Shared) =>
  () =>
    owner.call('POST', `${thing}/permissions`, {
      userId: rosa.id,
      permissions: ['administration'],
    });
const remove =
  ({ owner, id }: Shared) =>
  () =>
    owner.call('DELETE', `/api/v1/item/listing/${id}`);

const holdRights =
  ({ id }: Shared) =>
  (transaction: Queries) =>
    lockPermissions(transaction, { id: String(id) });

/** Both the rights to a listing and the listing itself. */
const holdAll =
  ({ id }: Shared) =>
  async (transaction: Queries) => {
    await lockPermissions(transaction, { id: String(id) });
    await lockListing(transaction, 'item', id);
  };

/** Reads what the audit trail records of ends of the right. */
async function readEnded({ rosa }: Shared) {
  const { event, subjectId, detail } = auditEntries;
  const rows = await database
    .select({ detail })
    .from(auditEntries)
    .where(and(eq(subjectId, rosa.id), eq(event, 'permission-withdrawn')));
  return rows.map((row) => row.detail);
}

/** Nothing is left of a right, which ended once. */
async function expectGone(shared: Shared): Promise<void> {
  const { rosa } = shared;
  expect(await readHeld(rosa)).toEqual([]);
  const rows = await database.$count(objectPermissions, eq(objectPermissions.userId, rosa.id));
  expect(rows).toBe(0);
  expect(await readEnded(shared)).toHaveLength(1);
}

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status);

test('pressed twice at once, giving up ends a right once', async () => {
  const shared = await shareNew();
  const calls = [giveUp(shared), giveUp(shared)];
  expect(statusesOf(await callAtOnce(database, holdRights(shared), calls))).toEqual([200, 404]);
  await expectGone(shared);
});

test('a right that is given up is not given back by a change that came at once', async () => {
  const shared = await shareNew();
  const calls = [giveUp(shared), change(shared)];
  expect(statusesOf(await callAtOnce(database, holdRights(shared), calls))).toEqual([200, 404]);
  await expectGone(shared);
});

test('a right that was changed a moment before is given up as it is now', async () => {
  const shared = await shareNew();
  const calls = [change(shared), giveUp(shared)];
  expect(statusesOf(await callAtOnce(database, holdRights(shared), calls))).toEqual([200, 200]);
  await expectGone(shared);
  expect(await readEnded(shared)).toMatchObject([{ permissions: ['administration'] }]);
});

test('of giving up a right and accepting another at once, the later one counts', async () => {
  const shared = await shareNew();
  const { owner, rosa, thing } = shared;
  const sent = await owner.call('POST', `${thing}/permissions/invitations`, {
    to: { email: rosa.email },
    permissions: ['read'],
  });
  const accept = () => rosa.call('POST', `/api/v1/user/invitations/${sent.body.id}/accept`);
  const answers = await callAtOnce(database, holdRights(shared), [giveUp(shared), accept]);
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect(await readHeld(rosa)).toMatchObject([{ permissions: ['read'] }]);
});

test('whoever gives up a right while its listing is deleted is not in the way of that', async () => {
  const shared = await shareNew();
  const calls = [remove(shared), giveUp(shared)];
  const [removed, given] = await callAtOnce(database, holdAll(shared), calls);
  expect(removed?.status).toBe(200);
  expect([200, 404]).toContain(given?.status);
  expect(await readHeld(shared.rosa)).toEqual([]);
  expect(await readEnded(shared)).toHaveLength(given?.status === 200 ? 1 : 0);
});

test('a right is given up while the deletion of its listing waits', async () => {
  const shared = await shareNew();
  const { id } = shared;
  let given: number | undefined;
  const hold = async (transaction: Queries) => {
    await lockListing(transaction, 'item', id);
    given = (await giveUp(shared)()).status;
  };
  const answers = await callAtOnce(database, hold, [remove(shared)]);
  expect([given, ...statusesOf(answers)]).toEqual([200, 200]);
  await expectGone(shared);
});

test('nothing is given up of a listing that was deleted a moment before', async () => {
  const shared = await shareNew();
  const calls = [remove(shared), giveUp(shared)];
  expect(statusesOf(await callAtOnce(database, holdRights(shared), calls))).toEqual([200, 404]);
  expect(await readHeld(shared.rosa)).toEqual([]);
});
