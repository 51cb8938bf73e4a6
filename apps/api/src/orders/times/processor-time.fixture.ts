import { listProcesses } from '@boardwalk/tools/testing/cpu/list-processes';
import type { Database } from '../../platform/database/database.ts';

/** What some work took, in milliseconds. */
export interface TakenTime {
  readonly elapsed: number;
  /** Of processors, by this process, in which API, payments sandbox and callers run. */
  readonly node: number;
  /** Of processors, by PostgreSQL, in which API and payments sandbox have a database each. */
  readonly postgres: number;
}

export const noTime: TakenTime = { elapsed: 0, node: 0, postgres: 0 };

/** Measures work on the cluster of a database; of PostgreSQL nothing where there is no `/proc`. */
export async function createTimer({ $client }: Database) {
  const { rows } = await $client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const own = rows[0]?.pid;
  const server = listProcesses().find(({ pid }) => pid === own)?.parent;

  function readPostgres(): number {
    const processes = listProcesses().filter(
      ({ pid, parent }) => server !== undefined && (pid === server || parent === server),
    );
    return processes.reduce(
      (sum, { pid, ownSeconds, endedChildrenSeconds }) =>
        sum + 1_000 * (ownSeconds + (pid === server ? endedChildrenSeconds : 0)),
      0,
    );
  }

  return async function time(run: () => Promise<unknown>): Promise<TakenTime> {
    const postgres = readPostgres();
    const before = process.cpuUsage();
    const began = performance.now();
    await run();
    const elapsed = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    return { elapsed, node: (user + system) / 1_000, postgres: readPostgres() - postgres };
  };
}

/** One after another, or what is left of one without the other where `sign` is −1. */
export function addTimes(one: TakenTime, other: TakenTime, sign: 1 | -1 = 1): TakenTime {
  return {
    elapsed: one.elapsed + sign * other.elapsed,
    node: one.node + sign * other.node,
    postgres: one.postgres + sign * other.postgres,
  };
}
