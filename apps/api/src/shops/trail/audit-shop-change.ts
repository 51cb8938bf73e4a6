import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';

interface ShopChange {
  readonly event: 'shop-changed' | 'product-changed';
  readonly shop: Pick<ShopRow, 'id' | 'ownerId'>;
  /** What else says what was changed, such as the id of a product. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what an administrator changes, in their own name, of a shop of somebody else. What its
 * colleagues change, the owner has agreed to.
 */
export async function auditShopChange(
  transaction: Queries,
  context: OperationContext,
  { event, shop, detail }: ShopChange,
): Promise<void> {
  const { userId, groups } = requireMember(context.caller);
  if (userId === shop.ownerId || !groups.has('administrators')) return;
  await writeAuditEntry(transaction, context, {
    event,
    subjectId: shop.ownerId,
    detail: { shop: shop.id, ...detail },
  });
}
