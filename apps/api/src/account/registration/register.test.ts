import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
import { memberships, users } from '../tables.ts';

const server = await startTestServer([accountDomain], { callsPerMinute: 1e9 });
const { database, configuration } = server.platform;
const post = callFromAnywhere(server);
const register = (body: object) => post('/api/v1/user/register', body);
const confirm = (token: string) =>
  post('/api/v1/user/confirm', { token, password: registeredPassword });

async function userOf(username: string) {
  const [user] = await database.select().from(users).where(eq(users.username, username));
  return user;
}

test('who registers gets a link, confirms by it, and signs in', async () => {
  const body = newRegistration({ email: ' Ana.Ito@Example.ORG ', locale: 'fr-CA' });
  const answer = await register(body);
  expect([answer.status, answer.body]).toEqual([200, { email: 'Ana.Ito@example.org' }]);
  const [mail] = await mailsTo(database, 'Ana.Ito@example.org');
  expect(mail?.subject).toBe('Confirmez votre adresse courriel');
  expect(mail?.text).toContain(
    `${configuration.siteOrigin}/fr/dashboard/login/account-confirm?tokenID=`,
  );
  const browser = openBrowser(server);
  const early = await browser.signIn(body.username, body.password);
  expect([early.status, early.body.code]).toEqual([403, 'unconfirmed-account']);
  expect((await confirm(await mailedTokenTo(database, 'ana.ito@example.org'))).status).toBe(200);
  expect((await browser.signIn('ANA.ITO@example.org', body.password)).status).toBe(200);
  const user = await userOf(body.username);
  expect(user).toMatchObject({
    state: 'active',
    email: 'Ana.Ito@example.org',
    phoneCountry: 'CA',
    phoneCode: 1,
    phoneNumber: '9055550123',
    locale: 'fr-CA',
  });
  expect(user?.consentedAt).toBeInstanceOf(Date);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('neither token nor password is stored as it is', async () => {
  const body = newRegistration();
  await register(body);
  const token = await mailedTokenTo(database, body.email);
  const { rows } = await database.execute(
    sql`select (select json_agg(u)::text from users u) || (select json_agg(t)::text from account_tokens t) as kept`,
  );
  const kept = String(rows[0]?.kept);
  expect(kept).toContain(body.username);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(body.password);
});

test('a merchant joins the group with the confirmation, not before', async () => {
  const body = newRegistration({ kind: 'merchant' });
  await register(body);
  const user = await userOf(body.username);
  const groupsOf = () =>
    database
      .select({ group: memberships.group })
      .from(memberships)
      .where(eq(memberships.userId, user?.id ?? 0));
  expect(await groupsOf()).toEqual([]);
  await confirm(await mailedTokenTo(database, body.email));
  expect(await groupsOf()).toEqual([{ group: 'merchants' }]);
});

test('an address with an account gets the same answer, and its owner is told', async () => {
  const rosa = await storeUser(database, { locale: 'fr-CA' });
  const email = `${rosa.username}@example.org`;
  const known = newRegistration({ email: email.toUpperCase() });
  const unknown = newRegistration();
  const answers = [await register(known), await register(unknown)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => Object.keys(body))).toEqual([['email'], ['email']]);
  const [mail] = await mailsTo(database, email);
  expect(mail?.subject).toBe('Vous avez déjà un compte Boardwalk');
  expect(mail?.text).not.toContain('account-confirm');
  expect((await openBrowser(server).signIn(rosa.username)).status).toBe(200);
  const { passwordHash } = (await userOf(rosa.username)) ?? {};
  expect(passwordHash).toMatch(/^\$argon2id\$/);
  expect((await openBrowser(server).signIn(email, known.password)).status).toBe(403);
});

test('neither the username nor a sign-in tells whether the address had an account', async () => {
  const rosa = await storeUser(database);
  const known = newRegistration({ email: `${rosa.username}@example.org` });
  const unknown = newRegistration();
  await register(known);
  await register(unknown);
  const after = async ({ username, email, password: secret }: typeof known) => {
    const again = await register(newRegistration({ username }));
    const byName = await openBrowser(server).signIn(username, secret);
    const byAddress = await openBrowser(server).signIn(email, secret);
    return [again.body.fields, byName.body.code, byAddress.body.code];
  };
  expect(await after(known)).toEqual(await after(unknown));
});

test('a username that is taken is a field at fault, whatever its case', async () => {
  const rosa = await storeUser(database);
  const body = newRegistration({ username: rosa.username.toUpperCase() });
  const answer = await register(body);
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    [{ path: 'body.username', message: 'this username is taken' }],
  ]);
  expect(await mailsTo(database, body.email)).toEqual([]);
});

test('of ten who register a username at once, one has it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => register(newRegistration({ username: 'contested' }))),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
});

test.each([
  ['a password that is too short', { password: 'short' }, 'body.password'],
  ['a common password', { password: 'Password123' }, 'body.password'],
  [
    'the username as password',
    { username: 'annabella', password: 'annabella 2026' },
    'body.password',
  ],
  [
    'the address as password',
    { email: 'annabella@example.org', password: 'annabella 2026' },
    'body.password',
  ],
  ['10,000 characters of password', { password: 'ab c'.repeat(2_500) }, 'body.password'],
  ['10,000 characters of name', { firstName: 'a'.repeat(10_000) }, 'body.firstName'],
  ['a name that turns the text round', { lastName: 'Ito\u202e' }, 'body.lastName'],
  ['a NUL in a name', { lastName: 'I\0to' }, 'body.lastName'],
  ['a username like an address', { username: 'ana@example.org' }, 'body.username'],
  ['an address that looks like another', { email: 'аna@example.org' }, 'body.email'],
  ['two addresses', { email: 'ana@example.org, eve@example.org' }, 'body.email'],
  ['a second header', { email: 'ana@example.org\r\nBcc: eve@example.org' }, 'body.email'],
  [
    'the code of another country',
    { phone: { country: 'AU', code: 1, number: '412345678' } },
    'body.phone.code',
  ],
  [
    'a number of another country',
    { phone: { country: 'CA', code: 1, number: '0412345678' } },
    'body.phone.number',
  ],
  ['no consent', { consent: false }, 'body.consent'],
  ['a group that is not open', { kind: 'administrator' }, 'body.kind'],
  ['a state', { state: 'active' }, 'body.state'],
  ['groups', { groups: ['administrators'] }, 'body.groups'],
])('%s is refused at its field, and nothing is kept', async (_, changes, path) => {
  const body = newRegistration(changes);
  const answer = await register(body);
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path]);
  expect(await userOf(body.username)).toBeUndefined();
});

test('one network registers ten times a minute at most', async () => {
  const browser = openBrowser(server);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) {
    statuses.push((await browser.call('POST', '/api/v1/user/register', {})).status);
  }
  expect(statuses.slice(-2)).toEqual([400, 429]);
});

test.each([
  ['a partner’s page', { origin: 'http://partner.localhost:4100', 'x-boardwalk': '1' }],
  ['a form', { origin: configuration.siteOrigin }],
  ['no page', { 'x-boardwalk': '1' }],
])('%s registers nobody', async (_, headers) => {
  const payload = newRegistration();
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/user/register',
    headers,
    payload,
  });
  expect(answer.status).toBe(403);
  expect(await userOf(payload.username)).toBeUndefined();
});

test('a mail that could not be queued leaves no account behind', async () => {
  const body = newRegistration();
  await database.execute(
    sql`alter table ${mails} add constraint nothing_fits check (id < 0) not valid`,
  );
  const answer = await register(body);
  await database.execute(sql`alter table ${mails} drop constraint nothing_fits`);
  expect(answer.status).toBe(500);
  expect(await userOf(body.username)).toBeUndefined();
});

test('the mails say nothing that the person who registered could make them say', async () => {
  const body = newRegistration({ firstName: 'Win money', lastName: '<b>now' });
  await register(body);
  const [mail] = await mailsTo(database, body.email);
  expect(mail?.text).not.toMatch(/money|now/);
  expect(mail?.html).not.toMatch(/money|<b>/);
});

test('nobody registers as an address, or as whoever runs the site', async () => {
  const names = {
    username: 'admin.support',
    firstName: 'http://evil.example',
    lastName: 'Bоardwalk',
  };
  const body = newRegistration(names);
  const { status, body: answer } = await register(body);
  expect([status, answer.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['body.username', 'body.firstName', 'body.lastName'],
  ]);
  expect(await mailsTo(database, body.email)).toEqual([]);
});
