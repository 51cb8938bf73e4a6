import type * as schemas from '@boardwalk/sdk-core/shops/imports/schemas';
import {
  importStateAfter,
  workingStates,
} from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { requireMember } from '../../../platform/calls/require-rule.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/domain.ts';
import { lockShop } from '../../require-shop.ts';
import { auditShopChange } from '../../trail/audit-shop-change.ts';
import { describeProductImport } from '../describe-import.ts';
import { lockProductImport } from '../find-import.ts';
import { requireProductImporter } from '../require-importer.ts';
import { type ProductImportRow, productImportRows, productImports } from '../tables.ts';
import { runProductImport } from './run-import.ts';

/** Has the right products of a checked table written; `runProductImport` does it. */
export const startProductImport: Handler<typeof schemas.startProductImport> = (
  { params: { id, importId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const inside = { ...context, database: transaction };
    await requireProductImporter(inside, id);
    const { shop } = await lockShop(inside, 'create', id, 'update');
    const { userId } = requireMember(context.caller);
    const row = await lockProductImport(transaction, { id: importId, shopKey: shop.key });
    const state = importStateAfter(row.state, 'start');
    // Pressed twice, it is started once.
    if (row.state === 'running') return describeProductImport(row, shop.id);
    if (!state || row.created + row.changed === 0) {
      throw new Problem('conflict', 'This import has nothing that could be started.');
    }
    const needsWrite = row.changed > 0;
    if (needsWrite) await lockShop(inside, 'write', id, 'update');
    await requireTurn(transaction, shop.key);
    // It goes on in the name of the person who starts it.
    const begun = { state, userId, needsWrite };
    await transaction.update(productImports).set(begun).where(eq(productImports.id, row.id));
    await context.queue.enqueue(transaction, runProductImport, { importId: row.id });
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { import: row.id, created: row.created, changed: row.changed },
    });
    return describeProductImport({ ...row, ...begun }, shop.id);
  });

/** Puts back what an import has written and nobody has ordered or changed since. */
export const undoProductImport: Handler<typeof schemas.undoProductImport> = (
  { params: { id, importId } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const inside = { ...context, database: transaction };
    await requireProductImporter(inside, id);
    const { shop } = await lockShop(inside, 'create', id, 'update');
    const { userId } = requireMember(context.caller);
    const row = await lockProductImport(transaction, { id: importId, shopKey: shop.key });
    if (row.state === 'undoing') return describeProductImport(row, shop.id);
    const state = importStateAfter(row.state, 'undo');
    if (!state) throw new Problem('conflict', 'This import can’t be undone as it stands.');
    const isOwn = row.userId === userId;
    const needsWrite = !isOwn || row.needsWrite || (await hasChanged(transaction, row));
    if (needsWrite) await lockShop(inside, 'write', id, 'update');
    const begun = { state, userId, needsWrite, position: 0, kept: 0, finishedAt: null };
    await transaction.update(productImports).set(begun).where(eq(productImports.id, row.id));
    // It waits for no pause of a run that failed.
    const now = { startsAtOnce: true };
    await context.queue.enqueue(transaction, runProductImport, { importId: row.id }, now);
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { undoneImport: row.id },
    });
    return describeProductImport({ ...row, ...begun }, shop.id);
  });

/** Whether an import has changed products that were there, also those that came after its check. */
async function hasChanged(transaction: Queries, { id }: ProductImportRow): Promise<boolean> {
  const { importId, former } = productImportRows;
  return (
    (await transaction.$count(productImportRows, and(eq(importId, id), isNotNull(former)))) > 0
  );
}

/** Refuses an import beside another of its shop, which is locked. */
async function requireTurn(transaction: Queries, shopKey: number): Promise<void> {
  const own = eq(productImports.shopKey, shopKey);
  const working = and(own, inArray(productImports.state, workingStates));
  if ((await transaction.$count(productImports, working)) === 0) return;
  throw new Problem('conflict', 'Another table of this shop is at work. Start this one after it.');
}
