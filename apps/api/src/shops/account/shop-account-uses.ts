import { eq } from 'drizzle-orm';
import { mayDo } from '../../access/require-permission.ts';
import type { AccountUses } from '../../billing/connect/account-uses.ts';
import { shopRef } from '../shop-objects.ts';
import { shops } from '../tables.ts';
import { notifyAccountChange } from './notify-account-change.ts';

/**
 * Shops are away while the account that they are paid through can't be paid; those who may administrate
 * one may see to its account.
 */
export const shopAccountUses: AccountUses = {
  accountChanged: (transaction, { accountId, before, after }, context) =>
    notifyAccountChange(transaction, context, accountId, after.isLost && !before.isLost),

  async mayAdministrate(context, accountId) {
    const { database } = context;
    const linked = await database
      .select({ id: shops.id })
      .from(shops)
      .where(eq(shops.accountId, accountId));
    for (const { id } of linked) {
      if (await mayDo(context, 'administration', shopRef(id))) return true;
    }
    return false;
  },
};
