import { eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writeVariant } from '../../shop-bodies.fixture.ts';
import { startShops } from '../../shops.fixture.ts';
import { productVariants, stockEntries } from '../tables.ts';
import { addStockEntries } from './add-stock-entries.ts';

/** Of 50 in `pnpm bench:shops`. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
/** Of 100 there. */
const buyersAtOnce = Number(process.env.BENCH_BUYERS ?? 20);
const pieces = 5;

const { database, signInSeller, createShop, createProduct } = await startShops();

/** Reserves one piece, as a buyer does whose order begins; whether there was one. */
async function reserve(variantId: number): Promise<boolean> {
  const entry = { variantId, kind: 'reserved', change: -1, note: '', at: new Date() } as const;
  try {
    await database.transaction((transaction) => addStockEntries(transaction, [entry]));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'conflict') return false;
    throw error;
  }
}

async function readStock(variantId: number) {
  const [variant] = await database
    .select({ stock: productVariants.stock })
    .from(productVariants)
    .where(eq(productVariants.id, variantId));
  const [ledger] = await database
    .select({ total: sum(stockEntries.change).mapWith(Number) })
    .from(stockEntries)
    .where(eq(stockEntries.variantId, variantId));
  return { stock: variant?.stock, total: ledger?.total };
}

test('the last five pieces are reserved five times, however many buyers come at once', async () => {
  const seller = await signInSeller();
  const shop = await createShop(seller);
  const wrong: object[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const variants = [writeVariant({ stock: pieces })];
    const { product } = await createProduct(seller, shop, { variants });
    const variantId: number = product.variants[0].id;
    const buyers = Array.from({ length: buyersAtOnce }, () => reserve(variantId));
    const reserved = (await Promise.all(buyers)).filter(Boolean).length;
    const left = await readStock(variantId);
    if (reserved === pieces && left.stock === 0 && left.total === 0) continue;
    wrong.push({ reserved, ...left });
  }
  const figure = { id: 'stock.negative', value: wrong.length, unit: '1' };
  console.log(JSON.stringify({ ...figure, rounds, buyers: buyersAtOnce }));
  expect(wrong).toEqual([]);
}, 600_000);
