import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { Domain } from '../../platform/domain.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { countWaiting, openBrowser, password } from '../account.fixture.ts';
import { mailedTokenTo, mailsTo } from '../mail/mail.fixture.ts';
import { makeAuthenticator } from '../passkeys/passkey.fixture.ts';
import { accountDomain } from '../routes.ts';
import { codeOf, firstStep, type Person, signInNew, turnOn } from '../security.fixture.ts';
import { passkeys, sessions, users } from '../tables.ts';
import { type GrantedAccessEntry, grantedAccess } from './granted-access.ts';

const [keptAgreement, otherAgreement] = [crypto.randomUUID(), crypto.randomUUID()];

/** Agreements as a domain of embed sites keeps them. */
const agreements = new Map<number, GrantedAccessEntry[]>();
const agreed = (userId: number) => agreements.get(userId) ?? [];
const agreementsDomain: Domain = {
  name: 'agreements',
  routes: [],
  provides: [
    provide(grantedAccess, {
      list: async (_, userId) => agreed(userId),
      withdraw: async (_, userId, keptIds) => {
        agreements.set(
          userId,
          agreed(userId).filter(({ id }) => keptIds.includes(id)),
        );
      },
    }),
  ],
};

const server = await startTestServer([accountDomain, agreementsDomain], { withoutLimits: true });
const { database, configuration } = server.platform;
const user = '/api/v1/user/';
const newPassword = 'another path altogether';

async function addPasskey(person: Person, name: string) {
  const device = makeAuthenticator(configuration);
  const { body } = await person.call('POST', `${user}passkeys/options`, { password });
  const made = { name, passkey: device.make(body) };
  const added = await person.call('POST', `${user}passkeys`, made);
  if (added.status !== 200) throw new Error(`Adding was answered ${added.status}.`);
  return { id: added.body.id as string, name, device };
}

async function signInWith({ device }: Awaited<ReturnType<typeof addPasskey>>) {
  const browser = openBrowser(server);
  const { body } = await browser.call('POST', `${user}sign-in/passkey/options`, {});
  const { status } = await browser.call('POST', `${user}sign-in/passkey`, {
    passkey: device.use(body),
  });
  return status;
}

afterEach(() => {
  vi.useRealTimers();
});

/** An account into which somebody else has put a passkey, with a token that its owner was mailed. */
async function openAccount() {
  const rosa = await signInNew(server);
  const own = await addPasskey(rosa, 'My laptop');
  const planted = await addPasskey(rosa, 'Laptop');
  const since = new Date('2026-11-01T12:00:00Z');
  agreements.set(rosa.id, [
    { id: keptAgreement, name: 'Town news', origin: 'https://town.example', since },
    { id: otherAgreement, name: 'Evil', origin: 'https://evil.example', since },
  ]);
  await openBrowser(server).call('POST', `${user}forgot-password`, { email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  const post = (path: string, body: object) => openBrowser(server).call('POST', user + path, body);
  return {
    rosa,
    own,
    planted,
    read: (given = token) => post('reset-password/access', { token: given }),
    reset: (kept: object = {}) => post('reset-password', { token, password: newPassword, ...kept }),
  };
}

test('who resets a password by mail is told what else gets in', async () => {
  const { rosa, own, planted, read } = await openAccount();
  await openBrowser(server).signIn(rosa.username);
  expect((await read()).body).toEqual({
    username: rosa.username,
    hasTwoFactor: false,
    sessions: 2,
    passkeys: [own, planted].map(({ id, name }) => ({
      id,
      name,
      createdAt: expect.any(String),
      usedAt: null,
    })),
    agreements: [
      expect.objectContaining({
        id: keptAgreement,
        name: 'Town news',
        origin: 'https://town.example',
      }),
      expect.objectContaining({ id: otherAgreement }),
    ],
  });
  expect((await read()).status).toBe(200);
});

test('a passkey that was planted outlives no new password', async () => {
  const { rosa, planted, own, reset } = await openAccount();
  expect((await reset()).status).toBe(200);
  expect(await signInWith(planted)).toBe(403);
  expect(await signInWith(own)).toBe(403);
  expect((await rosa.call('GET', user)).status).toBe(401);
  expect(agreed(rosa.id)).toEqual([]);
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.text).toContain('Passkeys that were removed: My laptop, Laptop');
  expect(mail?.text).toContain('Town news (town. example), Evil (evil. example)');
});

test('the owner keeps what they name, and nothing of anybody else', async () => {
  const { rosa, own, planted, reset } = await openAccount();
  const other = await openAccount();
  const keepPasskeys = [own.id, other.planted.id];
  expect((await reset({ keepPasskeys, keepAgreements: [keptAgreement] })).status).toBe(200);
  expect(await signInWith(own)).toBe(200);
  expect(await signInWith(planted)).toBe(403);
  expect(agreed(rosa.id).map(({ id }) => id)).toEqual([keptAgreement]);
  expect(await signInWith(other.planted)).toBe(200);
  const [mail] = await mailsTo(database, rosa.email);
  expect(mail?.text).toContain('Passkeys that were removed: Laptop\n');
  expect(mail?.text).not.toContain('Town news');
});

test('of many resets by one link at once one counts, and what it keeps is kept', async () => {
  const { own, planted, reset } = await openAccount();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => reset({ keepPasskeys: [own.id] })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  expect(await signInWith(own)).toBe(200);
  expect(await signInWith(planted)).toBe(403);
});

test('a passkey that was begun before is not added after', async () => {
  const { rosa, reset } = await openAccount();
  const { body } = await rosa.call('POST', `${user}passkeys/options`, { password });
  await reset();
  await rosa.signIn(rosa.username, newPassword);
  const passkey = makeAuthenticator(configuration).make(body);
  const late = await rosa.call('POST', `${user}passkeys`, { name: 'Late', passkey });
  expect([late.status, late.body.code]).toEqual([410, 'gone']);
});

test('nor is one that is on its way while the account is taken back', async () => {
  const { rosa } = await openAccount();
  const { body } = await rosa.call('POST', `${user}passkeys/options`, { password });
  const passkey = makeAuthenticator(configuration).make(body);
  const late = await database.transaction(async (transaction) => {
    await transaction.update(users).set({ passwordHash: 'new' }).where(eq(users.id, rosa.id));
    const answer = rosa.call('POST', `${user}passkeys`, { name: 'Late', passkey });
    await expect.poll(() => countWaiting(database)).toBe(1);
    await transaction.delete(sessions).where(eq(sessions.userId, rosa.id));
    return { answer };
  });
  expect((await late.answer).status).toBe(401);
  expect(await database.$count(passkeys, eq(passkeys.userId, rosa.id))).toBe(2);
});

test('nor is an address changed that was asked for before', async () => {
  const { rosa, reset } = await openAccount();
  const email = 'elsewhere@example.org';
  await rosa.call('POST', `${user}email`, { password, email });
  const token = await mailedTokenTo(database, email);
  await reset();
  await rosa.signIn(rosa.username, newPassword);
  expect((await rosa.call('POST', `${user}email/confirm`, { token })).status).toBe(410);
});

test('a sign-in that is half done goes no further', async () => {
  const { rosa, reset } = await openAccount();
  const { secret } = await turnOn(rosa);
  const { finish } = await firstStep(server, rosa.username);
  await reset();
  expect((await finish({ code: codeOf(secret) })).status).toBe(410);
});

test.each(['', 'x', 'A'.repeat(43)])('the token %j tells nothing', async (token) => {
  const { read } = await openAccount();
  expect([400, 410]).toContain((await read(token)).status);
});

test('a used token tells nothing more', async () => {
  const { read, reset } = await openAccount();
  await reset();
  expect((await read()).status).toBe(410);
});

test.each([
  [{ keepPasskeys: ['x'] }, 'body.keepPasskeys.0'],
  [{ keepPasskeys: Array.from({ length: 21 }, () => crypto.randomUUID()) }, 'body.keepPasskeys'],
  [{ keepAgreements: [1] }, 'body.keepAgreements.0'],
  // The database would stop at what is no UUID.
  [{ keepAgreements: ['x:1'] }, 'body.keepAgreements.0'],
])('%j keeps nothing, and the link works still', async (kept, path) => {
  const { read, reset } = await openAccount();
  const refused = await reset(kept);
  expect([refused.status, refused.body.fields[0].path]).toEqual([400, path]);
  expect((await read()).status).toBe(200);
});
