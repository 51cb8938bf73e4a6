import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting, password } from '../../account/account.fixture.ts';
import { newRegistration, registeredPassword } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { alertMatches, alertPlace, alertRules } from '../tables.ts';
import { startMailedAlerts } from './by-mail.fixture.ts';

const mailed = await startMailedAlerts();
const { database, call, signIn, ask, confirm, start, newAddress, tokenOf, newOf } = mailed;
const { rulesAt, consentsOf, rulesOf, post, match } = mailed;

type Person = Awaited<ReturnType<typeof signIn>>;

const ownerOf = async (email: string) => {
  const [user] = await database.select().from(users).where(eq(users.email, email));
  return user?.id;
};
const ownedBy = (id = 0) =>
  database.select().from(alertRules).where(eq(alertRules.ownerId, id)).orderBy(alertRules.id);

/** Opens an account with an address, which is not confirmed by that. */
async function register(email: string): Promise<void> {
  const answer = await call('/api/v1/user/register', newRegistration({ email }));
  expect(answer.status).toBe(200);
}

async function confirmAccount(email: string): Promise<void> {
  const answer = await call('/api/v1/user/confirm', {
    token: await tokenOf(email),
    password: registeredPassword,
  });
  expect(answer.status).toBe(200);
}

/** Asks for another address for an account; its link is still to be confirmed. */
async function askForAddress(person: Person, email: string): Promise<void> {
  const answer = await person.call('POST', '/api/v1/user/email', { email, password });
  expect(answer.status).toBe(200);
}

async function confirmAddress(person: Person, email: string): Promise<void> {
  const token = await tokenOf(email);
  expect((await person.call('POST', '/api/v1/user/email/confirm', { token })).status).toBe(200);
}

test('an account that only typed the address gets nothing of it until it confirms', async () => {
  const email = newAddress();
  await start(email);
  await register(email);
  expect([await rulesAt(email), await ownerOf(email)]).toEqual([[expect.anything()], undefined]);
  const link = await tokenOf(email);
  // Another alert is confirmed while the account isn't.
  await start(email, { search: { text: 'kayak' } });
  expect(await rulesAt(email)).toHaveLength(2);
  const answer = await call('/api/v1/user/confirm', {
    token: link,
    password: registeredPassword,
  });
  expect(answer.status).toBe(200);
  expect(await rulesAt(email)).toEqual([]);
  const owned = await ownedBy(await ownerOf(email));
  expect(owned.map(({ search, channels }) => [search, channels])).toEqual([
    [expect.objectContaining({ text: 'canoe' }), ['mail']],
    [{ text: 'kayak' }, ['mail']],
  ]);
  expect((await consentsOf(email)).map(({ endedAt }) => endedAt)).toEqual([null, null]);
});

test('they come with what they have found', async () => {
  const email = newAddress();
  await start(email, { search: { text: 'dory' } });
  const listing = await post(await signIn(), { title: 'A dory' });
  expect(await match()).toBe(1);
  await register(email);
  await confirmAccount(email);
  const id = await ownerOf(email);
  const [rule] = await ownedBy(id);
  expect(
    await database
      .select()
      .from(alertMatches)
      .where(eq(alertMatches.ruleId, rule?.id ?? 0)),
  ).toMatchObject([{ listingId: listing, ownerId: id, news: 'new' }]);
  // It was requested by mail alone: the badge does not change.
  await post(await signIn(), { title: 'Another dory' });
  expect(await match()).toBe(1);
});

test('what is found as they move is found, and is the account’s', async () => {
  const seller = await signIn();
  for (const boat of ['punt', 'skiff', 'wherry', 'coracle']) {
    const email = newAddress();
    await start(email, { search: { text: boat } });
    await register(email);
    const listing = await post(seller, { title: `A ${boat}` });
    await Promise.all([match(), confirmAccount(email)]);
    await match();
    const id = await ownerOf(email);
    const [rule] = await ownedBy(id);
    const found = database
      .select()
      .from(alertMatches)
      .where(eq(alertMatches.ruleId, rule?.id ?? 0));
    expect(await found).toMatchObject([{ listingId: listing, ownerId: id, news: 'new' }]);
  }
});

test('they move once the matching that is under way is through', async () => {
  const email = newAddress();
  await start(email);
  await register(email);
  await match();
  let end = () => {};
  const isDone = new Promise<void>((resolve) => (end = resolve));
  const matching = database.transaction(async (transaction) => {
    await transaction.select().from(alertPlace).for('update');
    await isDone;
  });
  const confirming = confirmAccount(email);
  await expect.poll(() => countWaiting(database)).toBe(1);
  expect(await rulesAt(email)).toHaveLength(1);
  end();
  await Promise.all([matching, confirming]);
  expect(await rulesAt(email)).toEqual([]);
  expect(await ownedBy(await ownerOf(email))).toHaveLength(1);
});

test('an account that changes its address has those of the new one, and keeps its own', async () => {
  const rosa = await signIn();
  await start(rosa.email);
  const email = newAddress();
  await start(email, { search: { text: 'kayak' } });
  await askForAddress(rosa, email);
  expect(await rulesOf(rosa)).toHaveLength(1);
  await confirmAddress(rosa, email);
  expect((await rulesOf(rosa)).map(({ search }: { search: object }) => search)).toEqual([
    { text: 'kayak' },
    expect.objectContaining({ text: 'canoe' }),
  ]);
  expect(await rulesAt(email)).toEqual([]);
  // No account has the former address: what is requested there belongs to the address.
  expect((await start(rosa.email, { search: { text: 'skiff' } })).keptBy).toBe('address');
  expect(await rulesOf(rosa)).toHaveLength(2);
  expect(await newOf(rosa)).toBe(0);
});

test('of more than fifty the rest stay with the address', async () => {
  const rosa = await signIn();
  const now = new Date();
  await database.insert(alertRules).values(
    Array.from({ length: mostRules - 1 }, (_, index) => ({
      ownerId: rosa.id,
      kind: 'event' as const,
      name: `${index}`,
      search: {},
      frequency: 'daily' as const,
      channels: ['badge' as const],
      news: ['new' as const],
      createdAt: now,
      updatedAt: now,
    })),
  );
  const email = newAddress();
  await start(email);
  await start(email, { search: { text: 'kayak' } });
  await askForAddress(rosa, email);
  await confirmAddress(rosa, email);
  expect(await rulesOf(rosa)).toMatchObject([{ search: { text: 'canoe' } }]);
  expect(await rulesAt(email)).toMatchObject([{ search: { text: 'kayak' } }]);
});

test('alert and account confirmed at once leave no alert with the address', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = newAddress();
    await register(email);
    const link = await tokenOf(email);
    await ask(email);
    const token = await tokenOf(email);
    const confirmed = { token: link, password: registeredPassword };
    const answers = await Promise.all([confirm(token), call('/api/v1/user/confirm', confirmed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rulesAt(email)).toEqual([]);
    expect(await ownedBy(await ownerOf(email))).toHaveLength(1);
  }
});
