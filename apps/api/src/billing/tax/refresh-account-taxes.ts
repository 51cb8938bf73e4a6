import { isDeepStrictEqual } from 'node:util';
import type { AccountTaxRegistration } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { announce } from '../../platform/live/announce.ts';
import { isDenied } from '../../platform/payments/on-account.ts';
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
  for (;;) {
    const before = await findRow(database, accountId);
    if (!(await isKnownHere(database, accountId))) return undefined;
    const reading = await readAccountTaxes({ payments }, accountId);
    const readAt = nextReadAt(clock.now(), before);
    const stored = await storeReading(database, { ...reading, accountId, readAt }, before);
    if (stored) return stored;
  }
}

/** The provider reports no change of a registration, so all accounts are read again. */
export const accountTaxReading: Job = {
  name: 'read-account-taxes',
  summary: 'Reads how sellers’ accounts are set up and registered for taxes, once a day.',
  everyMs: dayMs,
  async run(context) {
    if (!context.payments) return 0;
    const { accountId, lostAt } = connectedAccounts;
    const rows = await context.database
      .select({ accountId })
      .from(connectedAccounts)
      .where(and(isNotNull(accountId), isNull(lostAt)))
      .orderBy(accountId);
    let read = 0;
    for (const row of rows) {
      if (row.accountId === null || context.signal.aborted) continue;
      if (await refreshWhereShown(context, row.accountId)) read += 1;
    }
    return read;
  },
};

/** Refreshes an account; undefined too where the provider shows us nothing of it any more. */
export async function refreshWhereShown(
  context: Pick<Platform, 'database' | 'clock' | 'payments'>,
  accountId: string,
): Promise<Row | undefined> {
  try {
    return await refreshAccountTaxes(context, accountId);
  } catch (error) {
    if (!isDenied(error)) throw error;
    return undefined;
  }
}

/** Where the owner of an account is registered to collect taxes, as it was last read. */
export async function findTaxRegistrations(
  queries: Queries,
  accountId: string,
): Promise<readonly AccountTaxRegistration[]> {
  return (await findRow(queries, accountId))?.registrations ?? [];
}

async function findRow(queries: Queries, accountId: string): Promise<Row | undefined> {
  const [row] = await queries
    .select()
    .from(accountTaxes)
    .where(eq(accountTaxes.accountId, accountId))
    .prepare('find_account_taxes')
    .execute();
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
      .select({ userId: connectedAccounts.userId })
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
    // Where somebody is registered says whether their shops may open.
    if (!isDeepStrictEqual(row.registrations, before?.registrations ?? [])) {
      await announce(transaction, 'shops', owner.userId);
    }
    return row;
  });
}
