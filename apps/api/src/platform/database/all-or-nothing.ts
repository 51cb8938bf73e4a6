import { TransactionRollbackError } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Runs in a savepoint what may find that it can't be done: where it answers false nothing of it stays,
 * and the transaction goes on. Answers whether it was done.
 */
export async function allOrNothing(
  transaction: Queries,
  run: (savepoint: Queries) => Promise<boolean>,
): Promise<boolean> {
  try {
    await transaction.transaction(async (savepoint) => {
      if (!(await run(savepoint))) savepoint.rollback();
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false;
    throw error;
  }
}
