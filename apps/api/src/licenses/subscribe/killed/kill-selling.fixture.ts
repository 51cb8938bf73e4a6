import { eq, sql } from 'drizzle-orm';
import { killSellers } from '../../../billing/killed-sellers.fixture.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { heartbeatSeconds } from '../../../platform/queue/queue.ts';
import type { Selling } from '../../licenses.fixture.ts';
import { licenses } from '../../tables.ts';

/** Kills so many processes amid a sale of licences; answers how many left one for another process. */
export async function killSelling(
  selling: Pick<Selling, 'platform' | 'payments' | 'database'>,
  kills: number,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const module = new URL('subscribe-process.fixture.ts', import.meta.url);
  const { database } = selling;
  let cut = 0;
  for await (const _ of killSellers(kills, selling, { module, envOf: () => env })) {
    if ((await database.$count(licenses, eq(licenses.state, 'PENDING'))) > 0) cut += 1;
  }
  return cut;
}

/** The silence of the killed is made to have lasted, in place of waiting for it. */
export async function silenceKilled(database: Queries): Promise<void> {
  await database.execute(
    sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`,
  );
}
