import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actingBody, startAccess } from './access/access.fixture.ts';
import { auditEntries, hiddenReadings } from './access/tables.ts';
import { deleteOldReadings } from './access/trail/sweep-readings.ts';
import { password } from './account/account.fixture.ts';
import { users } from './account/tables.ts';
import { adminDomain } from './admin/routes.ts';
import { mediaDomain } from './media/routes.ts';
import { profileDomain } from './profile/routes.ts';

const { server, database, signIn, trailOf } = await startAccess(
  profileDomain,
  mediaDomain,
  adminDomain,
);
const user = '/api/v1/user/';
const names = { firstName: 'Rosa', lastName: 'Lindqvist' };

async function startActing() {
  const [chief, rosa] = [await signIn('administrators'), await signIn('merchants')];
  await database
    .update(users)
    .set({ phoneCountry: 'CA', phoneCode: 1, phoneNumber: '9055550123', billingLine1: '1 Main St' })
    .where(eq(users.id, rosa.id));
  const began = await chief.call('POST', `${user}${rosa.id}/act-as`, actingBody);
  expect(began.status).toBe(200);
  return { chief, rosa };
}

const readingsOf = (id: number) =>
  database
    .select()
    .from(hiddenReadings)
    .where(eq(hiddenReadings.subjectId, id))
    .orderBy(hiddenReadings.id);

test('whatever is done as somebody leaves a line, done, refused and failed alike', async () => {
  const { chief, rosa } = await startActing();
  await chief.call('PUT', user, names);
  await chief.call('PUT', user, { firstName: 'canary'.repeat(50) });
  await chief.call('POST', `${user}sessions/${crypto.randomUUID()}/end`, { password });
  await chief.call('DELETE', `/api/v1/storage/me/files/${'0'.repeat(32)}`);
  await chief.call('POST', `/api/v1/groups/invite/${'t'.repeat(43)}`, {});
  await chief.call('POST', `${user}forgot-username`, { email: 'canary@example.org' });
  const [, ...lines] = await trailOf(rosa.id);
  expect(lines.map(({ detail, outcome }) => [detail.endpoint, outcome])).toEqual([
    ['changeProfile', 200],
    ['changeProfile', 400],
    ['endSession', 403],
    ['deleteFile', 404],
    ['acceptInvitation', 403],
    ['forgotUsername', 200],
  ]);
  for (const { event, actorId, actingAs } of lines) {
    expect([event, actorId, actingAs]).toEqual(['acted', chief.id, rosa.id]);
  }
  expect(lines[3]?.detail.params).toEqual({ file: '0'.repeat(32) });
  // A token is no number of a thing, and what was written is nobody's business.
  expect(lines[4]?.detail.params).toEqual({});
  expect(JSON.stringify(lines)).not.toContain('canary');
});

test('where no line can be written, nothing is done', async () => {
  const { chief, rosa } = await startActing();
  await database.execute(
    sql`alter table audit_entries add constraint closed check (id < 0) not valid`,
  );
  try {
    expect((await chief.call('PUT', user, { ...names, firstName: 'Ana' })).status).toBe(500);
  } finally {
    await database.execute(sql`alter table audit_entries drop constraint closed`);
  }
  const [row] = await database.select().from(users).where(eq(users.id, rosa.id));
  expect(row?.firstName).toBe('Rosa');
});

test('what an administrator reads as somebody is written down, with why; their own reading is not', async () => {
  const { chief, rosa } = await startActing();
  await chief.call('GET', `${user}profile`);
  await chief.call('GET', `${user}security`);
  await chief.call('GET', user);
  await rosa.call('GET', `${user}profile`);
  const facts = { readerId: chief.id, actingAs: rosa.id, reason: actingBody.reason };
  expect(await readingsOf(rosa.id)).toMatchObject([
    { ...facts, endpoint: 'readProfile', outcome: 200 },
    { ...facts, endpoint: 'readSecurity', outcome: 403 },
  ]);
});

test('what an administrator reads of others is written down, nobody’s account too', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await chief.call('GET', `${user}${rosa.id}/account`);
  await chief.call('GET', `${user}4000000000/account`);
  await chief.call('POST', `${user}search`, { phone: '9055550123' });
  await rosa.call('POST', `${user}search`, { username: 'rosa' });
  const read = await chief.call('GET', `/api/v1/administration/readings?person=${chief.id}`);
  expect(
    read.body.items.map(
      (one: { endpoint: string; outcome: number; subject: { id: number } | null }) => [
        one.endpoint,
        one.outcome,
        one.subject?.id,
      ],
    ),
  ).toEqual([
    ['listReadings', null, undefined],
    ['searchUsers', 200, undefined],
    ['readAccount', 404, undefined],
    ['readAccount', 200, rosa.id],
  ]);
  expect(read.text).not.toContain('9055550123');
});

test('readings are read page by page, of one person, by administrators alone', async () => {
  const { chief, rosa } = await startActing();
  for (let nth = 0; nth < 3; nth += 1) await chief.call('GET', `${user}profile`);
  await chief.call('POST', `${user}act-as/end`);
  const address = `/api/v1/administration/readings?person=${rosa.id}&size=2`;
  const first = await chief.call('GET', address);
  expect(first.body.items).toHaveLength(2);
  expect(first.body.items[0]).toMatchObject({
    reader: { id: chief.id },
    actingAs: { id: rosa.id },
    subject: { id: rosa.id },
    reason: actingBody.reason,
  });
  const rest = await chief.call('GET', `${address}&before=${first.body.next}`);
  expect([rest.body.items.length, rest.body.next]).toEqual([1, null]);
  expect((await rosa.call('GET', address)).status).toBe(403);
});

test('who acts sees how to reach somebody in part, and can’t write it', async () => {
  const { chief, rosa } = await startActing();
  const own = (await rosa.call('GET', `${user}profile`)).body;
  expect(own).toMatchObject({ email: rosa.email, isMasked: false });
  const seen = await chief.call('GET', `${user}profile`);
  expect(seen.body).toMatchObject({
    email: 'u…@example.org',
    phone: { country: 'CA', code: 1, number: '…23' },
    billing: { line1: '…', city: null },
    isMasked: true,
  });
  expect(seen.body.version).not.toBe(own.version);
  const { phone, billing } = own;
  for (const contact of [{ phone }, { phone: null }, { billing }]) {
    const refused = await chief.call('PUT', user, { ...names, ...contact });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  }
  const { version } = seen.body;
  const changed = await chief.call('PUT', user, { firstName: 'Ana', lastName: 'Ito', version });
  expect(changed.status).toBe(200);
  expect(changed.text).not.toMatch(/9055550123|Main St|user\d+@/);
  const after = (await rosa.call('GET', `${user}profile`)).body;
  expect(after).toMatchObject({ firstName: 'Ana', phone, billing, email: rosa.email });
});

test('the user reads in their own data who acted as them, why, and by which calls', async () => {
  const { chief, rosa } = await startActing();
  await chief.call('GET', `${user}profile`);
  await chief.call('PUT', user, names);
  await chief.call('POST', `${user}act-as/end`);
  const { access } = (await rosa.call('GET', `${user}data`)).body;
  const by = 'Rosa';
  expect(access.trail).toMatchObject([
    { event: 'acting-began', isOwnDeed: false, by, reason: actingBody.reason, call: null },
    { event: 'acted', by, reason: null, call: 'changeProfile' },
    { event: 'acted', by, call: 'endActing' },
    { event: 'acting-ended', by },
  ]);
  expect(access.readings).toMatchObject([
    { endpoint: 'readProfile', by, reason: actingBody.reason },
  ]);
});

test('nobody changes the trail: the database refuses it', async () => {
  const { chief, rosa } = await startActing();
  await chief.call('PUT', user, names);
  const [entry] = await trailOf(rosa.id);
  const own = eq(auditEntries.id, entry?.id ?? 0);
  const changes = [
    database.update(auditEntries).set({ detail: {} }).where(own),
    database.update(auditEntries).set({ actorId: null }).where(own),
    database.update(auditEntries).set({ actorId: rosa.id }).where(own),
    database
      .update(auditEntries)
      .set({ at: new Date(0) })
      .where(own),
    database.update(auditEntries).set({ outcome: 500 }).where(eq(auditEntries.outcome, 200)),
    database.delete(auditEntries).where(own),
    database.execute(sql`truncate audit_entries`),
  ];
  for (const change of await Promise.allSettled(changes)) {
    expect(change).toMatchObject({ status: 'rejected', reason: { cause: { code: '42501' } } });
  }
  expect((await trailOf(rosa.id))[0]).toEqual(entry);
});

test('a number that is nobody’s any more goes out of it, and nothing else', async () => {
  const { chief, rosa } = await startActing();
  await database.delete(users).where(eq(users.id, rosa.id));
  const entries = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, chief.id));
  expect(entries).toMatchObject([{ event: 'acting-began', subjectId: null }]);
});

test('readings are forgotten after a year', async () => {
  const { chief } = await startActing();
  await chief.call('GET', `${user}profile`);
  const read = () => database.$count(hiddenReadings, eq(hiddenReadings.readerId, chief.id));
  const { clock } = server.platform;
  const inDays = (days: number) => ({
    database,
    clock: { ...clock, now: () => new Date(clock.now().getTime() + days * 86_400_000) },
  });
  await deleteOldReadings(inDays(365));
  expect(await read()).toBe(1);
  await deleteOldReadings(inDays(367));
  expect(await read()).toBe(0);
});
