import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { connectedAccounts } from '../../billing/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announceShop } from '../announce-shop.ts';
import { notifyOwnerOfPayouts } from '../mail/notify-owner-of-payouts.ts';
import { isPayable } from '../states/checklist.ts';
import { shops } from '../tables.ts';

type Surroundings = Pick<OperationContext, 'clock' | 'configuration'>;

/**
 * Sends the shops of an account away while it can't be paid, and brings them back; their owner is
 * notified once of each change. Reads what is stored of the account, so that a change that is
 * reported twice or late does no harm. That an account was lost (`isLostNow`) is said of shops that
 * were away with it already, too: another one has to be linked.
 */
export async function notifyAccountChange(
  transaction: Queries,
  context: Surroundings,
  accountId: string,
  isLostNow = false,
): Promise<void> {
  // An account is locked before its shops, in every transaction.
  const [account] = await transaction
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.accountId, accountId))
    .for('share');
  const linked = await transaction
    .select()
    .from(shops)
    .where(and(eq(shops.accountId, accountId), isSold()))
    .orderBy(asc(shops.key))
    .for('update');
  const now = context.clock.now();
  const isPaid = isPayable(account);
  const changed = linked.filter(({ unpayableSince }) => (unpayableSince === null) !== isPaid);
  if (changed.length > 0) {
    const keys = changed.map(({ key }) => key);
    await transaction
      .update(shops)
      .set({ unpayableSince: isPaid ? null : now })
      .where(inArray(shops.key, keys));
  }
  const concerned = isLostNow ? linked : changed;
  const [first] = concerned;
  if (!first) return;
  for (const shop of concerned) await announceShop(transaction, shop, now);
  // An account is one person's, and so are its shops.
  const { ownerId } = first;
  const turn = isPaid ? 'paid' : account && account.lostAt === null ? 'unpaid' : 'lost';
  await notifyOwnerOfPayouts(transaction, context, { ownerId, shops: concerned, turn });
}

/** Drafts and closed shops sell nothing; a suspended one will again. */
function isSold() {
  return sql`coalesce(${shops.suspendedFrom}, ${shops.state}) in ('open', 'away')`;
}
