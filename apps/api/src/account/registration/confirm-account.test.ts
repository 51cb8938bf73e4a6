import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { mails } from '../../platform/tables.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, storeUser } from '../account.fixture.ts';
import {
  callFromAnywhere,
  mailedTokenTo,
  mailsTo,
  newRegistration,
  registeredPassword,
} from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { deleteExpired } from '../sweep-accounts.ts';
import { accountTokens, users } from '../tables.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { database } = server.platform;
const post = callFromAnywhere(server);
const register = (body: object) => post('/api/v1/user/register', body);
const confirm = (token: string) =>
  post('/api/v1/user/confirm', { token, password: registeredPassword });
const resend = (username: string) =>
  post('/api/v1/user/confirm/resend', { username, password: registeredPassword });

afterEach(() => {
  vi.useRealTimers();
});

function travel(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}

async function userOf(username: string) {
  const [user] = await database.select().from(users).where(eq(users.username, username));
  return user;
}

test('a link works once, for one of many who follow it at once', async () => {
  const body = newRegistration();
  const browser = openBrowser(server);
  await browser.call('POST', '/api/v1/user/register', body);
  const token = await mailedTokenTo(database, body.email);
  const follow = () => browser.call('POST', '/api/v1/user/confirm', { token });
  const answers = await Promise.all(Array.from({ length: 8 }, follow));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(7);
});

test.each(['', 'x', 'A'.repeat(43), '%00', '\0', 'A'.repeat(300)])(
  'the token %j opens nothing',
  async (token) => {
    expect([400, 410]).toContain((await confirm(token)).status);
  },
);

test('an altered token and one of another purpose open nothing', async () => {
  const body = newRegistration();
  await register(body);
  const token = await mailedTokenTo(database, body.email);
  const other = token.startsWith('A') ? 'B' : 'A';
  expect((await confirm(other + token.slice(1))).status).toBe(410);
  expect((await confirm(token.toUpperCase())).status).toBe(410);
  const reset = { token, password: 'another path altogether' };
  expect((await post('/api/v1/user/reset-password', reset)).status).toBe(410);
  expect((await confirm(token)).status).toBe(200);
});

test('after three days the link is over, and the username free again', async () => {
  const body = newRegistration();
  await register(body);
  const token = await mailedTokenTo(database, body.email);
  travel(71);
  await deleteExpired(server.platform);
  expect(await userOf(body.username)).toMatchObject({ username: body.username });
  travel(2);
  expect((await confirm(token)).status).toBe(410);
  await deleteExpired(server.platform);
  expect(await userOf(body.username)).toBeUndefined();
  expect((await register(newRegistration({ username: body.username }))).status).toBe(200);
});

test('what is over is removed, and nothing else', async () => {
  const rosa = await storeUser(database);
  const listed = await storeUser(database, { passwordHash: null, createdAt: new Date(0) });
  await register(newRegistration({ email: `${rosa.username}@example.org`, username: 'phantom' }));
  travel(74);
  const waiting = newRegistration();
  await register(waiting);
  await deleteExpired(server.platform);
  expect(await userOf('phantom')).toBeUndefined();
  for (const { username } of [rosa, listed, waiting]) {
    expect(await userOf(username)).toMatchObject({ username });
  }
});

test('a newer link makes the older one useless', async () => {
  const body = newRegistration();
  await register(body);
  const first = await mailedTokenTo(database, body.email);
  expect((await resend(body.username.toUpperCase())).body).toBeNull();
  const second = await mailedTokenTo(database, body.email);
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(410);
  expect((await confirm(second)).status).toBe(200);
});

test('of many links asked for at once, one works', async () => {
  const body = newRegistration();
  await register(body);
  await Promise.all(Array.from({ length: 6 }, () => resend(body.username)));
  const user = await userOf(body.username);
  const tokens = await database
    .select()
    .from(accountTokens)
    .where(eq(accountTokens.userId, user?.id ?? 0));
  expect(tokens).toHaveLength(1);
});

test('an address gets five such mails an hour, however they are asked for', async () => {
  const body = newRegistration();
  await register(body);
  await Promise.all(Array.from({ length: 9 }, () => resend(body.username)));
  await register(newRegistration({ email: body.email.toUpperCase() }));
  expect(await mailsTo(database, body.email)).toHaveLength(5);
  travel(1.1);
  await resend(body.username);
  expect(await mailsTo(database, body.email)).toHaveLength(6);
  expect((await confirm(await mailedTokenTo(database, body.email))).status).toBe(200);
});

test('no mail is sent for a username that is unknown, confirmed or only guessed', async () => {
  const rosa = await storeUser(database);
  const waiting = newRegistration({ password: 'nobody knows this one' });
  await register(waiting);
  const before = await database.$count(mails);
  for (const username of ['nobody-at-all', rosa.username, waiting.username]) {
    const answer = await resend(username);
    expect([answer.status, answer.body]).toEqual([200, null]);
  }
  expect(await database.$count(mails)).toBe(before);
});

test('an address has nothing sent again by itself', async () => {
  const body = newRegistration();
  await register(body);
  const answer = await post('/api/v1/user/confirm/resend', { email: body.email });
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'body.email']);
});

test('of two who registered one address, whoever confirms first has it', async () => {
  const first = newRegistration();
  const second = newRegistration({ email: first.email });
  await register(first);
  const tokenOfFirst = await mailedTokenTo(database, first.email);
  await register(second);
  const tokenOfSecond = await mailedTokenTo(database, first.email);
  const answers = await Promise.all([confirm(tokenOfSecond), confirm(tokenOfFirst)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const owners = await database.select().from(users).where(eq(users.email, first.email));
  expect(owners).toHaveLength(1);
});

test('an address that only somebody else typed signs nobody in and gets no new password', async () => {
  const body = newRegistration();
  await register(body);
  expect((await openBrowser(server).signIn(body.email, body.password)).body.code).toBe(
    'wrong-credentials',
  );
  await post('/api/v1/user/forgot-password', { email: body.email });
  expect(await mailsTo(database, body.email)).toHaveLength(1);
});
