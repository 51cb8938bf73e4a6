import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { connectedAccounts } from '../../billing/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { describeSettings } from '../read-shop-settings.ts';
import { lockShop } from '../require-shop.ts';
import { isPayable } from '../states/checklist.ts';
import { shops } from '../tables.ts';

/** Links an account of the shop's owner, whom alone money of the shop reaches. */
export const linkShopAccount: Handler<typeof schemas.linkShopAccount> = async (
  { params: { id }, body: { account_id: accountId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { userId } = requireMember(context.caller);
    // An account is locked before its shops, as it is where it changes.
    const account = await findAccount(transaction, userId, accountId);
    const { shop, object } = await lockShop(surroundings, 'administration', id, 'update');
    if (shop.ownerId !== userId) {
      throw new Problem('conflict', 'Only the owner of a shop links an account to it.');
    }
    if (!account) throw new Problem('not-found', 'You have no such account.');
    if (account.country !== shop.country) {
      throw new Problem(
        'conflict',
        `This shop sells in ${shop.country}, and that account is one in ${account.country}.`,
      );
    }
    const now = context.clock.now();
    const isSold = ['open', 'away'].includes(shop.suspendedFrom ?? shop.state);
    const changed = {
      accountId,
      settles: account.country,
      unpayableSince: isSold && !isPayable(account) ? (shop.unpayableSince ?? now) : null,
      version: shop.version + 1,
    };
    await transaction.update(shops).set(changed).where(eq(shops.key, shop.key));
    await writeAuditEntry(transaction, context, {
      event: 'shop-account-linked',
      subjectId: userId,
      detail: { shop: shop.id, account: accountId },
    });
    await announceShop(transaction, shop, now);
    return describeSettings(surroundings, { ...shop, ...changed }, object);
  });

async function findAccount(transaction: Queries, ownerId: number, id: string) {
  const { userId, accountId, lostAt } = connectedAccounts;
  const [account] = await transaction
    .select()
    .from(connectedAccounts)
    .where(and(eq(userId, ownerId), eq(accountId, id), isNull(lostAt)))
    .for('share');
  return account;
}
