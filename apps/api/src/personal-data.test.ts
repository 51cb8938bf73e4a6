import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { auditEntries, invitations } from './access/tables.ts';
import { openBrowser, password, storeSession } from './account/account.fixture.ts';
import { mailsTo } from './account/mail/mail.fixture.ts';
import { codeOf, type Person, signInNew, turnOn } from './account/security.fixture.ts';
import { memberships, sessions, users } from './account/tables.ts';
import { makeListing } from './listings/listings.fixture.ts';
import { insertListings } from './listings/storage/insert-listings.ts';
import { listings } from './listings/tables.ts';
import { domains } from './main.ts';
import { startTestServer } from './platform/test-server.fixture.ts';

const server = await startTestServer(domains, { withoutLimits: true });
const { database } = server.platform;
const user = '/api/v1/user/';

afterEach(() => {
  vi.useRealTimers();
});

const leave = (person: Person, given: object = { password }) =>
  person.call('POST', `${user}delete`, given);

async function post(person: Person, phone: string | null = null): Promise<number> {
  const contact = { name: 'Rosa Lindqvist', phone, email: person.email };
  const [id = Number.NaN] = await insertListings(database, [
    makeListing('property', {
      ownerId: person.id,
      title: 'Rosa’s house by the lake',
      contact: { ...contact, website: null },
    }),
  ]);
  return id;
}

/** Every table that still has a text anywhere in a row. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_stat_user_tables where schemaname = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const found = [];
  for (const { name } of rows) {
    const { rows: hits } = await database.execute(
      sql`select 1 from ${sql.identifier(name)} one where strpos(one::text, ${text}) > 0 limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test('one’s data has what every domain holds, and nothing that is secret or another’s', async () => {
  const rosa = await signInNew(server, { lastName: 'Unmistakable' });
  const ana = await signInNew(server, { lastName: 'Somebody-Else' });
  const { secret, recoveryCodes } = await turnOn(rosa);
  await post(rosa);
  const { status, body, text, headers } = await rosa.call('GET', `${user}data`);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['account', 'access', 'profile']));
  expect(body.account).toMatchObject({ email: rosa.email, sessions: [{ timeZone: null }] });
  expect(body.profile.lastName).toBe('Unmistakable');
  expect(body.listings[0].title).toBe('Rosa’s house by the lake');
  const hidden = [ana.email, 'Somebody-Else', secret, 'argon2', rosa.cookie?.split('=')[1] ?? '-'];
  for (const other of [...hidden, ...recoveryCodes]) expect(text).not.toContain(other);
});

test('a deleted account leaves an id behind, and nothing of the person', async () => {
  const rosa = await signInNew(server, {
    firstName: 'Rosalinde',
    lastName: 'Unforgettable',
    phoneCountry: 'CA',
    phoneCode: 1,
    phoneNumber: '9055559876',
    groups: ['merchants'],
  });
  const listingId = await post(rosa, '905 555 0123');
  await database.insert(auditEntries).values({
    at: new Date(),
    event: 'member-invited',
    detail: { email: rosa.email, group: 'merchants' },
  });
  const other = openBrowser(server);
  await other.signIn(rosa.username);
  const thief = rosa.steal();
  expect((await leave(rosa)).status).toBe(200);
  expect(rosa.cookie).toBeUndefined();
  for (const browser of [thief, other]) expect((await browser.call('GET', user)).status).toBe(401);
  expect((await openBrowser(server).signIn(rosa.username)).body.code).toBe('wrong-credentials');
  const [row] = await database.select().from(users).where(eq(users.id, rosa.id));
  expect(row).toMatchObject({ state: 'deleted', email: null, username: null, passwordHash: null });
  for (const text of ['Rosalinde', 'Unforgettable', '9055559876', '905 555 0123']) {
    expect(await tablesWith(text), text).toEqual([]);
  }
  // The last mail reports that it is done, and goes with all mail after a month.
  expect(await tablesWith(rosa.email)).toEqual(['mails']);
  expect(await mailsTo(database, rosa.email)).toMatchObject([{ template: 'account-deleted' }]);
  expect(await database.$count(memberships, eq(memberships.userId, rosa.id))).toBe(0);
  const shown = await server.call('GET', `/api/v1/property/listing/${listingId}`);
  expect([404, 410]).toContain(shown.status);
  const trail = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, rosa.id));
  expect(trail.map(({ event }) => event)).toContain('account-deleted');
});

test('the address and the username are free again', async () => {
  const rosa = await signInNew(server);
  await leave(rosa);
  const again = await signInNew(server, { username: rosa.username });
  expect(again.id).not.toBe(rosa.id);
});

test('it takes the password, and the code where two-step sign-in is on', async () => {
  const rosa = await signInNew(server);
  const { secret } = await turnOn(rosa);
  const refusals = [];
  for (const given of [
    { password: 'wrong' },
    { password },
    { password, code: '000000' },
    { password: 'wrong', code: codeOf(secret) },
  ]) {
    const { status, body } = await leave(rosa, given);
    refusals.push([status, body.fields[0].path]);
  }
  expect(refusals).toEqual([
    [403, 'body.password'],
    [403, 'body.code'],
    [403, 'body.code'],
    [403, 'body.password'],
  ]);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
  expect((await leave(rosa, { password, code: codeOf(secret) })).status).toBe(200);
});

test('twice at once is once, and a second time there is nobody', async () => {
  const rosa = await signInNew(server);
  const [one, two] = [rosa.steal(), rosa.steal()];
  const answers = await Promise.all(
    [one, two].map((browser) => browser.call('POST', `${user}delete`, { password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await two.call('POST', `${user}delete`, { password })).status).toBe(401);
  expect(await mailsTo(database, rosa.email)).toHaveLength(1);
});

test('the last administrator stays, and nothing of them is erased', async () => {
  await database.delete(memberships).where(eq(memberships.group, 'administrators'));
  const chief = await signInNew(server, { groups: ['administrators'] });
  const listingId = await post(chief);
  const refused = await leave(chief);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect((await chief.call('GET', user)).body.id).toBe(chief.id);
  const [listing] = await database.select().from(listings).where(eq(listings.id, listingId));
  expect(listing?.status).toBe('Active');
  const second = await signInNew(server, { groups: ['administrators'] });
  const both = await Promise.all([leave(chief), leave(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an administrator who acts as somebody can’t delete them', async () => {
  const rosa = await signInNew(server);
  const chief = await signInNew(server, { groups: ['administrators'] });
  const acting = openBrowser(server);
  acting.take(await storeSession(database, rosa.id, chief.id));
  expect((await acting.call('POST', `${user}delete`, { password })).status).toBe(403);
  expect((await acting.call('GET', `${user}data`)).status).toBe(403);
  expect((await rosa.call('GET', user)).body.id).toBe(rosa.id);
  // An administrator who leaves acts as nobody any more.
  await signInNew(server, { groups: ['administrators'] });
  expect((await leave(chief)).status).toBe(200);
  expect((await acting.call('GET', user)).status).toBe(401);
  expect(await database.$count(sessions, eq(sessions.actorId, chief.id))).toBe(0);
});

test('an invitation to the address goes with it', async () => {
  const rosa = await signInNew(server);
  const ana = await signInNew(server);
  await database.insert(invitations).values({
    tokenHash: `for ${rosa.id}`,
    group: 'merchants',
    email: rosa.email.toUpperCase(),
    actions: ['create'],
    invitedBy: ana.id,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 1_000_000),
  });
  await leave(rosa);
  expect(await database.$count(invitations, eq(invitations.invitedBy, ana.id))).toBe(0);
});
