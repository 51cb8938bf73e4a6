import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { type Browser, openBrowser, password } from '../account.fixture.ts';
import { mailedTokenTo, mailsTo, newRegistration } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { signInNew } from '../security.fixture.ts';
import { users } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database } = server.platform;

const call = (browser: Browser, path: string, body: object) =>
  browser.call('POST', `/api/v1/user/${path}`, body);

/** Somebody who has registered in a browser of their own, with the link that was mailed. */
async function registerNew(changes: Parameters<typeof newRegistration>[0] = {}) {
  const browser = openBrowser(server);
  const body = newRegistration(changes);
  const answer = await call(browser, 'register', body);
  if (answer.status !== 200) throw new Error(`Registering was answered ${answer.status}.`);
  return {
    ...body,
    browser,
    token: await mailedTokenTo(database, body.email),
    confirm: (token: string, secret?: string) =>
      call(browser, 'confirm', { token, ...(secret !== undefined && { password: secret }) }),
    enter: (name: string) => openBrowser(server).signIn(name, body.password),
  };
}

/** The victim, and somebody who registers the same address afterwards. */
async function registerBoth() {
  const victim = await registerNew();
  const attacker = await registerNew({
    email: victim.email,
    password: 'what nobody else would say',
  });
  return { victim, attacker };
}

test('nobody gets in through an address that its owner confirmed, whichever link they press', async () => {
  const { victim, attacker } = await registerBoth();
  const pressed = await victim.confirm(attacker.token);
  expect([pressed.status, pressed.body]).toEqual([200, { passwordOf: attacker.username }]);
  const guessed = await victim.confirm(attacker.token, victim.password.toUpperCase());
  expect([guessed.status, guessed.body.code]).toEqual([403, 'wrong-credentials']);
  expect((await attacker.enter(victim.email)).status).toBe(403);
  expect((await victim.confirm(victim.token)).body).toMatchObject({ firstName: 'Ana' });
  expect((await victim.enter(victim.email)).status).toBe(200);
  expect((await attacker.enter(victim.email)).status).toBe(403);
  expect((await attacker.confirm(attacker.token)).status).toBe(410);
});

test('“send again” renews the link of the account that asks, not that of the last to register', async () => {
  const { victim, attacker } = await registerBoth();
  await call(victim.browser, 'confirm/resend', {});
  const [mail] = await mailsTo(database, victim.email);
  expect(mail?.text).toContain(`“${victim.username}”`);
  const token = await mailedTokenTo(database, victim.email);
  expect((await victim.confirm(victim.token)).status).toBe(410);
  expect((await victim.confirm(token)).body).toMatchObject({ firstName: 'Ana' });
  expect((await attacker.enter(victim.email)).status).toBe(403);
});

test('elsewhere it is sent again by username and password, and by no other’s', async () => {
  const { victim, attacker } = await registerBoth();
  const elsewhere = openBrowser(server);
  const { username, email } = victim;
  const ask = (secret: string) => call(elsewhere, 'confirm/resend', { username, password: secret });
  const before = (await mailsTo(database, email)).length;
  for (const answer of [
    await ask(`${attacker.password} not`),
    await call(elsewhere, 'confirm/resend', {}),
    await call(elsewhere, 'confirm/resend', { username: 'nobody-here', password: 'x' }),
  ]) {
    expect([answer.status, answer.body]).toEqual([200, null]);
  }
  expect(await mailsTo(database, email)).toHaveLength(before);
  expect((await ask(victim.password)).body).toBeNull();
  expect(await mailsTo(database, email)).toHaveLength(before + 1);
  // The browser that registered is known still.
  const renewed = await mailedTokenTo(database, email);
  expect((await victim.confirm(renewed)).body).toMatchObject({ firstName: 'Ana' });
});

test('in another browser the password of that registration opens the account', async () => {
  const victim = await registerNew();
  const phone = openBrowser(server);
  const { token } = victim;
  expect((await call(phone, 'confirm', { token })).body).toEqual({ passwordOf: victim.username });
  const right = await call(phone, 'confirm', { token, password: victim.password });
  expect([right.status, right.body]).toMatchObject([200, { firstName: 'Ana' }]);
});

test('guesses of that password wait, and are those of a sign-in', async () => {
  const victim = await registerNew();
  const thief = openBrowser(server, '203.0.113.9');
  const guess = () => call(thief, 'confirm', { token: victim.token, password: 'wrong' });
  for (let guesses = 0; guesses < 3; guesses += 1) expect((await guess()).status).toBe(403);
  for (let guesses = 0; guesses < 2; guesses += 1) await thief.signIn(victim.username, 'wrong');
  expect((await guess()).status).toBe(429);
});

test('the mail says since when, for which username, and that somebody else may have typed it', async () => {
  const { email, username } = await registerNew();
  const [mail] = await mailsTo(database, email);
  expect(mail?.text).toContain(`“${username}”`);
  expect(mail?.text).toMatch(/on \w{3}, \w+\u00a0\d+, \d+:\d\d\s[ap]\.m\. \(UTC\)/);
  expect(mail?.text).toContain('somebody else has typed your address');
});

test('the secret of a registration is in no answer, and its cookie in no script’s reach', async () => {
  const answer = await server.call('POST', '/api/v1/user/register', newRegistration());
  expect(answer.headers['set-cookie']).toMatch(
    /^bw-registration=[\w-]{43}; Max-Age=259200; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(Object.keys(answer.body)).toEqual(['email']);
});

/** Somebody with an account, who gives somebody else's address for theirs. */
async function claim(email: string) {
  const attacker = await signInNew(server);
  const asked = await attacker.call('POST', '/api/v1/user/email', { password, email });
  if (asked.status !== 200) throw new Error(`Asking was answered ${asked.status}.`);
  return { attacker, token: await mailedTokenTo(database, email) };
}

async function emailOf(userId: number) {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  return user?.email;
}

test('no account gets somebody’s address by a link that they press', async () => {
  const { attacker, token } = await claim('victim1@example.org');
  const victim = await signInNew(server);
  for (const browser of [victim, openBrowser(server)]) {
    const pressed = await call(browser, 'email/confirm', { token });
    expect([pressed.status, pressed.body]).toEqual([200, { passwordOf: attacker.username }]);
    const guessed = await call(browser, 'email/confirm', { token, password: 'wrong' });
    expect([guessed.status, guessed.body.code]).toEqual([403, 'wrong-credentials']);
  }
  expect(await emailOf(attacker.id)).toBe(attacker.email);
});

test.each(['their session', 'their password'])('a new address counts with %s', async (by) => {
  const { attacker: rosa, token } = await claim(`new.${by.slice(6)}@example.org`);
  const confirmed =
    by === 'their session'
      ? await call(rosa, 'email/confirm', { token })
      : await call(openBrowser(server), 'email/confirm', { token, password });
  expect([confirmed.status, confirmed.body]).toEqual([200, null]);
  expect(await emailOf(rosa.id)).toBe(`new.${by.slice(6)}@example.org`);
});
