import { randomInt } from 'node:crypto';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { plainSlugOf } from '@boardwalk/sdk-core/shops/shop-id';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import type { ProductRow } from './find-product.ts';
import { insertVariants } from './insert-variants.ts';
import { productColumns } from './product-columns.ts';
import { products } from './tables.ts';

interface NewProduct {
  readonly body: ProductBody;
  readonly isActive: boolean;
}

interface Insertion {
  /** Who writes them. */
  readonly userId: number;
  readonly now: Date;
}

/** Stores new products of a shop with their variants, each under an id that its shop has for no other. */
export async function insertProducts(
  transaction: Queries,
  { key: shopKey }: Pick<ShopRow, 'key'>,
  added: readonly NewProduct[],
  insertion: Insertion,
): Promise<ProductRow[]> {
  const { now } = insertion;
  const stored = new Map<number, ProductRow>();
  for (let attempt = 0; attempt < 5 && stored.size < added.length; attempt += 1) {
    const missing = added.flatMap(({ body, isActive }, index) => {
      if (stored.has(index)) return [];
      const id = newProductId(body.title);
      const facts = { shopKey, isActive, createdAt: now, updatedAt: now };
      return [{ index, values: { ...productColumns(body), ...facts, id } }];
    });
    const rows = await transaction
      .insert(products)
      .values(missing.map(({ values }) => values))
      .onConflictDoNothing({ target: [products.shopKey, products.id] })
      .returning();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { index, values } of missing) {
      const row = byId.get(values.id);
      if (row) stored.set(index, row);
      byId.delete(values.id);
    }
  }
  const inOrder = added.map((_, index) => {
    const row = stored.get(index);
    if (!row) throw new Error('No product id was free.');
    return row;
  });
  const written = inOrder.flatMap((product, index) => {
    const body = added[index]?.body;
    return body ? [{ product, body }] : [];
  });
  await insertVariants(transaction, written, insertion);
  return inOrder;
}

const idCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What the title is in an address, and six characters that no other product of it has. */
function newProductId(title: string): string {
  const own = Array.from({ length: 6 }, () => idCharacters[randomInt(idCharacters.length)]).join(
    '',
  );
  const slug = plainSlugOf(title, 60);
  return slug === '' ? own : `${slug}-${own}`;
}
