import path from 'node:path';
import { databaseUrl, ensureDatabase, runStatement } from '../boot/postgres/connect.ts';
import { runOnce } from '../boot/supervise/run-once.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Makes a migrated database that test databases are copied from, and returns its name. */
export async function makeTemplate(socketFolder: string, signal: AbortSignal): Promise<string> {
  const name = `template_${process.pid}`;
  await ensureDatabase(socketFolder, name);
  await runOnce({
    command: process.execPath,
    args: ['apps/api/src/migrate.ts'],
    options: {
      cwd: REPOSITORY,
      env: { ...process.env, DATABASE_URL: databaseUrl(socketFolder, name) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
    signal,
  });
  // PostgreSQL copies only a database that nobody is connected to.
  await runStatement(
    databaseUrl(socketFolder, 'postgres'),
    `alter database ${name} is_template true allow_connections false`,
  );
  return name;
}
