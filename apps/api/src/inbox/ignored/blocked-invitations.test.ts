import { expect, test } from 'vitest';
import { blockLists } from '../../account/block-lists.ts';
import {
  answer,
  invite,
  ownInvitations,
  sentAbout,
  startInviting,
} from '../../listings/object-invitations.fixture.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { inboxIgnored } from '../tables.ts';
import { inboxBlockList } from './inbox-block-list.ts';

const { database, signIn, work, storeListing, mailed } = await startInviting({
  name: 'inbox',
  routes: [],
  provides: [provide(blockLists, inboxBlockList)],
});

test('who blocked the sender hears and sees nothing, and accepts nothing', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  await database
    .insert(inboxIgnored)
    .values({ userId: rosa.id, ignoredId: owner.id, since: new Date() });
  const thing = await storeListing(owner.id);
  const { body } = await invite(owner, thing, { to: { email: rosa.email } });
  await work.runWaiting();
  expect(await mailed()).toEqual([]);
  expect(await ownInvitations(rosa)).toEqual([]);
  expect((await answer(rosa, body.id, 'accept')).status).toBe(404);
  expect(await sentAbout(owner, thing)).toMatchObject([{ state: 'pending' }]);
});
