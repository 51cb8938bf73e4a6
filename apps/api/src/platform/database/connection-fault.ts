import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import type { Database } from './database.ts';

/** Codes of the system and of PostgreSQL, and what they say of the address. */
const faults: readonly (readonly [codes: readonly string[], sentence: string])[] = [
  [
    ['ENOTFOUND', 'EAI_AGAIN'],
    'The host of DATABASE_URL is not known: correct its name, or see to the name server.',
  ],
  [
    ['ECONNREFUSED', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'],
    'No PostgreSQL answers at DATABASE_URL: start it, or correct host and port.',
  ],
  [
    // Wrong password; unknown role, or one that may not come from here.
    ['28P01', '28000'],
    'The PostgreSQL of DATABASE_URL does not let this user in: correct user and password, or allow the user in pg_hba.conf.',
  ],
  [
    ['3D000'],
    'The database that DATABASE_URL names does not exist: create it, or correct the name at the end.',
  ],
];

/** What keeps the PostgreSQL of `DATABASE_URL` from being used, in one sentence with the remedy. */
export function connectionFault(cause: unknown): SettingFault {
  const { code, message } = cause as NodeJS.ErrnoException;
  const known = faults.find(([codes]) => code !== undefined && codes.includes(code));
  return new SettingFault(
    known?.[1] ??
      `The PostgreSQL of DATABASE_URL cannot be used (${message}): correct the address, like postgresql://user:password@host:5432/database.`,
    { cause },
  );
}

/** For commands: throws that sentence where the database can't be used. */
export async function requireConnection({ $client }: Database): Promise<void> {
  const connection = await $client.connect().catch((cause: unknown) => {
    throw connectionFault(cause);
  });
  connection.release();
}
