import { desc, eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { type Browser, password, storeSession } from '../../account/account.fixture.ts';
import { memberships, sessions, users } from '../../account/tables.ts';
import { mails } from '../../platform/tables.ts';
import { acceptByToken, startAccess } from '../access.fixture.ts';
import { invitations } from '../tables.ts';

const { database, signIn, changeMembership, disable, trailOf } = await startAccess();
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

afterEach(async () => {
  vi.useRealTimers();
  await database.delete(memberships);
});

function travel(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });
}

function invite(by: Browser, body: object, group = 'partners') {
  return by.call('POST', `/api/v1/groups/${group}/invite`, body);
}

function accept(by: Browser, token: string) {
  return acceptByToken(database, by, token);
}

/** The token of the newest mail, as its reader would click it. */
async function readMailedToken(): Promise<string> {
  const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const link = /http:\/\/localhost:4000(?:\/fr)?\/dashboard\/groups\/invite\?token=([\w-]{43})/;
  return link.exec(mail?.text ?? '')?.[1] ?? '';
}

async function groupsOf(by: Browser) {
  return (await by.call('GET', '/api/v1/user/groups/')).body;
}

test('who is invited by mail joins once, and is written down', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const invited = await invite(chief, { email: rosa.email.toUpperCase() });
  expect(invited.status).toBe(200);
  const token = await readMailedToken();
  expect(invited.text).not.toContain(token);
  expect(JSON.stringify(await database.select().from(invitations))).not.toContain(token);
  const before = rosa.steal();
  expect((await accept(rosa, token)).body).toEqual({
    name: 'partners',
    permissions: ['create'],
    endsAt: null,
  });
  expect(await groupsOf(rosa)).toEqual([{ name: 'partners', permissions: ['create'] }]);
  expect((await before.call('GET', '/api/v1/user/groups/')).status).toBe(401);
  expect((await accept(rosa, token)).status).toBe(404);
  expect((await trailOf(rosa.id)).at(-1)).toMatchObject({
    event: 'member-joined',
    detail: { name: 'partners', invitedBy: chief.id },
  });
});

test('of two who accept at once, one joins', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await invite(chief, { email: rosa.email });
  const token = await readMailedToken();
  const answers = await Promise.all([accept(rosa, token), accept(rosa.steal(), token)]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test('the mail names the group, who invites, and the note, without markup of its own', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await database
    .update(users)
    .set({ firstName: '<img src=x onerror=alert(1)>', lastName: '{{ link }}' })
    .where(eq(users.id, chief.id));
  await chief.call('POST', '/api/v1/groups/partners/settings', {
    note: '<script>alert(1)</script>\r\nBcc: x@example.org',
    membershipDays: 30,
  });
  await invite(chief, { email: rosa.email, locale: 'fr-CA' });
  const [mail] = await database.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(mail).toMatchObject({ recipient: rosa.email, template: 'group-invitation' });
  expect(mail?.subject).toBe('Vous êtes invité au groupe «\u00a0Partenaires\u00a0» sur Boardwalk');
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect(mail?.html).toContain('&lt;script&gt;');
  const { body } = await accept(rosa, await readMailedToken());
  expect(Date.parse(body.endsAt)).toBeGreaterThan(Date.now() + 29 * dayMs);
  await chief.call('POST', '/api/v1/groups/partners/settings', { note: '', membershipDays: null });
});

test.each([
  ['of another address', async (token: string) => accept(await signIn(), token)],
  ['altered', async (token: string, by: Browser) => accept(by, `${token.slice(0, -1)}_`)],
  ['empty', async (_: string, by: Browser) => accept(by, ' ')],
  [
    'of another invitation',
    async (token: string, by: Browser) => {
      const url = '/api/v1/groups/invite/0b0d9a52-6f0b-4c39-9a43-0f6f3a1f7a11';
      return by.call('POST', url, { token });
    },
  ],
  [
    'after seven days',
    async (token: string, by: Browser) => {
      await by.call('GET', '/api/v1/user/');
      travel(6.9);
      await by.call('GET', '/api/v1/user/');
      travel(0.2);
      return accept(by, token);
    },
  ],
])('an invitation %s lets nobody in and is not used up', async (_, attack) => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await invite(chief, { email: rosa.email });
  const token = await readMailedToken();
  expect((await attack(token, rosa)).status).toBe(404);
  expect(await groupsOf(rosa)).toEqual([]);
  vi.useRealTimers();
  expect((await accept(rosa, token)).status).toBe(200);
});

test('an invitation dies with the right of who sent it', async () => {
  const [chief, leader, rosa] = [
    await signIn('administrators'),
    await signIn('partners'),
    await signIn(),
  ];
  await changeMembership(leader.id, { actions: ['administration'] });
  await invite(leader, { email: rosa.email });
  const token = await readMailedToken();
  await changeMembership(leader.id, { actions: ['create'] });
  expect((await accept(rosa, token)).status).toBe(404);
  await changeMembership(leader.id, { actions: ['administration'] });
  await disable(leader.id);
  expect((await accept(rosa, token)).status).toBe(404);
  await invite(chief, { email: rosa.email });
  expect((await accept(rosa, token)).status).toBe(404);
  expect((await accept(rosa, await readMailedToken())).status).toBe(200);
});

test('who was taken out does not come back by an invitation that waited', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn('partners')];
  await invite(chief, { email: rosa.email });
  const token = await readMailedToken();
  await chief.call('DELETE', `/api/v1/groups/partners/${rosa.id}`);
  expect((await accept(rosa, token)).status).toBe(404);
});

test('nobody invites into a group that is not theirs to look after', async () => {
  const leader = await signIn('partners');
  const body = { email: 'somebody@example.org', permissions: ['administration'] };
  expect((await invite(leader, body)).status).toBe(403);
  await changeMembership(leader.id, { actions: ['administration'] });
  for (const group of ['administrators', 'merchants', 'city_administrators']) {
    expect((await invite(leader, body, group)).status).toBe(403);
  }
  expect((await invite(leader, body)).status).toBe(200);
});

test('who looks after a group for a time invites for no longer', async () => {
  const [leader, rosa] = [await signIn('partners'), await signIn()];
  await changeMembership(leader.id, { actions: ['administration'], endsAt: new Date(inDays(5)) });
  const { email } = rosa;
  for (const endsAt of [undefined, inDays(6)]) {
    const { status, body } = await invite(leader, { email, ...(endsAt && { endsAt }) });
    expect([status, body.fields[0].path]).toEqual([400, 'body.endsAt']);
  }
  expect((await invite(leader, { email, endsAt: inDays(4) })).status).toBe(200);
});

test.each([
  ['no address', { email: 'rosa' }],
  ['two addresses', { email: 'a@example.org, b@example.org' }],
  ['a header', { email: 'a@example.org\r\nBcc: b@example.org' }],
  ['rights that members can’t have', { email: 'a@example.org', permissions: ['delete'] }],
  ['an end that is past', { email: 'a@example.org', endsAt: '2020-01-01T00:00:00Z' }],
])('%s is refused, and no mail is written', async (_, body) => {
  const chief = await signIn('administrators');
  const before = await database.$count(mails);
  expect((await invite(chief, body)).status).toBe(400);
  expect(await database.$count(mails)).toBe(before);
});

test('an address is mailed five invitations an hour, whoever invites', async () => {
  const [chief, leader] = [await signIn('administrators'), await signIn('partners')];
  await changeMembership(leader.id, { actions: ['administration'] });
  const body = { email: 'flooded@example.org' };
  const before = await database.$count(mails);
  const answers = await Promise.all(
    [chief, leader, chief, leader, chief].map((by) => invite(by, body)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const sixth = await invite(leader, { email: 'FLOODED@example.org' });
  expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '3600']);
  expect(await database.$count(mails)).toBe(before + 5);
  expect(await database.$count(invitations, eq(invitations.email, body.email))).toBe(1);
});

test('a second invitation adds rights and time, and takes none', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const { email } = rosa;
  await invite(chief, { email, permissions: ['administration'], endsAt: inDays(9) });
  await accept(rosa, await readMailedToken());
  await invite(chief, { email, endsAt: inDays(3) });
  const { body } = await accept(rosa, await readMailedToken());
  expect(body.permissions).toEqual(['administration', 'create']);
  expect(Date.parse(body.endsAt)).toBeGreaterThan(Date.now() + 8 * dayMs);
});

test('who acts as a user joins nothing for them, and acting ends when they administrate', async () => {
  const [chief, rosa, thief] = [await signIn('administrators'), await signIn(), await signIn()];
  await invite(chief, { email: rosa.email, password }, 'administrators');
  const token = await readMailedToken();
  thief.take(await storeSession(database, rosa.id, chief.id));
  expect((await accept(thief, token)).status).toBe(403);
  expect((await accept(rosa, token)).status).toBe(200);
  expect((await thief.call('GET', '/api/v1/user/')).status).toBe(401);
  expect(await database.$count(sessions, eq(sessions.actorId, chief.id))).toBe(0);
});
