import { eq } from 'drizzle-orm';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { connectedAccounts } from '../tables.ts';
import { type AccountAbilities, type AccountUseContext, accountUses } from './account-uses.ts';
import { isKnown, type KnownRow } from './describe-account.ts';

type Row = typeof connectedAccounts.$inferSelect;

/** What the provider has answered about an account. */
export type AccountReading = Partial<
  Pick<
    Row,
    'currency' | 'chargesEnabled' | 'payoutsEnabled' | 'detailsSubmitted' | 'required' | 'lostAt'
  >
>;

/** When an account was last read: null where it never was, or is not known here. */
export async function findReadAt(queries: Queries, accountId: string): Promise<Date | null> {
  const [row] = await queries
    .select({ readAt: connectedAccounts.readAt })
    .from(connectedAccounts)
    .where(eq(connectedAccounts.accountId, accountId));
  return row?.readAt ?? null;
}

/**
 * Stores a reading, and notifies those who sell through the account of what it may do now. Answers
 * false, and changes nothing, where another reading was stored since `readBefore`: then the account
 * is to be read again, as nobody can say which of the two the provider answered later.
 */
export function storeReading(
  context: AccountUseContext & { readonly database: Database },
  accountId: string,
  readBefore: Date | null,
  reading: AccountReading,
): Promise<boolean> {
  return context.database.transaction(async (transaction) => {
    const before = await lockAccount(transaction, accountId);
    if (!before) return true;
    if (before.readAt?.getTime() !== readBefore?.getTime()) return false;
    const [after] = await transaction
      .update(connectedAccounts)
      .set({ ...reading, readAt: nextReadAt(context, before) })
      .where(eq(connectedAccounts.id, before.id))
      .returning();
    if (after) await notifyUses(transaction, context, before, { ...after, accountId });
    return true;
  });
}

/** Each reading has an instant of its own, whatever the clock says: that is what it is known by. */
function nextReadAt({ clock }: Pick<ExtendedPlatform, 'clock'>, { readAt }: Row): Date {
  const now = clock.now();
  return readAt?.getTime() === now.getTime() ? new Date(now.getTime() + 1) : now;
}

async function notifyUses(
  transaction: Queries,
  context: AccountUseContext,
  before: Row,
  account: KnownRow,
): Promise<void> {
  const { accountId, userId, country, currency } = account;
  const [earlier, later] = [abilitiesOf(before), abilitiesOf(account)];
  if (isSame(earlier, later)) return;
  const changed = { accountId, userId, country, currency, before: earlier, after: later };
  for (const uses of context.extensions.all(accountUses)) {
    await uses.accountChanged(transaction, changed, context);
  }
}

function abilitiesOf(row: Row): AccountAbilities {
  const { chargesEnabled, payoutsEnabled, lostAt } = row;
  return { chargesEnabled, payoutsEnabled, isLost: lostAt !== null };
}

function isSame(one: AccountAbilities, other: AccountAbilities): boolean {
  return (
    one.chargesEnabled === other.chargesEnabled &&
    one.payoutsEnabled === other.payoutsEnabled &&
    one.isLost === other.isLost
  );
}

async function lockAccount(transaction: Queries, accountId: string): Promise<Row | undefined> {
  const [row] = await transaction
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.accountId, accountId))
    .for('update');
  return row;
}

/**
 * Somebody's account as it was last read, which no reading changes until the transaction ends: for
 * who makes something depend on it. Locks the account before anything of the domain's own, as a
 * reading does.
 */
export async function findLockedAccount(
  transaction: Queries,
  userId: number,
): Promise<KnownRow | undefined> {
  const [row] = await transaction
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, userId))
    .for('share');
  return row && isKnown(row) ? row : undefined;
}
