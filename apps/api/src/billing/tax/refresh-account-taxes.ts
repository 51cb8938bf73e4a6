import type { TaxRegistration } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { connectedAccounts } from '../tables.ts';
import { readAccountTaxes } from './read-account-taxes.ts';
import { accountTaxes } from './tables.ts';

type Row = typeof accountTaxes.$inferSelect;

/**
 * Reads at the provider how an account is set up and registered for taxes, and stores that. A reading
 * that another one has overtaken is made again, so that the last one stays. Of an account that nobody
 * has here nothing is read.
 */
export async function refreshAccountTaxes(
  { database, clock, payments }: Pick<Platform, 'database' | 'clock' | 'payments'>,
  accountId: string,
): Promise<Row | undefined> {
  const { provider } = requirePayments({ payments });
  for (;;) {
    const before = await findRow(database, accountId);
    if (!(await isKnownHere(database, accountId))) return undefined;
    const reading = await awaitProvider(readAccountTaxes(provider, accountId));
    const readAt = nextReadAt(clock.now(), before);
    const stored = await storeReading(database, { ...reading, accountId, readAt }, before);
    if (stored) return stored;
  }
}

/** Where the owner of an account is registered to collect taxes, as it was last read. */
export async function findTaxRegistrations(
  queries: Queries,
  accountId: string,
): Promise<readonly TaxRegistration[]> {
  return (await findRow(queries, accountId))?.registrations ?? [];
}

async function findRow(queries: Queries, accountId: string): Promise<Row | undefined> {
  const [row] = await queries
    .select()
    .from(accountTaxes)
    .where(eq(accountTaxes.accountId, accountId));
  return row;
}

async function isKnownHere(queries: Queries, accountId: string): Promise<boolean> {
  const { id } = connectedAccounts;
  const [known] = await queries
    .select({ id })
    .from(connectedAccounts)
    .where(eq(connectedAccounts.accountId, accountId));
  return known !== undefined;
}

/** Each reading has an instant of its own, whatever the clock says. */
function nextReadAt(now: Date, before: Row | undefined): Date {
  return before?.readAt.getTime() === now.getTime() ? new Date(now.getTime() + 1) : now;
}

/** Undefined where another reading was stored since, and where the account was closed here. */
function storeReading(
  database: Database,
  row: Row,
  before: Row | undefined,
): Promise<Row | undefined> {
  return database.transaction(async (transaction) => {
    // Closing an account waits, so that no reading of it is left behind.
    const [owner] = await transaction
      .select({ id: connectedAccounts.id })
      .from(connectedAccounts)
      .where(eq(connectedAccounts.accountId, row.accountId))
      .for('update');
    if (!owner) return undefined;
    const now = await findRow(transaction, row.accountId);
    if (now?.readAt.getTime() !== before?.readAt.getTime()) return undefined;
    await transaction
      .insert(accountTaxes)
      .values(row)
      .onConflictDoUpdate({ target: accountTaxes.accountId, set: row });
    return row;
  });
}
