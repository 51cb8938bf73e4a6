import type { Client } from 'pg';
import versions from 'pg-boss/package.json' with { type: 'json' };

/** The schema of the queue's tables, named by who keeps them, as Drizzle's is. */
export const queueSchema = 'pgboss';

/** Those who serve read Drizzle's list of migrations; they get what they need of the queue, too. */
const grants = `
  do $$
  declare role name;
  begin
    for role in
      select distinct pg_get_userbyid(entry.grantee)
      from pg_namespace as schema, aclexplode(schema.nspacl) as entry
      where schema.nspname = 'drizzle' and entry.grantee not in (0, schema.nspowner)
    loop
      execute format('grant usage on schema ${queueSchema} to %I', role);
      execute format('grant select, insert, update, delete on all tables in schema ${queueSchema} to %I', role);
    end loop;
  end $$`;

/**
 * Makes the tables of the queue where there are none; `client` is the owner's. pg-boss writes a
 * transaction of its own around its statements.
 */
export async function installQueue(client: Client): Promise<void> {
  const installed = await readVersion(client);
  if (installed === versions.pgboss.schema) return;
  if (installed !== undefined) {
    throw new Error(
      `The queue's tables are of version ${installed}, pg-boss expects ${versions.pgboss.schema}: ` +
        'a release that changes pg-boss brings its steps with it (getMigrationPlans).',
    );
  }
  const { getConstructionPlans } = await import('pg-boss');
  await client.query(getConstructionPlans(queueSchema));
  await client.query(grants);
}

async function readVersion(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('${queueSchema}.version') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return undefined;
  const found = await client.query<{ version: number }>(
    `select version from ${queueSchema}.version`,
  );
  return found.rows[0]?.version;
}
