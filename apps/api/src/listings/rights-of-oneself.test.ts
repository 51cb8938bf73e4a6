import { expect, test } from 'vitest';
import { share } from '../access/access.fixture.ts';
import { invite, ownInvitations, sentAbout, startInviting } from './object-invitations.fixture.ts';

const { signIn, storeListing, usernameOf } = await startInviting();

test('who invites themselves is told so, by either name of theirs', async () => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  const username = (await usernameOf(owner)).toUpperCase();
  for (const to of [{ email: owner.email.toUpperCase() }, { username }]) {
    const { status, body } = await invite(owner, thing, { to });
    expect([status, body.fields]).toEqual([
      400,
      [{ path: 'body.to', message: 'expected somebody else’s' }],
    ]);
  }
  expect(await sentAbout(owner, thing)).toEqual([]);
});

test('who gives a right up reads that they did, and whose right is taken that it was', async () => {
  const [owner, rosa, milo] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  for (const to of [rosa, milo]) await share(owner, { to, thing, permissions: ['write'] });
  expect((await rosa.call('DELETE', `${thing}/permissions/self`)).status).toBe(200);
  await owner.call('DELETE', `${thing}/permissions/${milo.id}`);
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'given-up' }]);
  expect(await ownInvitations(milo)).toMatchObject([{ state: 'withdrawn' }]);
  // Whoever sent it sees a name less, as before.
  expect(await sentAbout(owner, thing)).toEqual([]);
  await share(owner, { to: rosa, thing, permissions: ['read'] });
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'accepted' }]);
});

test.each([[['create']], [['read', 'create']]])(
  'nobody is given %j of one listing, where nothing is created',
  async (permissions) => {
    const [owner, rosa] = [await signIn(), await signIn()];
    const thing = await storeListing(owner.id);
    const to = { email: rosa.email };
    expect((await invite(owner, thing, { to, permissions })).status).toBe(400);
    expect(await sentAbout(owner, thing)).toEqual([]);
    await share(owner, { to: rosa, thing, permissions: ['read'] });
    const changed = await owner.call('POST', `${thing}/permissions`, {
      userId: rosa.id,
      permissions,
    });
    expect(changed.status).toBe(400);
    expect((await rosa.call('GET', `${thing}/permissions/self`)).body.permissions).toEqual([
      'read',
    ]);
  },
);
