import type * as schemas from '@boardwalk/sdk-core/shops/imports/schemas';
import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { and, eq } from 'drizzle-orm';
import { mayDo } from '../../access/require-permission.ts';
import { requirePersonalAllowance } from '../../platform/calls/allowance.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { tableProblem } from '../../platform/tables/table-problem.ts';
import {
  type HeldTable,
  withCheckedTable,
} from '../../platform/tables/thread/with-checked-table.ts';
import { products } from '../products/tables.ts';
import { lockShop } from '../require-shop.ts';
import { shopRef } from '../shop-objects.ts';
import type { ShopRow } from '../tables.ts';
import { describeProductImport } from './describe-import.ts';
import { type PlannedProduct, planProducts } from './planning/plan-products.ts';
import type { ProductTableSummary } from './reading/check-product-table.ts';
import type { RightProduct, WrongProductRow } from './reading/product-patch.ts';
import { requireProductImporter } from './require-importer.ts';
import { productImportRows, productImports } from './tables.ts';

/** Tables that a person has checked in a minute, and the bytes of one that counts as one. */
const checksPerMinute = 10;
const bytesOfCheck = 2_097_152;

/** The module that reads the table, in a thread. */
const checker = {
  module: new URL('reading/check-product-table.ts', import.meta.url).href,
  name: 'checkProductTable',
};

type TableRow = RightProduct | WrongProductRow;

/** Checks a table as importing it would, and keeps what is right until somebody starts it. */
export const checkProductImport: Handler<typeof schemas.checkProductImport> = async (
  { params: { id }, query: { name }, body: bytes },
  context,
) => {
  const { database, clock, signal } = context;
  const shop = await requireProductImporter(context, id);
  const { userId } = requireMember(context.caller);
  await requirePersonalAllowance(context, {
    what: 'checked tables',
    userId,
    perMinute: checksPerMinute,
    weight: Math.max(1, Math.ceil(bytes.length / bytesOfCheck)),
  });
  const surroundings = { currency: shop.currency };
  const own = { ownerId: userId, checker, bytes, surroundings };
  return withCheckedTable<TableRow, ProductImport>(own, signal, (table) =>
    database.transaction(async (transaction) => {
      const inside = { ...context, database: transaction };
      // While it was read, the shop was closed, or its reader lost their right.
      const { shop: locked } = await lockShop(inside, 'create', id, 'share');
      const mayChange = await mayDo(inside, 'write', shopRef(id));
      const facts = { userId, name, createdAt: clock.now() };
      return keepTable(transaction, table, { shop: locked, mayChange, facts });
    }),
  );
};

interface Keeping {
  readonly shop: ShopRow;
  readonly mayChange: boolean;
  readonly facts: Pick<typeof productImports.$inferInsert, 'userId' | 'name' | 'createdAt'>;
}

async function keepTable(
  transaction: Queries,
  table: HeldTable<TableRow>,
  { shop, mayChange, facts }: Keeping,
): Promise<ProductImport> {
  // The thread answers what the module of the checker says.
  const { shape, leftOut, notes, wrong, columns } = table.summary as ProductTableSummary;
  // A table that nobody started makes way for the next: mostly it is the same one, mended.
  const { shopKey, userId, state } = productImports;
  await transaction
    .delete(productImports)
    .where(and(eq(shopKey, shop.key), eq(userId, facts.userId), eq(state, 'checked')));
  const [row] = await transaction
    .insert(productImports)
    .values({
      ...{ ...facts, shopKey: shop.key, state: 'checked', shape, leftOut, notes },
      rows: table.rows,
    })
    .returning();
  if (!row) throw new Error('An import was stored and not answered.');
  const counts = { created: 0, changed: 0, same: 0, wrong, problems: table.problems };
  let room =
    mostOfShop.products - (await transaction.$count(products, eq(products.shopKey, shop.key)));
  for await (const rows of table.takeRows()) {
    const patches = rows.flatMap((one) => ('patch' in one ? [one.patch] : []));
    const planned = await planProducts(transaction, shop, patches, mayChange);
    const stored = planned.map((one) => {
      if ('plan' in one && one.plan === 'create') room -= 1;
      return rowOf(room < 0 ? withoutRoom(one) : one, { importId: row.id, counts, columns });
    });
    const faulty = rows.flatMap((one) =>
      'problems' in one ? [{ importId: row.id, row: one.row, problems: one.problems }] : [],
    );
    const all = [...stored, ...faulty];
    if (all.length > 0) await transaction.insert(productImportRows).values(all);
  }
  await transaction.update(productImports).set(counts).where(eq(productImports.id, row.id));
  return describeProductImport({ ...row, ...counts }, shop.id);
}

function withoutRoom(planned: PlannedProduct): PlannedProduct {
  if (!('plan' in planned) || planned.plan !== 'create') return planned;
  const { patch } = planned;
  return { patch, problem: tableProblem(patch.row, 'tooManyProducts', mostOfShop.products) };
}

type Counts = Record<'created' | 'changed' | 'same' | 'wrong' | 'problems', number>;

const countOf = { create: 'created', change: 'changed', same: 'same' } as const;

interface Storing {
  readonly importId: number;
  readonly counts: Counts;
  readonly columns: ProductTableSummary['columns'];
}

/** What is stored of a product, which is counted. */
function rowOf(
  planned: PlannedProduct,
  { importId, counts, columns }: Storing,
): typeof productImportRows.$inferInsert {
  const { row, reference } = planned.patch;
  if ('problem' in planned) {
    counts.wrong += 1;
    counts.problems += 1;
    const { problem } = planned;
    const column = columns[problem.field ?? ''] ?? null;
    return { importId, row, problems: [{ ...problem, column }] };
  }
  const { plan, patch, preview, stocks } = planned;
  counts[countOf[plan]] += 1;
  // What stays as it is needs nothing written.
  if (plan === 'same') return { importId, row, reference, plan };
  return { importId, row, reference, plan, patch, preview, stocks };
}
