import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { type Browser, openBrowser, openMember } from '../account.fixture.ts';
import { mailedTokenTo, mailsTo, registeredPassword as password } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { users } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database } = server.platform;
let made = 0;

const post = (browser: Browser, path: string, body: object) =>
  browser.call('POST', `/api/v1/user/${path}`, body);

/** Registers a person who has given only an address and a password. */
async function registerNew(browser = openBrowser(server)) {
  made += 1;
  const email = `lee${made}.park@example.org`;
  const answer = await post(browser, 'register', { email, password, consent: true, kind: 'user' });
  if (answer.status !== 200) throw new Error(`Registering was answered ${answer.status}.`);
  return { browser, email, confirm: async () => post(browser, 'confirm', await link(email)) };
}

const link = async (email: string) => ({ token: await mailedTokenTo(database, email) });

async function userOf(email: string) {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user;
}

test('an address and a password open an account, and nothing of the address is made public', async () => {
  const { email, confirm } = await registerNew();
  const [mail] = await mailsTo(database, email);
  expect(mail?.text).toContain(`The account “${email}” was registered`);
  await confirm();
  const user = await userOf(email);
  expect(user).toMatchObject({ firstName: '', lastName: '', phoneNumber: null, state: 'active' });
  expect(user?.username).toMatch(/^member-[a-z2-9]{8}$/);
  expect((await openBrowser(server).signIn(email, password)).body.firstName).toBe(user?.username);
});

test('the link signs in where the account was registered, once', async () => {
  const { browser, email, confirm } = await registerNew();
  const { token } = await link(email);
  const { status, body } = await confirm();
  const user = await userOf(email);
  expect([status, body]).toEqual([
    200,
    { id: user?.id, firstName: user?.username, profilePicture: null, actor: null },
  ]);
  expect((await browser.call('GET', '/api/v1/user/')).body).toEqual(body);
  browser.take(undefined);
  expect((await post(browser, 'confirm', { token })).status).toBe(410);
  expect((await browser.call('GET', '/api/v1/user/')).body).toBeNull();
});

test('in another browser it signs nobody in before the password is right', async () => {
  const { email } = await registerNew();
  const other = openBrowser(server);
  const asked = await link(email);
  expect((await post(other, 'confirm', asked)).body).toEqual({ passwordOf: email });
  expect((await post(other, 'confirm', { ...asked, password: 'wrong' })).status).toBe(403);
  expect((await other.call('GET', '/api/v1/user/')).body).toBeNull();
  expect((await post(other, 'confirm', { ...asked, password })).status).toBe(200);
  expect((await other.call('GET', '/api/v1/user/')).body.id).toBe((await userOf(email))?.id);
});

test('a link that takes the password leaves what else was registered in that browser as it was', async () => {
  const { browser, confirm } = await registerNew();
  const guest = await registerNew();
  const opened = await post(browser, 'confirm', { ...(await link(guest.email)), password });
  expect(opened.status).toBe(200);
  browser.take(undefined);
  expect((await confirm()).body).not.toHaveProperty('passwordOf');
});

test('whoever is signed in stays so, as another account of their browser opens', async () => {
  const { browser, id } = await openMember(server);
  const { email, confirm } = await registerNew(browser);
  expect((await confirm()).body).toBeNull();
  expect((await browser.call('GET', '/api/v1/user/')).body.id).toBe(id);
  expect((await userOf(email))?.state).toBe('active');
});

test('before it is confirmed, the address is known to the browser that registered it alone', async () => {
  const { browser, email } = await registerNew();
  const early = await browser.signIn(email.toUpperCase(), password);
  expect([early.status, early.body.code]).toEqual([403, 'unconfirmed-account']);
  expect((await browser.signIn(email, 'wrong')).body.code).toBe('wrong-credentials');
  const elsewhere = await openBrowser(server).signIn(email, password);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'wrong-credentials']);
});

test('the link is sent again for the address there, and nowhere else', async () => {
  const { browser, email } = await registerNew();
  const sent = async () => (await mailsTo(database, email)).length;
  const asked = { username: ` ${email.toUpperCase()}`, password };
  await post(openBrowser(server), 'confirm/resend', asked);
  await post(browser, 'confirm/resend', { ...asked, password: 'wrong' });
  expect(await sent()).toBe(1);
  expect((await post(browser, 'confirm/resend', asked)).body).toBeNull();
  expect(await sent()).toBe(2);
});
