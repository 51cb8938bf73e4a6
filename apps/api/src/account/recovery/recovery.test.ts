import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteOldMails } from '../../platform/mail/sweep-mails.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { type Browser, openBrowser, password, storeUser } from '../account.fixture.ts';
import { callFromAnywhere, mailedTokenTo, mailsTo } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { accountTokens, sessions, users } from '../tables.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { database, configuration } = server.platform;
const post = callFromAnywhere(server);
const forget = (body: object) => post('/api/v1/user/forgot-password', body);
const forgetName = (email: string) => post('/api/v1/user/forgot-username', { email });
const newPassword = 'another path altogether';
const reset = (token: string, chosen = newPassword) =>
  post('/api/v1/user/reset-password', { token, password: chosen });

afterEach(() => {
  vi.useRealTimers();
});

function travel(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

/** Somebody with an account, and the address that mail goes to. */
async function store(facts: Parameters<typeof storeUser>[1] = {}) {
  const user = await storeUser(database, facts);
  return { ...user, email: `${user.username}@example.org` };
}

test.each(['email', 'username', 'address as username'])(
  'who forgot a password chooses a new one, by %s',
  async (by) => {
    const rosa = await store();
    const name = by === 'username' ? rosa.username.toUpperCase() : rosa.email;
    const answer = await forget(by === 'email' ? { email: rosa.email } : { username: name });
    expect([answer.status, answer.body]).toEqual([200, null]);
    const [mail] = await mailsTo(database, rosa.email);
    expect(mail?.text).toContain(
      `${configuration.siteOrigin}/dashboard/login/reset-password?token=`,
    );
    expect((await reset(await mailedTokenTo(database, rosa.email))).status).toBe(200);
    const browser = openBrowser(server);
    expect((await browser.signIn(rosa.username)).status).toBe(403);
    expect((await browser.signIn(rosa.username, newPassword)).status).toBe(200);
    const [told] = await mailsTo(database, rosa.email);
    expect(told?.template).toBe('password-reset');
  },
);

test('a new password ends every session of its owner, and nobody else’s', async () => {
  const [rosa, ana] = [await store(), await store()];
  const thief = openBrowser(server);
  const other = openBrowser(server);
  await thief.signIn(rosa.username);
  await other.signIn(ana.username);
  await forget({ email: rosa.email });
  await reset(await mailedTokenTo(database, rosa.email));
  expect((await thief.call('GET', '/api/v1/user/')).status).toBe(401);
  expect((await other.call('GET', '/api/v1/user/')).body.id).toBe(ana.id);
  expect(await database.select().from(sessions).where(eq(sessions.userId, rosa.id))).toEqual([]);
});

test('who was locked out signs in at once with the new password', async () => {
  const rosa = await store();
  const browser = openBrowser(server);
  travel(0);
  for (let failures = 0; failures < 5; failures += 1) await browser.signIn(rosa.username, 'wrong');
  expect((await browser.signIn(rosa.username)).status).toBe(429);
  await forget({ username: rosa.username });
  const token = await mailedTokenTo(database, rosa.email);
  await browser.call('POST', '/api/v1/user/reset-password', { token, password: newPassword });
  expect((await browser.signIn(rosa.username, newPassword)).status).toBe(200);
});

test('a link is used once, by one of many who try at once', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  const tries = Array.from({ length: 6 }, (_, index) => reset(token, `${newPassword} ${index}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 410, 410, 410, 410, 410]);
  expect((await reset(token)).status).toBe(410);
});

test('after an hour a link is over', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  travel(61);
  expect((await reset(await mailedTokenTo(database, rosa.email))).status).toBe(410);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
});

test('a newer link makes the older one useless', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  const first = await mailedTokenTo(database, rosa.email);
  await forget({ username: rosa.username });
  const second = await mailedTokenTo(database, rosa.email);
  expect((await reset(first)).status).toBe(410);
  expect((await reset(second)).status).toBe(200);
});

test('of links asked for at once, one works', async () => {
  const rosa = await store();
  await Promise.all(Array.from({ length: 4 }, () => forget({ email: rosa.email })));
  const tokens = await database
    .select()
    .from(accountTokens)
    .where(eq(accountTokens.userId, rosa.id));
  expect(tokens).toHaveLength(1);
});

test('a link changes the password of whom it was mailed to, and of nobody else', async () => {
  const [rosa, eve] = [await store(), await store()];
  await forget({ email: eve.email });
  const token = await mailedTokenTo(database, eve.email);
  const payload = { token, password: newPassword, username: rosa.username };
  const answer = await post('/api/v1/user/reset-password', payload);
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'body.username']);
  await reset(token);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
  expect((await openBrowser(server).signIn(eve.username, newPassword)).status).toBe(200);
});

test('a link to an address that is no longer theirs is worth nothing', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  await database.update(users).set({ email: 'moved@example.org' }).where(eq(users.id, rosa.id));
  await store({ username: 'heir', email: rosa.email });
  expect((await reset(token)).status).toBe(410);
  expect((await openBrowser(server).signIn('heir')).status).toBe(200);
});

test.each(['short', 'password123', 'aaaaaaaaaaaaaa'])(
  'the password %s is refused, and the link still works',
  async (chosen) => {
    const rosa = await store();
    await forget({ email: rosa.email });
    const token = await mailedTokenTo(database, rosa.email);
    const refused = await reset(token, chosen);
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'body.password']);
    expect((await reset(token)).status).toBe(200);
  },
);

test('nor may it hold the username, which the link tells', async () => {
  const rosa = await store({ username: 'annabella' });
  await forget({ email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  const refused = await reset(token, 'hello annabella');
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'body.password']);
});

test.each(['unconfirmed', 'disabled', 'deleted'] as const)(
  'an account that is %s gets no mail, and the same answer',
  async (state) => {
    const rosa = await store({ state });
    const answers = [
      await forget({ email: rosa.email }),
      await forget({ username: rosa.username }),
      await forgetName(rosa.email),
      await forget({ email: 'nobody@example.org' }),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, 'null']),
    );
    expect(await mailsTo(database, rosa.email)).toEqual([]);
  },
);

test('who is disabled after the link was mailed gets no new password by it', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  expect((await reset(token)).status).toBe(410);
});

test('a forgotten username is mailed in its owner’s language', async () => {
  const rosa = await store({ locale: 'fr-CA' });
  await forgetName(rosa.email.toUpperCase());
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.subject).toBe('Votre nom d’utilisateur');
  expect(mail?.text).toContain(`«\u00a0${rosa.username}\u00a0»`);
});

test('an address gets five mails of a kind an hour, though asked for at once', async () => {
  const rosa = await store();
  const asked = Array.from({ length: 6 }, () => [
    forget({ email: rosa.email }),
    forgetName(rosa.email),
  ]);
  const answers = await Promise.all(asked.flat());
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const kinds = (await mailsTo(database, rosa.email)).map(({ template }) => template);
  expect(kinds.sort()).toEqual([
    ...Array.from({ length: 5 }, () => 'reset-password'),
    ...Array.from({ length: 5 }, () => 'username'),
  ]);
});

test('one network uses up three of them, and leaves the others to the owner', async () => {
  const rosa = await store();
  const stranger = openBrowser(server, '203.0.113.5');
  const ask = (browser: Browser) =>
    browser.call('POST', '/api/v1/user/forgot-username', { email: rosa.email });
  for (let asked = 0; asked < 5; asked += 1) await ask(stranger);
  expect(await mailsTo(database, rosa.email)).toHaveLength(3);
  await ask(openBrowser(server, '198.51.100.20'));
  expect(await mailsTo(database, rosa.email)).toHaveLength(4);
});

test('no stranger closes the way back in: what they ask for leaves a link that is fresh', async () => {
  const rosa = await store();
  const askAll = async () => {
    for (let asked = 0; asked < 6; asked += 1) {
      await forget({ email: rosa.email });
      await forgetName(rosa.email);
    }
  };
  await askAll();
  travel(11);
  const began = Date.now();
  await forget({ username: rosa.username });
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.template).toBe('reset-password');
  expect(mail?.createdAt.getTime()).toBeGreaterThanOrEqual(began);
  expect((await reset(await mailedTokenTo(database, rosa.email))).status).toBe(200);
});

test('from where a mail was asked is forgotten after an hour', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.askedFrom).toMatch(/^[0-9a-f]{64}$/);
  travel(61);
  await deleteOldMails(server.platform);
  expect((await mailsTo(database, rosa.email))[0]?.askedFrom).toBeNull();
});

test('a link that was mailed last works, though others were asked for in vain', async () => {
  const rosa = await store();
  for (let asked = 0; asked < 7; asked += 1) await forget({ email: rosa.email });
  expect((await reset(await mailedTokenTo(database, rosa.email))).status).toBe(200);
});

test.each([
  [{}, 'body'],
  [{ email: 'rosa@example.org', username: 'rosa' }, 'body'],
  [{ email: 'rosa' }, 'body.email'],
  [{ username: ['rosa'] }, 'body.username'],
  [{ username: 'ro\0sa' }, 'body.username'],
  [{ username: { like: '%' } }, 'body.username'],
])('%j asks for nothing', async (body, path) => {
  const answer = await forget(body);
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, path]);
});

test('who signs in by the old password while a new one is set gets no session', async () => {
  const rosa = await store();
  const browser = openBrowser(server);
  const late = await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: 'new' }).where(eq(users.id, rosa.id));
    const answer = browser.signIn(rosa.username);
    await expect.poll(waitingSignIns).toBe(1);
    await transaction.delete(sessions).where(eq(sessions.userId, rosa.id));
    return { answer };
  });
  expect((await late.answer).body.code).toBe('wrong-credentials');
  expect(await database.select().from(sessions).where(eq(sessions.userId, rosa.id))).toEqual([]);
});

/** How many sign-ins wait for an account that is being changed. */
async function waitingSignIns(): Promise<number> {
  const { rows } = await database.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ~ 'for share'`);
  return rows.length;
}

test('a page elsewhere resets nothing', async () => {
  const rosa = await store();
  await forget({ email: rosa.email });
  const payload = { token: await mailedTokenTo(database, rosa.email), password: newPassword };
  const headers = { origin: 'http://partner.localhost:4100', 'x-boardwalk': '1' };
  const url = '/api/v1/user/reset-password';
  expect((await server.inject({ method: 'POST', url, headers, payload })).status).toBe(403);
  expect((await openBrowser(server).signIn(rosa.username, password)).status).toBe(200);
});
