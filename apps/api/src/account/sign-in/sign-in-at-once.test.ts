import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { countWaiting, openBrowser, storeUser } from '../account.fixture.ts';
import { hashPassword, isPassword } from '../password/passwords.ts';
import { accountDomain } from '../routes.ts';
import { sessions, signInFailures, twoFactors, users } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database } = server.platform;

function countSessions(userId: number): Promise<number> {
  return database.$count(sessions, eq(sessions.userId, userId));
}

test('two sign-ins at once are two sessions', async () => {
  const rosa = await storeUser(database);
  const browsers = [openBrowser(server), openBrowser(server)];
  const answers = await Promise.all(browsers.map((browser) => browser.signIn(rosa.username)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(browsers.map(({ cookie }) => cookie)).size).toBe(2);
  expect(await countSessions(rosa.id)).toBe(2);
});

test('right and wrong passwords of one name at once are answered, and none waits crosswise', async () => {
  const rosa = await storeUser(database);
  const tries = Array.from({ length: 24 }, (_, index) =>
    openBrowser(server).signIn(rosa.username, index % 3 === 0 ? undefined : 'wrong'),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => ![200, 403, 429].includes(status))).toEqual([]);
  const sessionCount = statuses.filter((status) => status === 200).length;
  expect(await countSessions(rosa.id)).toBe(sessionCount);
});

test('a right password forgets the failures of its name, and of no other', async () => {
  await database.delete(signInFailures);
  const [rosa, other] = [await storeUser(database), await storeUser(database)];
  const browser = openBrowser(server);
  await browser.signIn(rosa.username, 'wrong');
  await browser.signIn(other.username, 'wrong');
  expect(await database.$count(signInFailures)).toBe(4);
  expect((await browser.signIn(rosa.username.toUpperCase())).status).toBe(200);
  expect(await database.$count(signInFailures)).toBe(2);
});

test.each([
  ['its password is changed', { passwordHash: 'another' }],
  ['the account is disabled', { state: 'disabled' }],
  ['the account is closed', { state: 'deleted', passwordHash: null }],
] as const)('who signs in while %s gets no session', async (_, change) => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  const answer = await database.transaction(async (transaction) => {
    await transaction.update(users).set(change).where(eq(users.id, rosa.id));
    const signingIn = browser.signIn(rosa.username);
    // Its password is looked at by then, and it waits for this transaction.
    await expect.poll(() => countWaiting(database)).toBe(1);
    return { signingIn };
  });
  expect((await answer.signingIn).body).toMatchObject({ code: 'wrong-credentials' });
  expect(browser.cookie).toBeUndefined();
  expect(await countSessions(rosa.id)).toBe(0);
});

test('a second step that is asked for leaves the session as it was', async () => {
  const rosa = await storeUser(database);
  const browser = openBrowser(server);
  await browser.signIn(rosa.username);
  await database
    .insert(twoFactors)
    .values({ userId: rosa.id, sealedSecret: 'x', createdAt: new Date(), confirmedAt: new Date() });
  const before = browser.cookie;
  const { body } = await browser.signIn(rosa.username);
  expect(body).toEqual({ secondStep: { token: expect.any(String), hasPasskey: false } });
  expect(browser.cookie).toBe(before);
  expect(await countSessions(rosa.id)).toBe(1);
});

test('while too many passwords wait, nobody is signed in and no attempt is counted', async () => {
  await database.delete(signInFailures);
  const rosa = await storeUser(database);
  const hash = await hashPassword('another password');
  // Each that is done is followed by another: on a busy machine some are done before the sign-in waits.
  let isOver = false;
  const flood = Array.from({ length: 250 }, async () => {
    do await isPassword('wrong', hash);
    while (!isOver);
  });
  const settled = Promise.allSettled(flood);
  const refused = await openBrowser(server).signIn(rosa.username);
  isOver = true;
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(refused.headers['retry-after']).toBe('2');
  expect(await database.$count(signInFailures)).toBe(0);
  expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(30);
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
});
