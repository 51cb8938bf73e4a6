import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../access/access.fixture.ts';
import type { Browser } from '../account/account.fixture.ts';
import { invite, ownInvitations, startInviting } from './object-invitations.fixture.ts';
import { listings } from './tables.ts';

const { database, signIn, storeListing } = await startInviting();

/** What the three lists of rights call the thing. */
async function namesFor(by: Browser, thing: string) {
  const own = (await by.call('GET', `${thing}/permissions/self`)).body.name;
  const [grant] = (await by.call('GET', '/api/v1/user/permissions')).body;
  const [invitation] = await ownInvitations(by);
  return [own, grant?.object.name, invitation?.object.name];
}

async function takeDown(thing: string): Promise<void> {
  await database
    .update(listings)
    .set({ holdReason: 'moderation', holdWords: 'A copy' })
    .where(eq(listings.id, Number(thing.split('/').at(-1))));
}

test.each<[Action, string]>([
  ['read', ''],
  ['delete', ''],
  ['write', 'A red canoe'],
  ['administration', 'A red canoe'],
])('what was taken down goes for whoever may “%s” it by the name “%s”', async (action, name) => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await share(owner, { to: rosa, thing, permissions: [action] });
  expect(await namesFor(rosa, thing)).toEqual(['A red canoe', 'A red canoe', 'A red canoe']);
  await takeDown(thing);
  expect(await namesFor(rosa, thing)).toEqual([name, name, name]);
  expect((await owner.call('GET', `${thing}/permissions/self`)).body.name).toBe('A red canoe');
});

test('an invitation to what was taken down names it to nobody who can’t change it yet', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await takeDown(thing);
  const { body } = await invite(owner, thing, { to: { email: rosa.email } });
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'pending', object: { name: '' } }]);
  const accepted = await rosa.call('POST', `/api/v1/user/invitations/${body.id}/accept`);
  expect(accepted.body.object.name).toBe('');
  expect(await ownInvitations(rosa)).toMatchObject([{ object: { name: 'A red canoe' } }]);
});
