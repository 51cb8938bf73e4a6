import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { countWaiting, openBrowser, password } from '../account.fixture.ts';
import { mailedTokenTo, mailsTo } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { type Person, signInNew, travel } from '../security.fixture.ts';
import { sessions, signInFailures, users } from '../tables.ts';
import { endSurplusSessions, maximumSessions } from './surplus-sessions.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database } = server.platform;
const user = '/api/v1/user/';
const chosen = 'another path altogether';

afterEach(() => {
  vi.useRealTimers();
});

async function elsewhere(person: Person) {
  const browser = openBrowser(server);
  await browser.signIn(person.username);
  return browser;
}

const change = (person: Pick<Person, 'call'>, current = password, next = chosen) =>
  person.call('POST', `${user}password`, { current, password: next });

test('a changed password ends all other sessions and renews this one', async () => {
  const rosa = await signInNew(server);
  const other = await elsewhere(rosa);
  const thief = rosa.steal();
  const ana = await signInNew(server);
  expect((await change(rosa)).status).toBe(200);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
  expect((await other.call('GET', user)).status).toBe(401);
  expect((await thief.call('GET', `${user}security`)).status).toBe(401);
  expect((await ana.call('GET', user)).body.id).toBe(ana.id);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(403);
  expect((await openBrowser(server).signIn(rosa.username, chosen)).status).toBe(200);
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.template).toBe('password-changed');
});

test('links that were mailed before work no more', async () => {
  const rosa = await signInNew(server);
  await rosa.call('POST', `${user}forgot-password`, { email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  await change(rosa);
  const reset = await rosa.call('POST', `${user}reset-password`, { token, password: password });
  expect(reset.status).toBe(410);
});

test.each([
  ['a wrong present password', 'wrong', chosen, 403, 'body.current'],
  ['a short new one', password, 'short', 400, 'body.password'],
  ['a common new one', password, '1234567890', 400, 'body.password'],
  ['an empty present one', '', chosen, 400, 'body.current'],
])('%s is refused at its field, and changes nothing', async (_, current, next, status, path) => {
  const rosa = await signInNew(server);
  const refused = await change(rosa, current, next);
  expect(refused.status).toBe(status);
  expect(refused.body.fields[0].path).toBe(path);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
});

test('one’s own name is no password', async () => {
  const rosa = await signInNew(server);
  const refused = await change(rosa, password, `my ${rosa.username} and more`);
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'body.password']);
});

test('guesses of the present password wait, and do not lock out a sign-in elsewhere', async () => {
  const rosa = await signInNew(server);
  // The first delay is a second, and to look at so many passwords may take longer.
  travel(0);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => change(rosa, 'wrong')));
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
  expect((await change(rosa)).status).toBe(429);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
});

test('of two changes at once one counts', async () => {
  const rosa = await signInNew(server);
  const wanted = ['one way to the lake', 'another way to the lake'];
  const answers = await Promise.all(wanted.map((next) => change(rosa.steal(), password, next)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // Refused as signed out, or for a password that by then was not theirs any more.
  expect([401, 403]).toContain(statuses.find((status) => status !== 200));
  for (const [index, next] of wanted.entries()) {
    const { status } = await openBrowser(server).signIn(rosa.username, next);
    expect(status).toBe(statuses[index] === 200 ? 200 : 403);
  }
});

test('whose account is closed before their password is looked at is signed out', async () => {
  const rosa = await signInNew(server);
  const answer = await database.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ state: 'deleted', passwordHash: null })
      .where(eq(users.id, rosa.id));
    await transaction.execute(sql`lock table ${signInFailures} in share mode`);
    const changing = change(rosa);
    // It is let in by then, and waits with its attempt for this transaction.
    await expect.poll(() => countWaiting(database)).toBe(1);
    return { changing };
  });
  expect((await answer.changing).body).toMatchObject({ code: 'unauthorized' });
});

test('one’s sessions are told with device, place and time, this one first', async () => {
  const rosa = await signInNew(server);
  const other = openBrowser(server);
  await other.call('POST', '/login', {
    username: rosa.username,
    password,
    timeZone: 'America/Halifax',
  });
  await signInNew(server);
  const { body, text } = await rosa.call('GET', `${user}sessions`);
  expect(body).toMatchObject([
    { device: 'Firefox, Windows', timeZone: null, page: null, isCurrent: true, isActing: false },
    { timeZone: 'America/Halifax', isCurrent: false },
  ]);
  expect(body).toHaveLength(2);
  expect(text).not.toContain(rosa.cookie?.split('=')[1]);
});

test('a session that is over is not among them', async () => {
  const rosa = await signInNew(server);
  await elsewhere(rosa);
  travel(6 * 86_400);
  await rosa.call('GET', user);
  travel(2 * 86_400);
  expect((await rosa.call('GET', `${user}sessions`)).body).toHaveLength(1);
});

test('of more than fifty the longest unused ends, whatever starts the next one', async () => {
  const rosa = await signInNew(server);
  const now = Date.now();
  const stored = Array.from({ length: maximumSessions - 1 }, (_, index) => ({
    tokenHash: `${rosa.id} ${index}`,
    userId: rosa.id,
    createdAt: new Date(now - 1_000_000),
    seenAt: new Date(now - 1_000 * (index + 1)),
    endsAt: new Date(now + 1_000_000),
    device: '',
  }));
  await database.insert(sessions).values(stored);
  const count = () => database.$count(sessions, eq(sessions.userId, rosa.id));
  const isLeft = async (index: number) =>
    (await database.$count(sessions, eq(sessions.tokenHash, `${rosa.id} ${index}`))) > 0;
  expect([await count(), await isLeft(48)]).toEqual([maximumSessions, true]);
  await elsewhere(rosa);
  expect([await count(), await isLeft(48), await isLeft(47)]).toEqual([
    maximumSessions,
    false,
    true,
  ]);
  await Promise.all([elsewhere(rosa), elsewhere(rosa), elsewhere(rosa)]);
  expect(await count()).toBeLessThanOrEqual(maximumSessions + 2);
  await database.transaction((transaction) => endSurplusSessions(transaction, rosa.id));
  expect(await count()).toBe(maximumSessions - 1);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
});

test('one of them is ended, once, and the others stay', async () => {
  const rosa = await signInNew(server);
  const other = await elsewhere(rosa);
  const { body } = await rosa.call('GET', `${user}sessions`);
  const address = `${user}sessions/${body[1].id}/end`;
  expect((await rosa.call('POST', address, { password: 'wrong' })).status).toBe(403);
  expect((await other.call('GET', user)).body.id).toBe(rosa.id);
  expect((await rosa.call('POST', address, { password })).status).toBe(200);
  expect((await rosa.call('POST', address, { password })).status).toBe(404);
  expect((await other.call('GET', user)).status).toBe(401);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
});

test('one that is ended twice at once is so once, and so are all of them', async () => {
  const rosa = await signInNew(server);
  const other = await elsewhere(rosa);
  const { body } = await rosa.call('GET', `${user}sessions`);
  const statuses = async (path: string) => {
    const end = () => rosa.steal().call('POST', `${user}sessions/${path}`, { password });
    const answers = await Promise.all([end(), end(), end()]);
    return answers.filter(({ status }) => status === 200).length;
  };
  expect(await statuses(`${body[1].id}/end`)).toBe(1);
  expect((await other.call('GET', user)).status).toBe(401);
  const fresh = await elsewhere(rosa);
  const endAll = () => fresh.steal().call('POST', `${user}sessions/end`, { password });
  const all = await Promise.all([endAll(), endAll(), endAll()]);
  expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(0);
});

test('to end the session of this browser is to sign out', async () => {
  const rosa = await signInNew(server);
  const { body } = await rosa.call('GET', `${user}sessions`);
  await rosa.call('POST', `${user}sessions/${body[0].id}/end`, { password });
  expect(rosa.cookie).toBeUndefined();
});

test('nobody ends somebody else’s session', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  const { body } = await ana.call('GET', `${user}sessions`);
  const address = `${user}sessions/${body[0].id}/end`;
  expect((await rosa.call('POST', address, { password })).status).toBe(404);
  expect((await ana.call('GET', user)).body.id).toBe(ana.id);
});

test.each(['none', '1', "' or 1=1", '../../logout'])('the session "%s" is none', async (id) => {
  const rosa = await signInNew(server);
  const address = `${user}sessions/${encodeURIComponent(id)}/end`;
  expect([400, 404]).toContain((await rosa.call('POST', address, { password })).status);
  expect((await rosa.call('GET', user)).status).toBe(200);
});

test('signing out everywhere ends all of them, and nobody else’s', async () => {
  const rosa = await signInNew(server);
  const others = [await elsewhere(rosa), await elsewhere(rosa)];
  const ana = await signInNew(server);
  const everywhere = `${user}sessions/end`;
  expect((await rosa.call('POST', everywhere, { password: 'wrong' })).status).toBe(403);
  expect((await rosa.call('POST', everywhere, { password })).status).toBe(200);
  expect(rosa.cookie).toBeUndefined();
  for (const browser of others) expect((await browser.call('GET', user)).status).toBe(401);
  expect((await ana.call('GET', user)).body.id).toBe(ana.id);
  expect(await database.$count(sessions, eq(sessions.userId, rosa.id))).toBe(0);
});

test('who acts as somebody else is signed out with their own sessions, and sees none', async () => {
  const [rosa, chief] = [await signInNew(server), await signInNew(server)];
  const acting = chief.steal();
  await database
    .update(sessions)
    .set({ userId: rosa.id, actorId: chief.id })
    .where(eq(sessions.userId, chief.id));
  for (const [method, path, body] of [
    ['GET', 'sessions', undefined],
    ['POST', 'sessions/end', { password }],
    ['GET', 'security', undefined],
    ['GET', 'data', undefined],
    ['POST', 'password', { current: password, password: chosen }],
    ['POST', 'email', { password, email: 'thief@example.org' }],
    ['POST', 'two-factor', { password }],
    ['POST', 'passkeys/options', { password }],
    ['POST', 'delete', { password }],
  ] as const) {
    expect([403, 401]).toContain((await acting.call(method, user + path, body)).status);
  }
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
  await database.update(users).set({ state: 'active' }).where(eq(users.id, chief.id));
  await openBrowser(server).signIn(chief.username);
  const again = openBrowser(server);
  await again.signIn(chief.username);
  await again.call('POST', `${user}sessions/end`, { password });
  expect(await database.$count(sessions, eq(sessions.actorId, chief.id))).toBe(0);
});
