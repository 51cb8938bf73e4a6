import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { objectInvitations } from '../../access/tables.ts';
import type { Browser } from '../../account/account.fixture.ts';
import { blockLists } from '../../account/block-lists.ts';
import {
  answer,
  inDays,
  invite,
  ownInvitations,
  startInviting,
} from '../../listings/object-invitations.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { inboxIgnored } from '../tables.ts';
import { inboxBlockList } from './inbox-block-list.ts';

const { database, signIn, storeListing, usernameOf } = await startInviting({
  name: 'inbox',
  routes: [],
  provides: [provide(blockLists, inboxBlockList)],
});

const path = '/api/v1/user/invitations';
const dayMs = 86_400_000;

interface Sent {
  readonly to: { readonly email: string };
  readonly by: { readonly id: number };
  readonly thing: string;
  readonly daysAgo: number;
}

/** Keeps an invitation that was sent so many days ago. */
async function send({ to: { email }, by, thing, daysAgo }: Sent) {
  await database.insert(objectInvitations).values({
    ...{ objectType: 'listing', objectId: thing.split('/').at(-1) ?? '', email },
    ...{ actions: ['read'], locale: 'en-CA', invitedBy: by.id },
    createdAt: new Date(Date.now() - daysAgo * dayMs),
    expiresAt: new Date(inDays(7)),
  });
}

async function pageOf(by: Browser, query: string) {
  const { status, body } = await by.call('GET', `${path}?${query}`);
  expect(status).toBe(200);
  const names = body.items.map(({ object }: { object: { id: string } }) => object.id);
  return { names, hasMore: body.hasMore };
}

test('more invitations than a page are read page by page, each object once', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const things = await Promise.all(Array.from({ length: 5 }, () => storeListing(owner.id)));
  const ids = things.map((thing) => thing.split('/').at(-1));
  for (const [daysAgo, thing] of things.entries()) {
    await send({ to: rosa, by: owner, thing, daysAgo });
    // Those that it replaced take no place on a page.
    for (const older of [6, 7]) await send({ to: rosa, by: owner, thing, daysAgo: older });
  }
  expect(await pageOf(rosa, 'size=2')).toEqual({ names: ids.slice(0, 2), hasMore: true });
  expect(await pageOf(rosa, 'start=2&size=2')).toEqual({ names: ids.slice(2, 4), hasMore: true });
  expect(await pageOf(rosa, 'start=4&size=2')).toEqual({ names: ids.slice(4), hasMore: false });
  expect(await pageOf(rosa, 'start=5&size=2')).toEqual({ names: [], hasMore: false });
});

test('what strangers send hides no earlier invitation for good', async () => {
  const [friend, stranger, rosa] = [await signIn(), await signIn(), await signIn()];
  const wanted = await storeListing(friend.id);
  await send({ to: rosa, by: friend, thing: wanted, daysAgo: 3 });
  const things = await Promise.all(Array.from({ length: 105 }, () => storeListing(stranger.id)));
  for (const thing of things) await send({ to: rosa, by: stranger, thing, daysAgo: 1 });
  expect((await pageOf(rosa, 'size=100')).hasMore).toBe(true);
  const { names } = await pageOf(rosa, 'start=100&size=100');
  expect(names.at(-1)).toBe(wanted.split('/').at(-1));
});

test('nobody reads another’s, and a visitor none', async () => {
  const [owner, rosa, other] = [await signIn(), await signIn(), await signIn()];
  await send({ to: rosa, by: owner, thing: await storeListing(owner.id), daysAgo: 0 });
  expect((await pageOf(rosa, 'size=1')).names).toHaveLength(1);
  for (const reader of [owner, other]) expect((await pageOf(reader, 'size=1')).names).toEqual([]);
  other.take(undefined);
  expect((await other.call('GET', path)).status).toBe(401);
});

test.each(['start=-1', 'size=0', 'size=101', 'size=all', 'user=1'])(
  'they are not asked for by “%s”',
  async (query) => {
    const rosa = await signIn();
    expect((await rosa.call('GET', `${path}?${query}`)).status).toBe(400);
  },
);

test('what is open is not hidden by what was sent later to the other form of address', async () => {
  const [owner, friend, rosa] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await send({ to: rosa, by: owner, thing, daysAgo: 2 });
  await share(owner, { to: friend, thing, permissions: ['administration'] });
  const username = await usernameOf(rosa);
  const later = await invite(friend, thing, { to: { username }, permissions: ['read'] });
  const shown = async () => {
    const items = await ownInvitations(rosa);
    return items.map(({ invitedBy, state }: OwnInvitation) => [invitedBy?.id, state]);
  };
  expect(await shown()).toEqual([[friend.id, 'pending']]);
  expect((await answer(rosa, later.body.id, 'decline')).status).toBe(200);
  expect(await shown()).toEqual([[owner.id, 'pending']]);
});

test('what a blocked person sent hides nothing, and leaves no page short', async () => {
  const [owner, friend, rosa] = [await signIn(), await signIn(), await signIn()];
  const things = [await storeListing(owner.id), await storeListing(owner.id)];
  const ids = things.map((thing) => thing.split('/').at(-1));
  for (const [daysAgo, thing] of things.entries()) {
    await send({ to: rosa, by: owner, thing, daysAgo: daysAgo + 2 });
    await send({ to: rosa, by: friend, thing, daysAgo: 0 });
  }
  for (let nth = 0; nth < 5; nth += 1) {
    await send({ to: rosa, by: friend, thing: await storeListing(friend.id), daysAgo: 1 });
  }
  await database
    .insert(inboxIgnored)
    .values({ userId: rosa.id, ignoredId: friend.id, since: new Date() });
  expect(await pageOf(rosa, 'size=1')).toEqual({ names: ids.slice(0, 1), hasMore: true });
  expect(await pageOf(rosa, 'start=1&size=1')).toEqual({ names: ids.slice(1), hasMore: false });
  expect(await pageOf(rosa, 'start=2&size=1')).toEqual({ names: [], hasMore: false });
});

test('what is gone or one’s own takes no place on a page', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const kept = await storeListing(owner.id);
  await send({ to: rosa, by: owner, thing: kept, daysAgo: 3 });
  const gone = await storeListing(owner.id);
  await send({ to: rosa, by: owner, thing: gone, daysAgo: 0 });
  await send({ to: rosa, by: owner, thing: await storeListing(rosa.id), daysAgo: 1 });
  await database
    .update(listings)
    .set({ status: 'Delete' })
    .where(eq(listings.id, Number(gone.split('/').at(-1))));
  const names = [kept.split('/').at(-1)];
  expect(await pageOf(rosa, 'size=1')).toEqual({ names, hasMore: false });
});
