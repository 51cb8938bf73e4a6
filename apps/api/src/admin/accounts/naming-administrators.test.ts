import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { invitations } from '../../access/tables.ts';
import { password } from '../../account/account.fixture.ts';
import { codeOf, type Person, signInNew, turnOn } from '../../account/security.fixture.ts';
import { memberships } from '../../account/tables.ts';
import { mails } from '../../platform/tables.ts';
import { adminDomain } from '../routes.ts';

const { server, database, signIn, disable, trailOf } = await startAccess(adminDomain);
const groups = ['administrators'] as const;

afterEach(async () => {
  vi.useRealTimers();
  await database.delete(memberships);
  await database.delete(invitations);
});

type Factors = { readonly password?: string; readonly code?: string };
type Somebody = Awaited<ReturnType<typeof signIn>>;

const ways = [
  [
    'adding to the group',
    (chief: Person, rosa: Somebody, factors: Factors) =>
      chief.call('POST', `/api/v1/user/${rosa.id}/groups`, { group: groups[0], ...factors }),
  ],
  [
    'an invitation to the group',
    (chief: Person, rosa: Somebody, factors: Factors) =>
      chief.call('POST', `/api/v1/groups/${groups[0]}/invite`, { email: rosa.email, ...factors }),
  ],
  [
    'opening the account of one again',
    async (chief: Person, rosa: Somebody, factors: Factors) => {
      const membership = { userId: rosa.id, group: groups[0], createdAt: new Date() };
      await database.insert(memberships).values(membership).onConflictDoNothing();
      await disable(rosa.id);
      return chief.call('POST', `/api/v1/user/${rosa.id}/enable`, factors);
    },
  ],
] as const;

/** Everything that would let somebody in among the administrators, now or later. */
async function entries(rosa: Somebody) {
  return [await trailOf(rosa.id), await database.$count(invitations), await database.$count(mails)];
}

test.each(ways)('%s takes the password of whoever does it', async (_, name) => {
  const [chief, rosa] = [await signInNew(server, { groups }), await signIn()];
  const before = await entries(rosa);
  for (const factors of [{}, { password: 'wrong' }, { code: '123456' }]) {
    const { status, body } = await name(chief, rosa, factors);
    expect([status, body.code, body.fields[0].path]).toEqual([
      403,
      'wrong-credentials',
      'body.password',
    ]);
  }
  expect(await entries(rosa)).toEqual(before);
  const left = chief.steal();
  const done = await name(chief, rosa, { password });
  expect([done.status, done.text.includes(password)]).toEqual([200, false]);
  expect(JSON.stringify(await trailOf(rosa.id))).not.toContain(password);
  // A stolen copy of the session is not valid any more, as after every other call that requires
  // factors.
  expect((await left.call('GET', '/api/v1/user/groups/')).status).toBe(401);
  expect((await chief.call('GET', '/api/v1/administration/audit')).status).toBe(200);
});

test.each(ways)('where two steps are on, %s takes a code as well, once', async (_, name) => {
  const [chief, rosa, ana] = [await signInNew(server, { groups }), await signIn(), await signIn()];
  const { secret, recoveryCodes } = await turnOn(chief);
  const code = codeOf(secret);
  for (const wrong of [{ password }, { password, code: '000000' }]) {
    const { status, body } = await name(chief, rosa, wrong);
    expect([status, body.fields[0].path]).toEqual([403, 'body.code']);
  }
  expect((await name(chief, rosa, { password, code })).status).toBe(200);
  const replayed = await name(chief, ana, { password, code });
  expect([replayed.status, replayed.body.fields[0].path]).toEqual([403, 'body.code']);
  expect((await name(chief, ana, { password, code: recoveryCodes[0] ?? '' })).status).toBe(200);
});

test.each(ways.slice(0, 2))('of two at once with one code, %s happens once', async (_, name) => {
  for (let round = 0; round < 4; round += 1) {
    const [chief, rosa, ana] = [
      await signInNew(server, { groups }),
      await signIn(),
      await signIn(),
    ];
    const { secret } = await turnOn(chief);
    const factors = { password, code: codeOf(secret) };
    const answers = await Promise.all([
      name(chief, rosa, factors),
      name({ ...chief, ...chief.steal() }, ana, factors),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 503]).toContain(statuses[1]);
    const isIn = (id: number) => database.$count(memberships, eq(memberships.userId, id));
    const joined = (await isIn(rosa.id)) + (await isIn(ana.id));
    expect(joined + (await database.$count(invitations))).toBe(1);
    await database.delete(invitations);
    vi.useRealTimers();
  }
});

test('two administrators who name each other at once both get an answer', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [kim, ana] = [await signInNew(server, { groups }), await signInNew(server, { groups })];
    const body = { group: 'administrators', password };
    const answers = await Promise.all([
      kim.call('POST', `/api/v1/user/${ana.id}/groups`, body),
      ana.call('POST', `/api/v1/user/${kim.id}/groups`, body),
    ]);
    // A user who is put into a group is signed out, so that the later of the two may find no
    // session.
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  }
});

test('other groups, and accounts of others, take none of it', async () => {
  const [chief, rosa] = [await signInNew(server, { groups }), await signIn()];
  const add = { group: 'partners' };
  expect((await chief.call('POST', `/api/v1/user/${rosa.id}/groups`, add)).status).toBe(200);
  const invite = { email: rosa.email };
  expect((await chief.call('POST', '/api/v1/groups/partners/invite', invite)).status).toBe(200);
  await disable(rosa.id);
  const reason = { reason: 'Ticket 7' };
  expect((await chief.call('POST', `/api/v1/user/${rosa.id}/enable`, reason)).status).toBe(200);
  expect((await trailOf(rosa.id)).at(-1)).toMatchObject({
    event: 'account-enabled',
    detail: reason,
  });
});
