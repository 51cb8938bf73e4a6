import { desc, eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Browser } from '../../account/account.fixture.ts';
import { memberships, users } from '../../account/tables.ts';
import { mails } from '../../platform/tables.ts';
import { acceptByToken, actingBody, startAccess } from '../access.fixture.ts';
import { auditEntries, invitations } from '../tables.ts';

const { database, signIn, changeMembership, disable } = await startAccess();
const dayMs = 86_400_000;

afterEach(async () => {
  vi.useRealTimers();
  await database.delete(memberships);
  await database.delete(invitations);
});

const list = (by: Browser, group = 'partners', query = '') =>
  by.call('GET', `/api/v1/groups/${group}/invitations${query}`);
const withdraw = (by: Browser, id: string, group = 'partners') =>
  by.call('DELETE', `/api/v1/groups/${group}/invitations/${id}`);
const read = (by: Browser, token: string) =>
  by.call('POST', '/api/v1/groups/invitation', { token });
const accept = (by: Browser, token: string) => acceptByToken(database, by, token);

/** Invites, and answers the token of the mail with the id of the list. */
async function invite(by: Browser, email: string, group = 'partners') {
  await by.call('POST', `/api/v1/groups/${group}/invite`, { email });
  const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const [, token = ''] = /invite\?token=([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const { body } = await list(by, group);
  return { token, id: body.items[0].id as string };
}

test('who has told no name invites by their username', async () => {
  const chief = await signIn('administrators');
  const [user] = await database
    .update(users)
    .set({ firstName: '', lastName: '' })
    .where(eq(users.id, chief.id))
    .returning({ username: users.username });
  await invite(chief, 'third@example.org');
  const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(mail?.text).toContain(`${user?.username} invites you to the group`);
  expect(mail?.text).toContain(`If you do not know ${user?.username},`);
});

test('whoever looks after the group sees who was invited, by whom and until when', async () => {
  const [chief, leader] = [await signIn('administrators'), await signIn('partners')];
  await changeMembership(leader.id, { actions: ['administration'] });
  const { token } = await invite(leader, 'first@example.org');
  await invite(chief, 'second@example.org');
  const { body, text } = await list(leader);
  expect(body.total).toBe(2);
  expect(body.items).toMatchObject([
    { email: 'second@example.org', invitedBy: { id: chief.id } },
    { email: 'first@example.org', invitedBy: { id: leader.id }, permissions: ['create'] },
  ]);
  const life = Date.parse(body.items[0].expiresAt) - Date.parse(body.items[0].since);
  expect(life).toBe(7 * dayMs);
  expect(text).not.toContain(token);
  expect(text).not.toContain('hash');
  expect((await list(leader, 'partners', '?size=1&start=1')).body.items).toHaveLength(1);
});

test('an invitation that was accepted, replaced or is over waits no more', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const { token } = await invite(chief, rosa.email);
  await invite(chief, 'again@example.org');
  await invite(chief, 'AGAIN@example.org');
  expect((await list(chief)).body.total).toBe(2);
  await accept(rosa, token);
  expect((await list(chief)).body.items).toMatchObject([{ email: 'AGAIN@example.org' }]);
  await chief.call('GET', '/api/v1/user/');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6.9 * dayMs });
  expect((await list(chief)).body.total).toBe(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 0.2 * dayMs });
  expect((await list(chief)).body).toEqual({ items: [], total: 0 });
});

test('one that is withdrawn lets nobody in, and the trail tells of it', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const { token, id } = await invite(chief, rosa.email);
  expect((await withdraw(chief, id)).status).toBe(200);
  expect((await accept(rosa, token)).status).toBe(404);
  expect((await read(rosa, token)).status).toBe(404);
  expect((await withdraw(chief, id)).status).toBe(404);
  const [last] = await database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(last).toMatchObject({
    event: 'invitation-withdrawn',
    actorId: chief.id,
    detail: { group: 'partners', email: rosa.email },
  });
});

test('nobody withdraws an invitation of a group that is not theirs, by its own path neither', async () => {
  const [chief, leader, rosa] = [
    await signIn('administrators'),
    await signIn('merchants'),
    await signIn('partners'),
  ];
  await changeMembership(leader.id, { actions: ['administration'] });
  const { token, id } = await invite(chief, rosa.email);
  for (const by of [leader, rosa]) {
    expect((await withdraw(by, id)).status).toBe(403);
    expect((await list(by)).status).toBe(403);
  }
  // The group in the path is theirs, the invitation is not.
  expect((await withdraw(leader, id, 'merchants')).status).toBe(404);
  for (const wrong of ['none', `${id.slice(0, -1)}g`, '00000000-0000-4000-8000-000000000000']) {
    expect([400, 404]).toContain((await withdraw(chief, wrong)).status);
  }
  await chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, actingBody);
  expect((await withdraw(chief, id)).status).toBe(403);
  expect((await accept(rosa, token)).status).toBe(200);
});

test('of an acceptance and a withdrawal at once, one succeeds', async () => {
  const chief = await signIn('administrators');
  for (let round = 0; round < 8; round += 1) {
    const rosa = await signIn();
    const { token, id } = await invite(chief, rosa.email);
    const [accepted, withdrawn] = await Promise.all([accept(rosa, token), withdraw(chief, id)]);
    expect([accepted?.status, withdrawn?.status].toSorted()).toEqual([200, 404]);
    const groups = (await rosa.call('GET', '/api/v1/user/groups/')).body;
    expect(groups).toHaveLength(accepted?.status === 200 ? 1 : 0);
  }
});

test('of two who withdraw at once, one does, and the trail tells of one', async () => {
  const [chief, other] = [await signIn('administrators'), await signIn('administrators')];
  const { id } = await invite(chief, 'twice@example.org');
  const before = await database.$count(auditEntries);
  const answers = await Promise.all([withdraw(chief, id), withdraw(other, id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await database.$count(auditEntries)).toBe(before + 1);
});

test('whoever it was mailed to reads what it offers, before and after', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const { token } = await invite(chief, rosa.email);
  const { body } = await read(rosa, token);
  expect(body).toMatchObject({
    group: 'partners',
    permissions: ['create'],
    invitedBy: { id: chief.id, firstName: 'Rosa' },
    state: 'waiting',
    isMember: false,
  });
  expect((await list(chief)).body.total).toBe(1);
  await accept(rosa, token);
  expect((await read(rosa, token)).body).toMatchObject({ state: 'accepted', isMember: true });
});

test.each([
  [
    'its seven days are over',
    async (_: number, by: Browser) => {
      // A session that nobody uses for so long ends as well.
      vi.setSystemTime(Date.now() + 6.9 * dayMs);
      await by.call('GET', '/api/v1/user/');
      vi.setSystemTime(Date.now() + 0.2 * dayMs);
    },
  ],
  ['whoever invited lost the group', (id: number) => changeMembership(id, { endsAt: new Date(1) })],
  ['whoever invited is disabled', (id: number) => disable(id)],
])('it is over once %s', async (_, end) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const { token } = await invite(chief, rosa.email);
  await end(chief.id, rosa);
  expect((await read(rosa, token)).body.state).toBe('over');
  expect((await accept(rosa, token)).status).toBe(404);
});

test('to anybody else it is the same as one that never was', async () => {
  const [chief, rosa, eve] = [await signIn('administrators'), await signIn(), await signIn()];
  const { token } = await invite(chief, rosa.email);
  const answers = [
    await read(eve, token),
    await read(chief, token),
    await read(rosa, `${token.slice(0, -1)}_`),
    await read(rosa, ' '),
    await read(rosa, "' or 1=1 --"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => body.title)).size).toBe(1);
  expect(answers.map(({ text }) => text).join()).not.toContain(rosa.email);
});
