import { setTimeout as sleep } from 'node:timers/promises';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { milliseconds } from '../platform/live/announce.ts';
import type { Log } from '../platform/logging.ts';

/** A connection that receives what is announced on a channel, for as long as the process runs. */
export interface DatabaseListener {
  /** Resolves once it listens, or once that has taken too long; it goes on trying. */
  start(): Promise<void>;
  /** The database's time in milliseconds since 1970, as far as it is known. */
  now(): number;
  close(): Promise<void>;
}

export interface ListenerEvents {
  readonly onAnnouncement: (payload: string) => void;
  /** It listens again; what was announced since then it may have missed. */
  readonly onReturn: (deafSince: number) => void;
}

interface Surroundings {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly log: Log;
}

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** A connection that sends nothing may be broken: it is queried for the time this often. */
const askEveryMs = 20_000;
const patienceMs = 5_000;
/** A database that does not answer does not keep the process from ending. */
const closeMs = secondMs;

const { sql: askTime } = new PgDialect().sqlToQuery(
  sql`select ${milliseconds(sql`clock_timestamp()`)} as now`,
);

/** Opens nothing before `start`. */
export function createDatabaseListener(
  { databaseUrl, channel, log }: Surroundings,
  { onAnnouncement, onReturn }: ListenerEvents,
): DatabaseListener {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let tellListening: (() => void) | undefined;
  const listening = new Promise<void>((resolve) => {
    tellListening = resolve;
  });
  /** How far the database's clock is ahead of ours. */
  let ahead = 0;
  /** When the connection was last known to be whole. */
  let heardAt: number | undefined;
  let client: Client | undefined;

  const now = () => Date.now() + ahead;

  async function readTime(connection: Client): Promise<void> {
    const { rows } = await connection.query<{ now: string }>(askTime);
    ahead = Number(rows[0]?.now) - Date.now();
    heardAt = now();
  }

  /** Listens until the connection breaks, which rejects. */
  async function listen(): Promise<never> {
    const connection = new Client({
      connectionString: databaseUrl,
      application_name: 'boardwalk-api-live',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
    });
    client = connection;
    const broken = new Promise<never>((_, reject) => {
      connection.on('error', reject);
      connection.on('end', () => reject(new Error('The connection has ended.')));
    });
    // Waited for below; until then it may break unheard.
    broken.catch(() => {});
    connection.on('notification', ({ payload = '' }) => onAnnouncement(payload));
    try {
      await connection.connect();
      await connection.query(`listen ${connection.escapeIdentifier(channel)}`);
      const deafSince = heardAt;
      await readTime(connection);
      if (deafSince !== undefined) onReturn(deafSince);
      tellListening?.();
      for (;;) {
        await Promise.race([broken, sleep(askEveryMs, undefined, { ref: false })]);
        await readTime(connection);
      }
    } finally {
      client = undefined;
      // One that hangs does not end by itself.
      connection.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      const began = performance.now();
      await listen().catch((error: unknown) => {
        if (closing.signal.aborted) return;
        log.warn({ err: error }, 'the connection for live updates broke');
      });
      if (performance.now() - began > askEveryMs) failures = 0;
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
      const options = { ref: false, signal: closing.signal };
      await sleep(pause * (0.5 + Math.random() / 2), undefined, options).catch(() => {});
    }
  }

  return {
    now,
    async start() {
      running ??= run();
      const tooLong = sleep(patienceMs, undefined, { ref: false });
      await Promise.race([listening, tooLong]);
    },
    async close() {
      closing.abort();
      client?.end().catch(() => {});
      await Promise.race([running, sleep(closeMs, undefined, { ref: false })]);
    },
  };
}
