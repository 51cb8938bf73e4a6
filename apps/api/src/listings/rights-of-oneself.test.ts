import { expect, test } from 'vitest';
import { share } from '../access/access.fixture.ts';
import { callAtOnce, holdAccounts } from '../access/at-once.fixture.ts';
import { lockPermissions } from '../access/lock-permissions.ts';
import { password } from '../account/account.fixture.ts';
import { mailedTokenTo } from '../account/mail/mail.fixture.ts';
import { invite, ownInvitations, sentAbout, startInviting } from './object-invitations.fixture.ts';

const { database, signIn, storeListing, usernameOf } = await startInviting();

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

test('however many at once, none to oneself is kept', async () => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  const id = thing.split('/').at(-1) ?? '';
  const username = await usernameOf(owner);
  const answers = await callAtOnce(
    database,
    (transaction) => lockPermissions(transaction, { id }),
    [{ email: owner.email }, { username }, { email: owner.email }].map(
      (to) => () => invite(owner, thing, { to }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(await sentAbout(owner, thing)).toEqual([]);
});

test('by their number nobody gives themselves a right', async () => {
  const [owner, delegate] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const body = { userId: owner.id, permissions: ['write'] };
  expect((await owner.call('POST', `${thing}/permissions`, body)).status).toBe(404);
  await share(owner, { to: delegate, thing, permissions: ['administration'] });
  expect((await delegate.call('POST', `${thing}/permissions`, body)).status).toBe(404);
});

/** Somebody with a listing, who has been mailed the link that makes an address theirs. */
async function startMoving(email: string) {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  const asked = await owner.call('POST', '/api/v1/user/email', { password, email });
  expect(asked.status).toBe(200);
  const token = await mailedTokenTo(database, email);
  return {
    owner,
    thing,
    hold: holdAccounts([owner.id]),
    confirm: () => owner.call('POST', '/api/v1/user/email/confirm', { token }),
    inviteNext: () => invite(owner, thing, { to: { email } }),
  };
}

test('an address that becomes one’s own at this moment is not invited', async () => {
  const { owner, thing, hold, confirm, inviteNext } = await startMoving('next@example.org');
  const answers = await callAtOnce(database, hold, [confirm, inviteNext]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expect(await sentAbout(owner, thing)).toEqual([]);
});

test('what was sent to an address that becomes one’s own waits no more', async () => {
  const { owner, thing, hold, confirm, inviteNext } = await startMoving('later@example.org');
  const friend = { to: { email: 'friend@example.org' } };
  const other = await signIn();
  const others = await storeListing(other.id);
  await invite(owner, thing, friend);
  await invite(other, others, { to: { email: 'Later@example.org' } });
  const answers = await callAtOnce(database, hold, [inviteNext, confirm]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await sentAbout(owner, thing)).toMatchObject([{ sentTo: 'friend@example.org' }]);
  // What others have sent to it is theirs now.
  expect(await ownInvitations(owner)).toMatchObject([{ state: 'pending' }]);
});

test('who gives a right up reads that they did, and whose right is taken that it was', async () => {
  const [owner, rosa, milo] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  for (const to of [rosa, milo]) await share(owner, { to, thing, permissions: ['write'] });
  expect((await rosa.call('DELETE', `${thing}/permissions/self`)).status).toBe(200);
  await owner.call('DELETE', `${thing}/permissions/${milo.id}`);
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'given-up' }]);
  expect(await ownInvitations(milo)).toMatchObject([{ state: 'withdrawn' }]);
  // The sender sees one name fewer, as before.
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
