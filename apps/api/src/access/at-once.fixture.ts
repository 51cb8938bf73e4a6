import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { countWaiting } from '../account/account.fixture.ts';
import { memberships, users } from '../account/tables.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Answer } from '../platform/test-server.fixture.ts';

/** Holds back what changes these people until all the calls wait, each begun once the one before does. */
export async function callAtOnce(
  database: Database,
  hold: (transaction: Queries) => Promise<unknown>,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  await database.transaction(async (transaction) => {
    await hold(transaction);
    for (const call of calls) {
      answers.push(call());
      await expect.poll(() => countWaiting(database)).toBe(answers.length);
    }
  });
  return Promise.all(answers);
}

/** Holds the accounts of these people, and what groups they are in. */
export const holdAccounts = (ids: number[]) => async (transaction: Queries) => {
  await transaction.select().from(users).where(inArray(users.id, ids)).for('update');
  await transaction
    .select()
    .from(memberships)
    .where(inArray(memberships.userId, ids))
    .for('update');
};
