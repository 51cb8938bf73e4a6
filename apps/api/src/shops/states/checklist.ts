import type { Checklist } from '@boardwalk/sdk-core/shops/schemas';
import { type ChecklistStep, checklistSteps } from '@boardwalk/sdk-core/shops/shop-states';
import { and, eq } from 'drizzle-orm';
import { connectedAccounts } from '../../billing/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products } from '../products/tables.ts';
import { shippingRates } from '../shipping/tables.ts';
import type { ShopRow } from '../tables.ts';
import { mayOpenByTaxes } from '../taxes/tax-standing.ts';

type AccountRow = typeof connectedAccounts.$inferSelect;

/** The account that a shop is linked to, where its owner still has it. */
export async function findShopAccount(
  queries: Queries,
  { accountId, ownerId }: Pick<ShopRow, 'accountId' | 'ownerId'>,
): Promise<AccountRow | undefined> {
  if (accountId === null) return undefined;
  const [account] = await queries
    .select()
    .from(connectedAccounts)
    .where(and(eq(connectedAccounts.accountId, accountId), eq(connectedAccounts.userId, ownerId)));
  return account;
}

/** Whether buyers can pay an account, and the account be paid out. */
export function isPayable(
  account: Pick<AccountRow, 'chargesEnabled' | 'payoutsEnabled' | 'lostAt'> | undefined,
): boolean {
  return Boolean(account?.chargesEnabled && account.payoutsEnabled && account.lostAt === null);
}

/** What holds back the opening of a shop, and what doesn't any more. */
export async function readChecklist(
  queries: Queries,
  shop: ShopRow,
  now: Date,
): Promise<Checklist> {
  const { shopKey, active } = shippingRates;
  const rates = await queries.$count(shippingRates, and(eq(shopKey, shop.key), eq(active, true)));
  const shown = await queries.$count(
    products,
    and(eq(products.shopKey, shop.key), eq(products.isActive, true)),
  );
  const done: Readonly<Record<ChecklistStep, boolean>> = {
    account: isPayable(await findShopAccount(queries, shop)),
    taxes: await mayOpenByTaxes(queries, shop, now),
    delivery: rates > 0 || shop.pickup !== null,
    returns: shop.returns !== '',
    product: shown > 0,
  };
  return checklistSteps.map((step) => ({ step, isDone: done[step] }));
}
