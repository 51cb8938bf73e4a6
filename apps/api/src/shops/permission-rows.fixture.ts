import { ownedThing, shareWithRoles } from '../access/owned-thing.fixture.ts';
import type { NewWorld, PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { products, productVariants } from './products/tables.ts';
import { shippingRates } from './shipping/tables.ts';
import { writeProduct, writeRate, writeShop, writeVariant } from './shop-bodies.fixture.ts';
import { shops } from './tables.ts';

type World = Pick<NewWorld, 'idOf'>;

/** What the shop of the owner has, by whose it is. */
const shopId = ({ idOf }: World) => `shop-of-${idOf('owner')}`;
const productId = ({ idOf }: World) => `product-of-${idOf('owner')}`;
const variantId = ({ idOf }: World) => 1_000_000 + idOf('owner');
const rateId = ({ idOf }: World) =>
  `00000000-0000-4000-9000-${String(idOf('owner')).padStart(12, '0')}`;

/** A draft with a product that nobody sees and a rate. */
async function makeShop(world: NewWorld): Promise<string> {
  const { database } = world.platform;
  const { handling, logo: _, cover: __, ...written } = writeShop();
  const id = shopId(world);
  const createdAt = new Date(0);
  const [shop] = await database
    .insert(shops)
    .values({
      ...{ ...written, id, createdAt, ownerId: world.idOf('owner'), timeZone: 'America/Toronto' },
      ...{ handlingFrom: handling.from, handlingTo: handling.to },
      ...{ state: 'draft', country: 'CA', currency: 'CAD', settles: 'CA' },
    })
    .returning({ key: shops.key });
  if (!shop) throw new Error('The shop was not stored.');
  const { pictures: ___, variants: ____, ...product } = writeProduct();
  const [stored] = await database
    .insert(products)
    .values({
      ...{ ...product, id: productId(world), shopKey: shop.key, pictureIds: [] },
      ...{ isActive: false, createdAt, updatedAt: createdAt },
    })
    .returning({ key: products.key });
  if (!stored) throw new Error('The product was not stored.');
  await database
    .insert(productVariants)
    .overridingSystemValue()
    .values({ ...writeVariant(), id: variantId(world), productKey: stored.key, position: 0 });
  const { active, ...body } = writeRate();
  await database
    .insert(shippingRates)
    .values({ id: rateId(world), shopKey: shop.key, body, active, createdAt });
  await shareWithRoles(world, 'shop', id);
  return id;
}

export const shopsRows: PermissionRows = {
  things: [
    { at: ['/shop/{id}'], make: makeShop, standing: ownedThing },
    { at: ['/product/{pid}'], make: productId },
    { at: ['/shipping/{rateId}'], make: rateId },
    { at: ['/payment/{provider}'], make: () => 'stripe' },
  ],
  bodies: {
    changeShop: () => ({ shop: writeShop() }),
    suspendShop: () => ({ reason: 'Counterfeits' }),
    grantShopPermissions: ({ idOf }) => ({ userId: idOf('target'), permissions: ['create'] }),
    createProduct: () => ({ product: writeProduct(), isActive: true }),
    changeProduct: () => ({ product: writeProduct() }),
    correctStock: (world) => ({
      ...{ variantId: variantId(world), kind: 'received', change: 1, note: '' },
    }),
    createShippingRate: () => writeRate(),
    changeShippingRate: () => writeRate(),
  },
};
