import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { clockOffset } from './tables.ts';

const refreshMs = secondMs;

/** Business time, handed to every operation (docs/architecture/database.md#time). */
export interface BusinessClock {
  now(): Date;
}

/** A clock that demo and tests can move: every process follows the offset in the database. */
export interface MovableClock extends BusinessClock {
  /** Reads the offset as it stands. */
  refresh(): Promise<void>;
  /** Moves business time by `milliseconds` for every process on this database. */
  moveBy(milliseconds: number): Promise<void>;
  /** Sets how far business time is from the machine's, for every process on this database. */
  moveTo(milliseconds: number): Promise<void>;
  /** Follows moves of other processes until the answer is called. */
  follow(onError: (error: unknown) => void): () => void;
}

/** The machine's time. */
export const systemClock: BusinessClock = { now: () => new Date() };

/** A clock whose offset is a row of the database. */
export function createMovableClock(database: Database): MovableClock {
  let offset = 0;

  async function refresh(): Promise<void> {
    const [row] = await database.select().from(clockOffset);
    offset = row?.milliseconds ?? 0;
  }

  return {
    now: () => new Date(Date.now() + offset),
    refresh,
    async moveBy(milliseconds) {
      await database
        .insert(clockOffset)
        .values({ milliseconds })
        .onConflictDoUpdate({
          target: clockOffset.id,
          set: { milliseconds: sql`${clockOffset.milliseconds} + ${milliseconds}` },
        });
      await refresh();
    },
    async moveTo(milliseconds) {
      await database
        .insert(clockOffset)
        .values({ milliseconds })
        .onConflictDoUpdate({ target: clockOffset.id, set: { milliseconds } });
      await refresh();
    },
    follow(onError) {
      const timer = setInterval(() => void refresh().catch(onError), refreshMs).unref();
      return () => clearInterval(timer);
    },
  };
}
