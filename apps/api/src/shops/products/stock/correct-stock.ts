import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { requireMember } from '../../../platform/calls/require-rule.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/domain.ts';
import { announceShop } from '../../announce-shop.ts';
import { lockShop } from '../../require-shop.ts';
import { auditShopChange } from '../../trail/audit-shop-change.ts';
import { type ProductRow, requireProduct } from '../find-product.ts';
import { productVariants } from '../tables.ts';
import { addStockEntries } from './add-stock-entries.ts';

/** Adds to a stock what was received, or counted again while nobody else has changed it. */
export const correctStock: Handler<typeof schemas.correctStock> = async (
  { params: { id, pid }, body: { variantId, kind, change, before, note } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop } = await lockShop(surroundings, 'write', id, 'share');
    const product = await requireProduct(transaction, shop, pid);
    const counted = await lockVariant(transaction, product, variantId);
    if (counted.stockMode !== 'counted') {
      throw new Problem('conflict', 'The pieces of this variant are not counted.');
    }
    if (before !== undefined && before !== counted.stock) {
      throw new Problem('precondition-failed', 'The stock was changed since you read it.');
    }
    const at = context.clock.now();
    const { userId } = requireMember(context.caller);
    await addStockEntries(transaction, [{ variantId, kind, change, note, userId, at }]);
    const stock = counted.stock + change;
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { product: pid, variant: variantId, change },
    });
    await announceShop(transaction, shop, at);
    await context.keepAnswer(transaction, { stock });
    return { stock };
  });

/**
 * Until the transaction ends, nobody else changes its stock. What names the variant meanwhile, such as a
 * line of an order, holds it up no more than an entry of the ledger does: a stronger lock would wait for
 * that, and be waited for by it.
 */
async function lockVariant(transaction: Queries, { key }: ProductRow, variantId: number) {
  const { id, productKey, removedAt, stock, stockMode } = productVariants;
  const [variant] = await transaction
    .select({ stock, stockMode })
    .from(productVariants)
    .where(and(eq(id, variantId), eq(productKey, key), isNull(removedAt)))
    .for('no key update');
  if (variant) return variant;
  throw new Problem('not-found', 'This product has no such variant.');
}
