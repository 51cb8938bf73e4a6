import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { storeUser } from '../account.fixture.ts';
import { memberships, users } from '../tables.ts';
import { requireAnotherAdministrator } from './require-another-administrator.ts';

const { database } = (await startTestServer([])).platform;

afterEach(async () => {
  await database.delete(memberships);
});

async function storeAdministrators(count: number): Promise<number[]> {
  const ids = [];
  for (let made = 0; made < count; made += 1) {
    ids.push((await storeUser(database, { groups: ['administrators'] })).id);
  }
  return ids;
}

test.each([
  ['taken out', (id: number) => database.delete(memberships).where(eq(memberships.userId, id))],
  [
    'disabled',
    (id: number) => database.update(users).set({ state: 'disabled' }).where(eq(users.id, id)),
  ],
])('of five who are %s all at once, one stays', async (_, lose) => {
  const ids = await storeAdministrators(5);
  const outcomes = await Promise.allSettled(
    ids.map((id) =>
      database.transaction(async (transaction) => {
        await requireAnotherAdministrator(transaction, id);
        await transaction.execute(lose(id));
      }),
    ),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'conflict' } }]);
});

test('who is no administrator may always go', async () => {
  const rosa = await storeUser(database);
  await database.transaction((transaction) => requireAnotherAdministrator(transaction, rosa.id));
});
