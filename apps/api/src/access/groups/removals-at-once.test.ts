import { inArray, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { countWaiting, password } from '../../account/account.fixture.ts';
import { memberships, users } from '../../account/tables.ts';
import { adminDomain } from '../../admin/routes.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Answer } from '../../platform/test-server.fixture.ts';
import { startAccess } from '../access.fixture.ts';

const { database, signIn, changeMembership } = await startAccess(adminDomain);

afterEach(async () => {
  await database.delete(memberships);
});

/** Holds back what changes these people until all the calls wait, each begun once the one before does. */
async function callAtOnce(
  hold: (transaction: Queries) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  await database.transaction(async (transaction) => {
    await hold(transaction);
    for (const call of calls) {
      answers.push(call());
      await vi.waitFor(
        async () => expect(await countWaiting(database)).toBe(answers.length),
        5_000,
      );
    }
  });
  return Promise.all(answers);
}

const holdAccounts = (ids: number[]) => async (transaction: Queries) => {
  await transaction.select().from(users).where(inArray(users.id, ids)).for('update');
  await transaction
    .select()
    .from(memberships)
    .where(inArray(memberships.userId, ids))
    .for('update');
};

const holdAdministrators = (transaction: Queries) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);

test('of two who take each other out of their group at once, one stays in charge', async () => {
  const [one, other] = [await signIn('merchants'), await signIn('merchants')];
  for (const { id } of [one, other]) await changeMembership(id, { actions: ['administration'] });
  const remove = (by: typeof one, id: number) => () =>
    by.call('DELETE', `/api/v1/groups/merchants/${id}`);
  const answers = await callAtOnce(holdAccounts([one.id, other.id]), [
    remove(one, other.id),
    remove(other, one.id),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await database.$count(memberships)).toBe(1);
});

test('whose account is being disabled disables nobody else meanwhile', async () => {
  const [chief, one, other] = [
    await signIn('administrators'),
    await signIn('administrators'),
    await signIn('administrators'),
  ];
  const disable = (by: typeof one, id: number) => () =>
    by.call('POST', `/api/v1/user/${id}/disable`, { reason: 'Gone' });
  const answers = await callAtOnce(holdAccounts([one.id, other.id]), [
    disable(chief, one.id),
    disable(one, other.id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
});

test('who closes their account while it is disabled waits for that, and not crosswise', async () => {
  const [chief, other] = [await signIn('administrators'), await signIn('administrators')];
  const answers = await callAtOnce(holdAdministrators, [
    () => chief.call('POST', `/api/v1/user/${other.id}/disable`, { reason: 'Gone' }),
    () => other.call('POST', '/api/v1/user/delete', { password }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});
