import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { actingBody, startAccess } from '../../access/access.fixture.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { memberships, sessions, users } from '../../account/tables.ts';
import { adminDomain } from '../routes.ts';

const { database, signIn, trailOf } = await startAccess(adminDomain);

afterEach(async () => {
  await database.delete(memberships);
});

test('a disabled account is out at once, and back when it is enabled', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const address = (what: string) => `/api/v1/user/${rosa.id}/${what}`;
  expect((await chief.call('POST', address('disable'), { reason: 'Spam' })).status).toBe(200);
  expect((await rosa.call('GET', '/api/v1/user/')).status).toBe(401);
  expect((await chief.call('POST', address('disable'), {})).status).toBe(409);
  expect((await chief.call('POST', address('enable'), {})).status).toBe(200);
  expect((await chief.call('POST', address('enable'), {})).status).toBe(409);
  expect((await rosa.call('GET', '/api/v1/user/groups/')).status).toBe(401);
  expect((await trailOf(rosa.id)).map(({ event, detail }) => [event, detail])).toEqual([
    ['account-disabled', { reason: 'Spam' }],
    ['account-enabled', {}],
  ]);
});

test('the owner is told by mail, but not why', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await chief.call('POST', `/api/v1/user/${rosa.id}/disable`, { reason: 'Spam' });
  await chief.call('POST', `/api/v1/user/${rosa.id}/enable`, {});
  const [opened, closed] = await mailsTo(database, rosa.email);
  expect(closed).toMatchObject({ template: 'account-disabled' });
  expect(closed?.text).not.toContain('Spam');
  expect(opened).toMatchObject({ template: 'account-enabled' });
  expect(opened?.text).toContain('/dashboard/login');
});

test('neither oneself nor somebody unknown is disabled', async () => {
  const [chief] = [await signIn('administrators'), await signIn('administrators')];
  expect((await chief.call('POST', `/api/v1/user/${chief.id}/disable`, {})).status).toBe(409);
  expect((await chief.call('POST', '/api/v1/user/4000000000/disable', {})).status).toBe(404);
});

test.each(['a\u0000b', 'a\ud800b', 'x'.repeat(501)])('the reason %j is refused', async (reason) => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  expect((await chief.call('POST', `/api/v1/user/${rosa.id}/disable`, { reason })).status).toBe(
    400,
  );
  expect((await rosa.call('GET', '/api/v1/user/')).body.id).toBe(rosa.id);
});

test('any other reason is kept as it is', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const reason = 'Señora 🏠 «spam»\r\n<b>';
  await chief.call('POST', `/api/v1/user/${rosa.id}/disable`, { reason });
  expect((await trailOf(rosa.id)).at(-1)?.detail).toEqual({ reason });
});

test('of two administrators who disable each other at once, one stays', async () => {
  const [one, other] = [await signIn('administrators'), await signIn('administrators')];
  const answers = await Promise.all([
    one.call('POST', `/api/v1/user/${other.id}/disable`, {}),
    other.call('POST', `/api/v1/user/${one.id}/disable`, {}),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const active = await database.select().from(users).where(eq(users.state, 'active'));
  expect([one, other].filter(({ id }) => active.some((user) => user.id === id))).toHaveLength(1);
});

test('who is disabled at the same moment is nobody’s role', async () => {
  const other = await signIn('administrators');
  for (let round = 0; round < 6; round += 1) {
    const [chief, rosa] = [await signIn('administrators'), await signIn()];
    await Promise.all([
      chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, actingBody),
      other.call('POST', `/api/v1/user/${rosa.id}/disable`, {}),
    ]);
    expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(0);
  }
});

test.each(['unconfirmed', 'deleted'] as const)(
  'an account that is %s is neither disabled nor enabled',
  async (state) => {
    const [chief, rosa] = [await signIn('administrators'), await signIn()];
    await database.update(users).set({ state }).where(eq(users.id, rosa.id));
    for (const what of ['disable', 'enable']) {
      expect((await chief.call('POST', `/api/v1/user/${rosa.id}/${what}`, {})).status).toBe(409);
    }
    const [row] = await database.select().from(users).where(eq(users.id, rosa.id));
    expect(row?.state).toBe(state);
    expect(await trailOf(rosa.id)).toEqual([]);
  },
);

test('nobody but administrators may, whatever else they look after', async () => {
  const [leader, rosa] = [await signIn('partners'), await signIn()];
  await database.update(memberships).set({ actions: ['create', 'administration'] });
  for (const what of ['disable', 'enable', 'act-as']) {
    expect((await leader.call('POST', `/api/v1/user/${rosa.id}/${what}`, {})).status).toBe(403);
  }
  expect((await leader.call('GET', '/api/v1/administration/audit')).status).toBe(403);
});
