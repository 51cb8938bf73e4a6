import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { profileDomain } from './routes.ts';

const server = await startTestServer([accountDomain, profileDomain], { callsPerMinute: 1e9 });
const { database } = server.platform;
const telephone = { phoneCountry: 'CA', phoneCode: 1, phoneNumber: '9055550123' } as const;
const rosa = await storeUser(database, { username: 'rosa', ...telephone });
const ana = await storeUser(database, { firstName: 'Ana', lastName: 'Ito', username: 'Ana_I' });
await storeUser(database, { firstName: 'Rosalind', lastName: 'Off', state: 'disabled' });
await storeUser(database, { firstName: 'Rosario', lastName: 'New', state: 'unconfirmed' });
await storeUser(database, { firstName: 'Rosamund', username: null, email: null });
await storeUser(database, { username: 'chief', firstName: 'Kim', groups: ['administrators'] });

let networks = 0;
const cookies = new Map<string, string | undefined>();
for (const username of ['rosa', 'ana_i', 'chief']) {
  const browser = openBrowser(server);
  await browser.signIn(username);
  cookies.set(username, browser.cookie);
}

/** Asks from a network of its own: one may look sixty times a minute. */
async function searchAs(username: string | null, body: object) {
  const cookie = username === null ? undefined : cookies.get(username);
  networks += 1;
  return server.inject({
    method: 'POST',
    url: '/api/v1/user/search',
    remoteAddress: `10.1.${networks >> 8}.${networks & 255}`,
    headers: {
      origin: server.platform.configuration.siteOrigin,
      'x-boardwalk': '1',
      ...(cookie !== undefined && { cookie }),
    },
    payload: body,
  });
}

async function idsFor(body: object, username = 'rosa'): Promise<number[]> {
  const answer = await searchAs(username, body);
  return answer.body.items.map(({ id }: { id: number }) => id);
}

test('administrators find whose address it is, and nobody else does', async () => {
  expect(await idsFor({ email: ' ROSA@example.org ' }, 'chief')).toEqual([rosa.id]);
  expect(await idsFor({ email: 'rosa@example' }, 'chief')).toEqual([]);
  const refused = await searchAs('ana_i', { email: 'rosa@example.org', username: 'rosa' });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

test('administrators alone tell people of one name apart by their accounts', async () => {
  const { body } = await searchAs('chief', { username: 'chief', withAccount: true });
  expect(body.items[0].account).toEqual({
    email: 'chief@example.org',
    since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    groups: ['administrators'],
  });
  const plain = await searchAs('chief', { username: 'rosa' });
  expect(plain.body.items[0].account).toBeUndefined();
  expect(JSON.stringify(plain.body)).not.toContain('@example');
  const refused = await searchAs('ana_i', { username: 'rosa', withAccount: true });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

test.each([
  [{ firstName: 'ros' }, [rosa.id]],
  [{ firstName: ' ROSA ' }, [rosa.id]],
  [{ fullName: 'an' }, [ana.id]],
  [{ fullName: ' ANA  ito' }, [ana.id]],
  [{ fullName: 'ana  it' }, []],
  [{ fullName: 'it' }, []],
  [{ fullName: 'ito' }, []],
  [{ username: 'ANA_I' }, [ana.id]],
  [{ username: 'ana' }, []],
  [{ username: 'anaxi' }, []],
  [{ firstName: 'ana', fullName: 'rosa lindqvist' }, []],
  [{ firstName: '', fullName: 'Ana Ito', lastName: '', phone: '', username: '' }, [ana.id]],
  [{ firstName: '__' }, []],
  [{ firstName: '%%' }, []],
  [{ fullName: "x' or 1=1 --" }, []],
  [{ fullName: '\\\\' }, []],
])('%j finds %j', async (body, ids) => {
  expect(await idsFor(body)).toEqual(ids);
});

test.each([
  [{ lastName: 'it' }, [ana.id]],
  [{ fullName: 'ana  it' }, [ana.id]],
  [{ firstName: 'ana', lastName: 'lind' }, []],
  [{ lastName: '\\\\' }, []],
])('administrators find by beginnings of last names too: %j finds %j', async (body, ids) => {
  expect(await idsFor(body, 'chief')).toEqual(ids);
});

test('a member does not spell out a last name by its letters', async () => {
  const letters = [{ lastName: 'it' }, { lastName: 'Ito' }, { firstName: 'Ana', lastName: 'Ito' }];
  for (const body of letters) {
    const refused = await searchAs('rosa', body);
    expect([refused.status, refused.body.fields[0].path]).toEqual([403, 'body.lastName']);
  }
});

test('the order of people of one first name tells a member nothing of their last names', async () => {
  const zoe = await storeUser(database, { firstName: 'Paolo', lastName: 'Zappa' });
  const abe = await storeUser(database, { firstName: 'Paolo', lastName: 'Abate' });
  expect(await idsFor({ firstName: 'Paolo' })).toEqual([zoe.id, abe.id]);
  expect(await idsFor({ firstName: 'Paolo' }, 'chief')).toEqual([abe.id, zoe.id]);
  await database.execute(sql`delete from users where first_name = 'Paolo'`);
});

test('a member sees first name and picture alone; nobody sees telephone or e-mail', async () => {
  const seen = await searchAs('ana_i', { username: 'rosa' });
  expect(seen.body).toEqual({
    items: [
      {
        id: rosa.id,
        firstName: 'Rosa',
        profilePicture: null,
        lastName: null,
        username: null,
        state: null,
      },
    ],
    hasMore: false,
  });
  const known = await searchAs('chief', { username: 'rosa' });
  expect(known.body.items[0]).toMatchObject({
    lastName: 'Lindqvist',
    username: 'rosa',
    state: 'active',
  });
  for (const { text } of [seen, known]) expect(text).not.toMatch(/9055550123|example\.org/);
});

test.each(['9055550123', '+1 905 555 0123', '19055550123', '(905) 555-0123'])(
  'an administrator finds %s; a member may not look for it',
  async (phone) => {
    expect(await idsFor({ phone }, 'chief')).toEqual([rosa.id]);
    const refused = await searchAs('ana_i', { phone, username: 'rosa' });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  },
);

test.each(['905555012', '619055550123', 'x', '%'])('nobody has the telephone %s', async (phone) => {
  expect(await idsFor({ phone }, 'chief')).toEqual([]);
});

test.each([
  {},
  { firstName: '' },
  { firstName: 'r' },
  { firstName: ' r ' },
  { fullName: 'x', username: 'rosa' },
])('a member says whom they look for: %j is refused', async (body) => {
  expect((await searchAs('rosa', body)).status).toBe(400);
});

test('administrators see everybody with an account, page by page, the disabled too', async () => {
  const all = await searchAs('chief', { size: 100 });
  const names = all.body.items.map(({ firstName }: { firstName: string }) => firstName);
  expect(names).toEqual(['Ana', 'Kim', 'Rosa', 'Rosalind']);
  expect(all.body.items.at(-1).state).toBe('disabled');
  const page = await searchAs('chief', { start: 1, size: 2 });
  expect([page.body.items.length, page.body.hasMore]).toEqual([2, true]);
  expect((await searchAs('chief', { start: 3, size: 2 })).body.hasMore).toBe(false);
});

test('a visitor finds nobody', async () => {
  const answer = await searchAs(null, { username: 'rosa' });
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
});

test.each([
  { size: 101 },
  { size: -1 },
  { size: '12' },
  { start: 1e9 },
  { start: {} },
  { username: 'ro\0sa' },
  { username: ['rosa'] },
  { emailAddress: 'rosa@example.org' },
  { username: 'rosa', object: { type: 'item', id: '1' } },
  { firstName: 'a'.repeat(300) },
])('%j is refused', async (body) => {
  expect((await searchAs('chief', body)).status).toBe(400);
});

test('beginnings of names are found by an index', async () => {
  await database.execute(sql`
    insert into users (first_name, last_name, username)
    select 'First' || n, 'Last' || n, 'bulk' || n from generate_series(1, 20000) n`);
  await database.execute(sql`analyze users`);
  for (const condition of [
    sql`lower(first_name) like 'first777%'`,
    sql`lower(last_name) like 'last777%'`,
    sql`lower(first_name || ' ' || last_name) like 'first777 %'`,
    sql`lower(username) = 'bulk777'`,
  ]) {
    const { rows } = await database.execute(sql`explain select id from users where ${condition}`);
    expect(JSON.stringify(rows)).toMatch(/Index/);
  }
});
