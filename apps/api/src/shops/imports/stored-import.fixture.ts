import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { shops } from '../tables.ts';
import { productImports } from './tables.ts';

interface StoredImport {
  readonly id: number;
  readonly shop: string;
  readonly userId: number;
}

/** Stores a table of a shop that is at work, with one product to add; or what is given of it. */
export async function storeProductImport(
  database: Queries,
  { id, shop, userId }: StoredImport,
  facts: Partial<typeof productImports.$inferInsert> = {},
): Promise<void> {
  const [found] = await database.select({ key: shops.key }).from(shops).where(eq(shops.id, shop));
  if (!found) throw new Error('There is no such shop.');
  await database.insert(productImports).values({
    ...{ id, shopKey: found.key, userId, state: 'running', shape: 'own', name: '', rows: 1 },
    ...{ created: 1, leftOut: [], notes: [], createdAt: new Date(0) },
    ...facts,
  });
}
