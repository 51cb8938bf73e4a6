import { sql } from 'drizzle-orm';
import { readNow } from './controls.ts';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { Store } from './store.ts';

/** Lets a page or a sweep of the sandbox act on an account, in its turn among the API's writers. */
export async function act<Result>(
  database: Database,
  account: string,
  run: (store: Store) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`sandbox ${account}`}))`);
    const now = await readNow(transaction);
    return run(new Store(transaction, { id: newId('req'), idempotencyKey: null, account, now }));
  });
}
