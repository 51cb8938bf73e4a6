import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runStatement } from '../boot/postgres/connect.ts';
import type {} from './database-setup.ts';

/**
 * Makes a migrated, empty database for one test file and returns its address for the `pg` driver.
 * It needs no cleaning up: its cluster is thrown away after the run.
 *
 * ```ts
 * const { url } = await createTestDatabase();
 * ```
 */
export async function createTestDatabase(): Promise<{ url: string }> {
  const { socketFolder, template } = inject('testDatabases');
  const name = `t_${process.pid}_${randomBytes(4).toString('hex')}`;
  await runStatement(
    databaseUrl(socketFolder, 'postgres'),
    // Copying files beats the write-ahead log in a cluster that does not sync.
    `create database ${name} template ${template} strategy file_copy`,
  );
  return { url: databaseUrl(socketFolder, name) };
}
