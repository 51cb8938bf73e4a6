import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

interface Waiting {
  queries: number;
  since: number;
  milliseconds: number;
}

const current = new AsyncLocalStorage<Waiting>();

/** Makes a pool notify {@link databaseTime} when its queries begin and end. */
export function watchQueries(pool: Pool): void {
  const query = pool.query.bind(pool);
  const watched = async (...parameters: unknown[]) => {
    const waiting = current.getStore();
    if (waiting && waiting.queries++ === 0) waiting.since = performance.now();
    try {
      // Whatever overload was meant is passed on as it came.
      return await (query as (...given: unknown[]) => Promise<unknown>)(...parameters);
    } finally {
      if (waiting && --waiting.queries === 0) {
        waiting.milliseconds += performance.now() - waiting.since;
      }
    }
  };
  pool.query = watched as Pool['query'];
}

/** Milliseconds for which a call waited for the database; queries side by side count once. */
export async function databaseTime(call: () => Promise<unknown>): Promise<number> {
  const waiting: Waiting = { queries: 0, since: 0, milliseconds: 0 };
  await current.run(waiting, call);
  return waiting.milliseconds;
}
