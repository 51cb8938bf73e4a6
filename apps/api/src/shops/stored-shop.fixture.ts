import type { Queries } from '../platform/database/database.ts';
import { products, productVariants } from './products/tables.ts';
import { shippingRates } from './shipping/tables.ts';
import { writeProduct, writeRate, writeShop, writeVariant } from './shop-bodies.fixture.ts';
import { shops } from './tables.ts';

interface StoredShop {
  readonly ownerId: number;
  readonly id: string;
  readonly productId: string;
  readonly variantId: number;
  readonly rateId: string;
}

/** Stores a draft with a product that nobody sees and a rate, without the calls that make them. */
export async function storeShop(
  database: Queries,
  { ownerId, id, productId, variantId, rateId }: StoredShop,
): Promise<void> {
  const { handling, logo: _, cover: __, ...written } = writeShop();
  const createdAt = new Date(0);
  const [shop] = await database
    .insert(shops)
    .values({
      ...{ ...written, id, ownerId, createdAt, timeZone: 'America/Toronto' },
      ...{ handlingFrom: handling.from, handlingTo: handling.to },
      ...{ state: 'draft', country: 'CA', currency: 'CAD', settles: 'CA' },
    })
    .returning({ key: shops.key });
  if (!shop) throw new Error('The shop was not stored.');
  const { pictures: ___, variants: ____, ...product } = writeProduct();
  const [stored] = await database
    .insert(products)
    .values({
      ...{ ...product, id: productId, shopKey: shop.key, pictureIds: [] },
      ...{ isActive: false, createdAt, updatedAt: createdAt },
    })
    .returning({ key: products.key });
  if (!stored) throw new Error('The product was not stored.');
  await database
    .insert(productVariants)
    .overridingSystemValue()
    .values({ ...writeVariant(), id: variantId, productKey: stored.key, position: 0 });
  const { active, ...body } = writeRate();
  await database
    .insert(shippingRates)
    .values({ id: rateId, shopKey: shop.key, body, active, createdAt });
}
