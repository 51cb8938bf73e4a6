import type { AccountUses } from '../../billing/connect/account-uses.ts';
import { notifyAccountChange } from './notify-account-change.ts';

/** Shops are away while the account that they are paid through can't be paid. */
export const shopAccountUses: AccountUses = {
  accountChanged: (transaction, { accountId, before, after }, context) =>
    notifyAccountChange(transaction, context, accountId, after.isLost && !before.isLost),
};
