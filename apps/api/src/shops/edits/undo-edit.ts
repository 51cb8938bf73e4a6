import type * as schemas from '@boardwalk/sdk-core/shops/edits/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { lockProductImport } from '../imports/find-import.ts';
import { noteProgress } from '../imports/running/import-chunk.ts';
import { undoRows } from '../imports/running/undo-rows.ts';
import { productImportRows } from '../imports/tables.ts';
import { products, productVariants } from '../products/tables.ts';
import { lockShop } from '../require-shop.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { describeProductEdit } from './describe-edit.ts';

/**
 * Puts back what an edit has changed and nobody has sold or changed since. The right to write is enough
 * for what it hides again: somebody who might hide it had it so before.
 */
export const undoProductEdit: Handler<typeof schemas.undoProductEdit> = (
  { params: { id, editId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const inside = { ...context, database: transaction };
    const { shop } = await lockShop(inside, 'write', id, 'share');
    const wanted = { id: editId, shopKey: shop.key, source: 'grid' } as const;
    const edit = await lockProductImport(transaction, wanted);
    if (edit.state !== 'done') throw new Problem('conflict', 'This edit was undone already.');
    const rows = await lockRows(transaction, editId);
    const now = context.clock.now();
    const { userId } = requireMember(context.caller);
    const { extensions } = context;
    const outcomes = await undoRows(
      transaction,
      rows.map(({ row }) => row),
      { extensions, userId, now },
    );
    const removed = outcomes.filter((outcome) => outcome === 'restored').length;
    const undone = { state: 'undone', removed, kept: rows.length - removed } as const;
    await noteProgress(transaction, editId, { ...undone, finishedAt: now });
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { undoneEdit: editId, restored: removed },
    });
    await announceShop(transaction, shop, now);
    const results = rows.flatMap(({ title }, index) => {
      const outcome = outcomes[index];
      return outcome ? [{ title, outcome }] : [];
    });
    const answer = { edit: describeProductEdit({ ...edit, ...undone }), results };
    await context.keepAnswer(transaction, answer);
    return answer;
  });

/** The products of an edit, which are locked, and their variants in the order of the ledger. */
async function lockRows(transaction: Queries, editId: number) {
  const own = eq(productImportRows.importId, editId);
  const rows = await transaction
    .select({ row: productImportRows, title: products.title })
    .from(productImportRows)
    .innerJoin(products, eq(products.key, productImportRows.productKey))
    .where(own)
    .orderBy(asc(products.key))
    .for('no key update', { of: products });
  await transaction
    .select({ id: productVariants.id })
    .from(productVariants)
    .innerJoin(productImportRows, eq(productImportRows.productKey, productVariants.productKey))
    .where(and(own, isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.id))
    .for('no key update', { of: productVariants });
  return rows;
}
