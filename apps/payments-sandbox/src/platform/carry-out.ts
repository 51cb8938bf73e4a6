import { sql } from 'drizzle-orm';
import { requireAccount } from './account-access.ts';
import { type Answer, findAnswer, type KeyedRequest, saveAnswer } from './answers.ts';
import { readNow } from './controls.ts';
import type { Database, Queries } from './database.ts';
import { expand } from './expand.ts';
import { newId } from './ids.ts';
import { Input } from './input.ts';
import type { Call, Operation } from './operation.ts';
import { Store } from './store.ts';
import { StripeFault } from './stripe-fault.ts';

/** A request that knows what it asks for. */
export interface Arrival {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly path: string;
  /** The form that came, or the query of a look. */
  readonly form: string;
  readonly account: string;
  readonly key: string | null;
  readonly isBrowser: boolean;
  readonly origin: string;
}

/**
 * Carries a request out in one transaction: what it writes, its events and the answer that its key
 * repeats stand together or not at all. Writers of one account wait for one another.
 */
export async function carryOut(database: Database, arrival: Arrival): Promise<Answer> {
  const { operation, account, key, path, form } = arrival;
  // Without access not even what was answered before is answered.
  if (account !== '') await requireAccount(database, account);
  if (operation.method === 'GET') {
    return { status: 200, body: await runOperation(database, arrival) };
  }
  const keyed: KeyedRequest | undefined =
    key === null ? undefined : { account, key, method: operation.method, path, body: form };
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`sandbox ${account}`}))`);
    const repeated = keyed && (await findAnswer(transaction, keyed));
    if (repeated !== undefined) return repeated;
    const answer = await answerOf(() => runOperation(transaction, arrival));
    if (keyed !== undefined) await saveAnswer(transaction, keyed, answer);
    return answer;
  });
}

async function answerOf(run: () => Promise<object>): Promise<Answer> {
  try {
    return { status: 200, body: await run() };
  } catch (fault) {
    if (!(fault instanceof StripeFault && fault.isKept)) throw fault;
    return { status: fault.status, body: fault.toBody() };
  }
}

async function runOperation(queries: Queries, arrival: Arrival): Promise<object> {
  const { operation, account, key, params, origin, isBrowser } = arrival;
  const input = Input.of(arrival.form);
  const now = await readNow(queries);
  const store = new Store(queries, { id: newId('req'), idempotencyKey: key, account, now });
  const call: Call = {
    store,
    input,
    origin,
    isBrowser,
    param: (name) => params[name] ?? '',
  };
  const paths = input.texts('expand') ?? [];
  const answer = await operation.run(call);
  input.requireAllAsked();
  return expand(store, answer, paths);
}
