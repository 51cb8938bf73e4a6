import { nameFaults } from '@boardwalk/sdk-core/account/name-faults';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, openMember, type storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { users } from '../account/tables.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { completeProfile as complete } from './profile.fixture.ts';
import { profileDomain } from './routes.ts';

const server = await startTestServer([accountDomain, profileDomain], { callsPerMinute: 1e9 });
const { database } = server.platform;
const own = '/api/v1/user/profile';
const change = '/api/v1/user/';

const open = (facts?: Parameters<typeof storeUser>[1]) => openMember(server, facts);

/** Whose profile no test changes: a minute has thirty sign-ins. */
const unchanged = await open();

function rowOf(id: number) {
  return database
    .select()
    .from(users)
    .where(eq(users.id, id))
    .then(([row]) => row);
}

test('a new profile says what is missing; once it is filled in, nothing is', async () => {
  const { id, username, browser } = await open();
  const before = await browser.call('GET', own);
  expect(before.status).toBe(200);
  expect(before.body).toMatchObject({
    id,
    username,
    email: `${username}@example.org`,
    phone: null,
    billing: { countryCode: null, line1: null },
    profilePicture: null,
  });
  expect(before.body.missing).toEqual([
    'phone',
    'billing.countryCode',
    'billing.postalCode',
    'billing.state',
    'billing.city',
    'billing.line1',
  ]);
  const after = await browser.call('PUT', change, { id, ...complete });
  expect(after.status).toBe(200);
  expect(after.body).toMatchObject({ ...complete, id, missing: [] });
  expect((await browser.call('GET', own)).body).toEqual(after.body);
});

test('what is typed is kept as its country writes it', async () => {
  const { browser } = await open();
  const typed = {
    ...complete,
    firstName: '  José   María ',
    phone: { country: 'AU', code: 61, number: '0412 345 678' },
    billing: { ...complete.billing, countryCode: 'AU', postalCode: ' 2000', state: 'NSW' },
  };
  const { body } = await browser.call('PUT', change, typed);
  expect(body).toMatchObject({
    firstName: 'José María',
    phone: { country: 'AU', code: 61, number: '412345678' },
    billing: { postalCode: '2000', state: 'NSW' },
  });
});

test('a profile may be kept in part', async () => {
  const { browser } = await open();
  const billing = { countryCode: null, postalCode: null, state: null, city: null, line1: null };
  const { status, body } = await browser.call('PUT', change, { ...complete, phone: null, billing });
  expect([status, body.missing.length]).toEqual([200, 6]);
});

test('whoever has told no name yet is called by their username, and keeps what is not told', async () => {
  const { username, browser } = await open({ firstName: '', lastName: '' });
  const { status, body } = await browser.call('PUT', change, { profilePicture: null });
  expect([status, body.firstName, body.lastName]).toEqual([200, '', '']);
  expect(body.missing.slice(0, 2)).toEqual(['firstName', 'lastName']);
  expect((await browser.call('GET', '/api/v1/user/')).body.firstName).toBe(username);
});

test.each([
  ['a role', { groups: ['administrators'] }, 'body.groups'],
  ['an administrator', { isAdministrator: true }, 'body.isAdministrator'],
  ['a state', { state: 'active' }, 'body.state'],
  ['an address', { email: 'eve@example.org' }, 'body.email'],
  ['a username', { username: 'admin' }, 'body.username'],
  ['a password', { password: 'a path along the lake' }, 'body.password'],
  ['a hash', { passwordHash: 'x' }, 'body.passwordHash'],
  ['a date of consent', { consentedAt: null }, 'body.consentedAt'],
  ['what is missing', { missing: [] }, 'body.missing'],
  ['another id', { id: 4711 }, 'body.id'],
  ['an id that is text', { id: '1' }, 'body.id'],
  ['no name', { firstName: ' ' }, 'body.firstName'],
  ['10,000 characters of name', { lastName: 'a'.repeat(10_000) }, 'body.lastName'],
  ['a name that turns the text round', { lastName: 'x\u202e' }, 'body.lastName'],
  [
    'a NUL in the street',
    { billing: { ...complete.billing, line1: '1 Main\0' } },
    'body.billing.line1',
  ],
  [
    'the postal code of another country',
    { billing: { ...complete.billing, postalCode: '90210' } },
    'body.billing.postalCode',
  ],
  [
    'the postal code of another province',
    { billing: { ...complete.billing, state: 'AB' } },
    'body.billing.postalCode',
  ],
  [
    'the state of another country',
    { billing: { ...complete.billing, state: 'NSW' } },
    'body.billing.state',
  ],
  [
    'a postal code of no country',
    { billing: { ...complete.billing, countryCode: null } },
    'body.billing.postalCode',
  ],
  [
    'another country',
    { billing: { ...complete.billing, countryCode: 'FR' } },
    'body.billing.countryCode',
  ],
  [
    'a field more in the address',
    { billing: { ...complete.billing, line2: 'x' } },
    'body.billing.line2',
  ],
  [
    'a number of another country',
    { phone: { country: 'US', code: 61, number: '412345678' } },
    'body.phone.code',
  ],
  [
    'a picture that is not kept',
    { profilePicture: { path: `/media/${'0'.repeat(32)}` } },
    'body.profilePicture.path',
  ],
  [
    'a picture elsewhere',
    { profilePicture: { path: 'https://evil.example/x.png' } },
    'body.profilePicture.path',
  ],
  [
    'a way out of the folder',
    { profilePicture: { path: '/media/../../etc/passwd' } },
    'body.profilePicture.path',
  ],
])('%s sent along is refused, and nothing changes', async (_, changes, path) => {
  const { id, browser } = unchanged;
  const before = await rowOf(id);
  const answer = await browser.call('PUT', change, { ...complete, ...changes });
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path]);
  expect(await rowOf(id)).toEqual(before);
});

test('one changes nobody else’s profile', async () => {
  const rosa = await open();
  const eve = await open({ firstName: 'Eve' });
  const before = await rowOf(rosa.id);
  const answer = await eve.browser.call('PUT', change, { ...complete, id: rosa.id });
  expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'body.id']);
  expect(await rowOf(rosa.id)).toEqual(before);
});

test('a visitor has no profile, and changes none', async () => {
  const visitor = openBrowser(server);
  expect((await visitor.call('GET', own)).status).toBe(401);
  expect((await visitor.call('PUT', change, complete)).status).toBe(401);
});

test('an embedding page reads and changes no profile, though the browser sends the cookie', async () => {
  const { id, browser } = await open();
  const before = await rowOf(id);
  const headers = {
    cookie: browser.cookie ?? '',
    origin: 'http://partner.localhost:4100',
    'x-boardwalk': '1',
  };
  for (const [method, url] of [
    ['GET', own],
    ['PUT', change],
  ] as const) {
    const payload = method === 'PUT' ? { payload: complete } : {};
    expect((await server.inject({ method, url, headers, ...payload })).status).toBe(403);
  }
  expect(await rowOf(id)).toEqual(before);
});

test('of two who change a profile at once, one has the last word, and nothing is mixed', async () => {
  const { id, browser } = await open();
  const other = browser.steal();
  const melbourne = {
    ...complete,
    firstName: 'Ana',
    lastName: 'Ito',
    phone: { country: 'AU', code: 61, number: '412345678' },
    billing: {
      countryCode: 'AU',
      postalCode: '3000',
      state: 'VIC',
      city: 'Melbourne',
      line1: '2 Swanston Street',
    },
  };
  for (let time = 0; time < 8; time += 1) {
    const answers = await Promise.all([
      browser.call('PUT', change, complete),
      other.call('PUT', change, melbourne),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { firstName, lastName, phone, billing } = (await browser.call('GET', own)).body;
    const wanted = firstName === 'Ana' ? melbourne : complete;
    expect({ firstName, lastName, phone, billing, profilePicture: null }).toEqual(wanted);
  }
  expect((await rowOf(id))?.state).toBe('active');
});

test('a change that arrives twice changes nothing the second time', async () => {
  const { id, browser } = await open();
  const answers = await Promise.all([1, 2, 3].map(() => browser.call('PUT', change, complete)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const before = await rowOf(id);
  await browser.call('PUT', change, complete);
  expect(await rowOf(id)).toEqual(before);
});

test('a change that began before another one is refused, and begins anew', async () => {
  const { id, browser } = await open();
  const [first, second] = [browser, browser.steal()];
  const { version } = (await first.call('GET', own)).body;
  const answers = await Promise.all([
    first.call('PUT', change, { ...complete, firstName: 'First', version }),
    second.call('PUT', change, { ...complete, firstName: 'Second', version }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.body;
  expect((await rowOf(id))?.firstName).toBe(winner.firstName);
  const again = { ...complete, firstName: 'Again', version: winner.version };
  expect((await second.call('PUT', change, again)).body.firstName).toBe('Again');
});

test.each([
  ['firstName', 'Boardwalk Support', 'reserved'],
  ['lastName', 'https://evil.example', 'address'],
  ['firstName', 'Call 905 555 0123', 'address'],
] as const)('nobody’s %s becomes “%s”, and nothing else changes with it', async (...given) => {
  const [field, name, fault] = given;
  const { id, browser } = await open();
  await browser.call('PUT', change, { id, ...complete });
  const before = await rowOf(id);
  const body = { id, ...complete, billing: { ...complete.billing, city: 'Guelph' }, [field]: name };
  const refused = await browser.call('PUT', change, body);
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: 'invalid-request',
      fields: [{ path: `body.${field}`, message: nameFaults[fault] }],
    },
  });
  expect(await rowOf(id)).toEqual(before);
});
