import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { openBrowser, password } from '../account.fixture.ts';
import { callFromAnywhere, mailedTokenTo, mailsTo } from '../mail/mail.fixture.ts';
import { accountDomain } from '../routes.ts';
import { type Person, signInNew, travel } from '../security.fixture.ts';
import { users } from '../tables.ts';

const server = await startTestServer([accountDomain], { withoutLimits: true });
const { database, configuration } = server.platform;
const user = '/api/v1/user/';
const post = callFromAnywhere(server);
const confirm = (token: string) => post(`${user}email/confirm`, { token, password });
let addresses = 0;

afterEach(() => {
  vi.useRealTimers();
});

function newAddress(): string {
  addresses += 1;
  return `moved${addresses}@example.org`;
}

const change = (person: Person, email: string, secret = password) =>
  person.call('POST', `${user}email`, { password: secret, email });

async function addressOf({ id }: Person) {
  const [row] = await database.select({ email: users.email }).from(users).where(eq(users.id, id));
  return row?.email;
}

test('the address changes once its owner has followed the link, and not before', async () => {
  const rosa = await signInNew(server);
  const email = newAddress();
  const asked = await change(rosa, email);
  expect([asked.status, asked.body]).toEqual([200, { email }]);
  expect(await addressOf(rosa)).toBe(rosa.email);
  expect((await mailsTo(database, rosa.email))[0]?.template).toBe('change-email-notice');
  const [mail] = await mailsTo(database, email);
  expect(mail?.text).toContain(`${configuration.siteOrigin}/dashboard/login/email-confirm?token=`);
  const token = await mailedTokenTo(database, email);
  expect((await confirm(token)).status).toBe(200);
  expect(await addressOf(rosa)).toBe(email);
  expect((await mailsTo(database, rosa.email))[0]?.template).toBe('email-changed');
  expect((await openBrowser(server).signIn(email)).status).toBe(200);
  expect((await openBrowser(server).signIn(rosa.email)).status).toBe(403);
  expect((await confirm(token)).status).toBe(410);
});

test('a wrong password and one’s own address are refused at their fields', async () => {
  const rosa = await signInNew(server);
  const wrong = await change(rosa, newAddress(), 'wrong');
  expect([wrong.status, wrong.body.fields[0].path]).toEqual([403, 'body.password']);
  const same = await change(rosa, rosa.email.toUpperCase());
  expect([same.status, same.body.fields[0].path]).toEqual([400, 'body.email']);
  for (const email of ['rosa', 'a@b', 'ros\u0430@example.org', `a@${'b'.repeat(300)}.org`]) {
    expect((await change(rosa, email)).status).toBe(400);
  }
});

test('an address that has an account is answered alike; its owner is told, and keeps it', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  const asked = await change(rosa, ana.email);
  expect([asked.status, asked.body]).toEqual([200, { email: ana.email }]);
  const [mail] = await mailsTo(database, ana.email);
  expect(mail?.template).toBe('address-taken');
  expect(mail?.text).not.toContain(rosa.username);
  expect((await mailsTo(database, rosa.email))[0]?.template).toBe('change-email-notice');
});

test('of two who wait for one address, the first to confirm has it', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  const email = newAddress();
  await change(rosa, email);
  const rosas = await mailedTokenTo(database, email);
  await change(ana, email);
  const anas = await mailedTokenTo(database, email);
  const answers = await Promise.all([confirm(rosas), confirm(anas)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const owners = await database.$count(users, eq(users.email, email));
  expect(owners).toBe(1);
});

test('a link works once of many at once, not altered, not after a day', async () => {
  const rosa = await signInNew(server);
  const email = newAddress();
  await change(rosa, email);
  const token = await mailedTokenTo(database, email);
  expect((await confirm(`${token.slice(0, -1)}-`)).status).toBe(410);
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  const later = newAddress();
  await change(rosa, later);
  travel(86_401);
  expect((await confirm(await mailedTokenTo(database, later))).status).toBe(410);
});

test('a newer link, and a new password, make the older link useless', async () => {
  const rosa = await signInNew(server);
  const [first, second] = [newAddress(), newAddress()];
  await change(rosa, first);
  await change(rosa, second);
  expect((await confirm(await mailedTokenTo(database, first))).status).toBe(410);
  await post(`${user}forgot-password`, { email: rosa.email });
  const token = await mailedTokenTo(database, rosa.email);
  await post(`${user}reset-password`, { token, password: 'another path altogether' });
  expect((await confirm(await mailedTokenTo(database, second))).status).toBe(410);
  expect(await addressOf(rosa)).toBe(rosa.email);
});

test('a link to reset the password that went to the old address works no more', async () => {
  const rosa = await signInNew(server);
  const email = newAddress();
  await post(`${user}forgot-password`, { email: rosa.email });
  const reset = await mailedTokenTo(database, rosa.email);
  await change(rosa, email);
  await confirm(await mailedTokenTo(database, email));
  const late = await post(`${user}reset-password`, { token: reset, password: 'another way home' });
  expect(late.status).toBe(410);
});

test('a link for another purpose changes no address', async () => {
  const rosa = await signInNew(server);
  await post(`${user}forgot-password`, { email: rosa.email });
  expect((await confirm(await mailedTokenTo(database, rosa.email))).status).toBe(410);
});

test('whose account was closed meanwhile keeps the address that it had', async () => {
  const rosa = await signInNew(server);
  const email = newAddress();
  await change(rosa, email);
  await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  expect((await confirm(await mailedTokenTo(database, email))).status).not.toBe(200);
  expect(await addressOf(rosa)).toBe(rosa.email);
});

test('five changes an hour are asked for, each of them told to the present address', async () => {
  const rosa = await signInNew(server);
  const statuses = [];
  for (let asked = 0; asked < 6; asked += 1) {
    statuses.push((await change(rosa, newAddress())).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo(database, rosa.email)).toHaveLength(5);
});

test('two who swap addresses at once wait for nobody', async () => {
  const [rosa, ana] = [await signInNew(server), await signInNew(server)];
  const answers = await Promise.all([change(rosa, ana.email), change(ana, rosa.email)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
