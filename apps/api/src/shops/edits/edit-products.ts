import type { EditOutcome } from '@boardwalk/sdk-core/shops/edits/edit-outcomes';
import type * as schemas from '@boardwalk/sdk-core/shops/edits/schemas';
import type {
  EditedProduct,
  EditResult,
  ProductEdit,
} from '@boardwalk/sdk-core/shops/edits/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { findCurrentProducts } from '../imports/planning/find-current.ts';
import { productImports } from '../imports/tables.ts';
import { products, productVariants } from '../products/tables.ts';
import { lockShop } from '../require-shop.ts';
import { shopRef } from '../shop-objects.ts';
import type { ShopRow } from '../tables.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { describeProductEdit } from './describe-edit.ts';
import { findRowsOf } from './list-product-rows.ts';
import { type PlannedEdit, planEdit, type StandingProduct } from './plan-edit.ts';
import { type EditWriting, writeEdit } from './write-edit.ts';

/** Changes many products, each wholly or not at all, and answers what became of each. */
export const editProducts: Handler<typeof schemas.editProducts> = (
  { params: { id }, body: { currency, products: edited } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const inside = { ...context, database: transaction };
    const { shop } = await lockShop(inside, 'write', id, 'share');
    if (edited.some(({ isActive }) => isActive === false)) {
      await requirePermission(inside, 'delete', shopRef(id));
    }
    if (shop.currency !== currency) {
      throw new Problem('conflict', `The shop sells in ${shop.currency} by now. Load it again.`);
    }
    const standing = await lockEdited(transaction, shop, edited);
    const planned = edited.map((one) => planEdit(one, standing.get(one.id)));
    const now = context.clock.now();
    const { userId } = requireMember(context.caller);
    const edit = await writeAll(transaction, planned, { edited, standing, shop, userId, now });
    if (edit) {
      await auditShopChange(transaction, context, {
        event: 'product-changed',
        shop,
        detail: { edit: edit.id, changed: edit.changed },
      });
      await announceShop(transaction, shop, now);
    }
    const answer = { edit, results: await describeResults(transaction, planned, edited, standing) };
    await context.keepAnswer(transaction, answer);
    return answer;
  });

type Standing = ReadonlyMap<string, EditWriting['product']>;

/**
 * Locks the products, then all of their variants in the order in which entries of the ledger lock them:
 * two edits, or an edit and an order, never wait for each other.
 */
async function lockEdited(
  transaction: Queries,
  { key: shopKey }: ShopRow,
  edited: readonly EditedProduct[],
): Promise<Standing> {
  const ids = edited.map((one) => one.id);
  const found = await transaction
    .select({ key: products.key })
    .from(products)
    .where(and(eq(products.shopKey, shopKey), inArray(products.id, ids)))
    .orderBy(asc(products.key))
    .for('no key update');
  const keys = found.map(({ key }) => key);
  if (keys.length === 0) return new Map();
  const { id, productKey, removedAt } = productVariants;
  await transaction
    .select({ id })
    .from(productVariants)
    .where(and(inArray(productKey, keys), isNull(removedAt)))
    .orderBy(asc(id))
    .for('no key update');
  const current = await findCurrentProducts(transaction, keys);
  return new Map([...current.values()].map((one) => [one.row.id, one]));
}

interface Writing extends Pick<EditWriting, 'userId' | 'now'> {
  readonly edited: readonly EditedProduct[];
  readonly standing: Standing;
  readonly shop: ShopRow;
}

type Planned = PlannedEdit | Exclude<EditOutcome, 'changed'>;

/** Writes what is planned, as one edit that can be undone; null where nothing is. */
async function writeAll(
  transaction: Queries,
  planned: readonly Planned[],
  { edited, standing, shop, userId, now }: Writing,
): Promise<ProductEdit | null> {
  const writable = planned.flatMap((plan, index) => {
    const product = standing.get(edited[index]?.id ?? '');
    return typeof plan === 'string' || !product ? [] : [{ plan, product }];
  });
  if (writable.length === 0) return null;
  const [stored] = await transaction
    .insert(productImports)
    .values({
      ...{ shopKey: shop.key, userId, source: 'grid', state: 'done', shape: 'own', name: '' },
      ...{ rows: edited.length, changed: writable.length, done: writable.length },
      ...{ imported: writable.length, leftOut: [], notes: [], createdAt: now, finishedAt: now },
    })
    .returning();
  if (!stored) throw new Error('An edit was stored and not answered.');
  for (const [index, { plan, product }] of writable.entries()) {
    const row = index + 1;
    await writeEdit(transaction, plan, { product, editId: stored.id, row, userId, now });
  }
  return describeProductEdit(stored);
}

async function describeResults(
  transaction: Queries,
  planned: readonly Planned[],
  edited: readonly EditedProduct[],
  standing: ReadonlyMap<string, StandingProduct>,
): Promise<EditResult[]> {
  const refused = edited.flatMap((one, index) =>
    typeof planned[index] === 'string' && planned[index] !== 'same'
      ? (standing.get(one.id)?.key ?? [])
      : [],
  );
  const rows = await findRowsOf(transaction, refused);
  return edited.map(({ id }, index) => {
    const plan = planned[index];
    return {
      id,
      outcome: typeof plan === 'string' ? plan : 'changed',
      rows: rows.filter(({ productId }) => productId === id),
    };
  });
}
