import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { isUndeletedRow } from './store-conditions.ts';
import { StripeFault } from './stripe-fault.ts';
import { objects } from './tables.ts';

/** Leaves out accounts to which the platform has lost its access. */
export const isAccessibleRow = sql`${objects.secrets} ->> 'isRevoked' is distinct from 'true'`;

/** Refuses what is about a connected account to which the platform has lost its access. */
export async function requireAccess(queries: Queries, id: string): Promise<void> {
  const [revoked] = await queries
    .select({ id: objects.id })
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.kind, 'account'), sql`not (${isAccessibleRow})`));
  if (revoked !== undefined) throw noAccess(id);
}

/** Refuses a request on behalf of an account that the platform has none of, or no access to. */
export async function requireAccount(queries: Queries, id: string): Promise<void> {
  const [account] = await queries
    .select({ id: objects.id })
    .from(objects)
    .where(and(eq(objects.id, id), eq(objects.kind, 'account'), isUndeletedRow, isAccessibleRow));
  if (account === undefined) throw noAccess(id);
}

function noAccess(id: string): StripeFault {
  return new StripeFault(
    403,
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  );
}
