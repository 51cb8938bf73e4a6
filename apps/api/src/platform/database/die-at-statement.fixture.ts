import { writeSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';

/** A database whose process is killed amid one of the rounds in which it does the same again. */
export interface DeadlyDatabase {
  readonly database: Database;
  /** Says that a round is over. */
  endRound(): void;
}

/**
 * Kills this process in its third round, as it is about to send one of the statements of which the
 * second took so many: at that share of them, however fast the machine is. The statement is written
 * to the standard output. The first round does not count, as it may take more.
 */
export function dieAtStatement({ $client }: Database, share: number): DeadlyDatabase {
  let count = 0;
  let rounds = 0;
  let last = Number.POSITIVE_INFINITY;

  function logQuery(statement: string): void {
    count += 1;
    if (count < last) return;
    // Nothing of this process runs on after the kill, so this is written before.
    writeSync(1, statement);
    process.kill(process.pid, 'SIGKILL');
  }

  return {
    database: drizzle($client, { logger: { logQuery } }),
    endRound() {
      rounds += 1;
      if (rounds === 2) last = Math.ceil(share * count);
      count = 0;
    },
  };
}
