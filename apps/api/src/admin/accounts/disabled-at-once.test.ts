import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { callAtOnce, holdAccounts } from '../../access/at-once.fixture.ts';
import { password } from '../../account/account.fixture.ts';
import { memberships } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { adminDomain } from '../routes.ts';

const { database, signIn } = await startAccess(adminDomain);

afterEach(async () => {
  await database.delete(memberships);
});

const holdAdministrators = (transaction: Queries) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);

test('whose account is being disabled disables nobody else meanwhile', async () => {
  const [chief, one, other] = [
    await signIn('administrators'),
    await signIn('administrators'),
    await signIn('administrators'),
  ];
  const disable = (by: typeof one, id: number) => () =>
    by.call('POST', `/api/v1/user/${id}/disable`, { reason: 'Gone' });
  const answers = await callAtOnce(database, holdAccounts([one.id, other.id]), [
    disable(chief, one.id),
    disable(one, other.id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
});

test('who closes their account while it is disabled waits for that, and not crosswise', async () => {
  const [chief, other] = [await signIn('administrators'), await signIn('administrators')];
  const answers = await callAtOnce(database, holdAdministrators, [
    () => chief.call('POST', `/api/v1/user/${other.id}/disable`, { reason: 'Gone' }),
    () => other.call('POST', '/api/v1/user/delete', { password }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 401]);
});
