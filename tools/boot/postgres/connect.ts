import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL's code for "the database system is starting up". */
const CANNOT_CONNECT_NOW = '57P03';
const POLL_MS = 25;

/** The address of `database` on the embedded cluster, for the `pg` driver. */
export function databaseUrl(socketFolder: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=app`;
}

/** Runs one statement on the database at `url` and returns its rows. */
export async function runStatement(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that goes away in the middle shows in the query's own rejection.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}

/** Resolves when the server answers. It may be recovering for long: `mayComeUp` says when to give up. */
export async function waitUntilAnswering(url: string, mayComeUp: () => void): Promise<void> {
  for (;;) {
    try {
      await runStatement(url, 'select 1');
      return;
    } catch (cause) {
      if (!isComingUp(cause)) throw cause;
    }
    mayComeUp();
    await sleep(POLL_MS);
  }
}

/** Creates the database `name` unless it is there. */
export async function ensureDatabase(socketFolder: string, name: string): Promise<void> {
  const maintenance = databaseUrl(socketFolder, 'postgres');
  const literal = pg.escapeLiteral(name);
  const found = await runStatement(
    maintenance,
    `select 1 from pg_database where datname = ${literal}`,
  );
  if (found.length === 0) {
    await runStatement(maintenance, `create database ${pg.escapeIdentifier(name)}`);
  }
}

function isComingUp(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return ['ENOENT', 'ECONNREFUSED', CANNOT_CONNECT_NOW].includes(String(cause.code));
}
