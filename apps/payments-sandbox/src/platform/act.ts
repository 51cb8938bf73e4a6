import { eq, sql } from 'drizzle-orm';
import { readNow } from './controls.ts';
import type { Database, Queries } from './database.ts';
import { newId } from './ids.ts';
import { Store } from './store.ts';
import { objects } from './tables.ts';

/** Lets a page or a sweep of the sandbox act on an account, in its turn among the API's writers. */
export async function act<Result>(
  database: Database,
  account: string,
  run: (store: Store) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => run(await openStore(transaction, account)));
}

/** Whose an object is: a connected account, or empty for the platform; its own where there is none. */
export async function findAccountOf(database: Database, id: string): Promise<string> {
  const [row] = await database
    .select({ account: objects.account })
    .from(objects)
    .where(eq(objects.id, id));
  return row?.account ?? '';
}

/** The store of an account within a transaction, in its turn among the API's writers. */
export async function openStore(transaction: Queries, account: string): Promise<Store> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`sandbox ${account}`}))`);
  const now = await readNow(transaction);
  return new Store(transaction, { id: newId('req'), idempotencyKey: null, account, now });
}
