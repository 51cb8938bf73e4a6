import { ownedThing, shareWithRoles } from '../access/owned-thing.fixture.ts';
import type { NewWorld, PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { storeProductImport } from './imports/stored-import.fixture.ts';
import { writeProduct, writeRate, writeShop } from './shop-bodies.fixture.ts';
import { storeShop } from './stored-shop.fixture.ts';

type World = Pick<NewWorld, 'idOf'>;

/** What the shop of the owner has, by whose it is. */
const shopId = ({ idOf }: World) => `shop-of-${idOf('owner')}`;
const productId = ({ idOf }: World) => `product-of-${idOf('owner')}`;
const variantId = ({ idOf }: World) => 1_000_000 + idOf('owner');
const importId = variantId;
const editId = (world: World) => 1_000_000 + importId(world);
const rateId = ({ idOf }: World) =>
  `00000000-0000-4000-9000-${String(idOf('owner')).padStart(12, '0')}`;

/** Another shop of the owner, for orders: one with something to send is not closed. */
export const sellingShopId = ({ idOf }: World) => `selling-shop-of-${idOf('owner')}`;
export const soldVariantId = ({ idOf }: World) => 2_000_000 + idOf('owner');

async function makeSellingShop(world: NewWorld): Promise<void> {
  const [id, ownerId] = [sellingShopId(world), world.idOf('owner')];
  await storeShop(world.platform.database, {
    ...{ id, ownerId, productId: `sold-product-of-${ownerId}` },
    variantId: soldVariantId(world),
    rateId: `00000000-0000-4000-a000-${String(ownerId).padStart(12, '0')}`,
  });
  await shareWithRoles(world, 'shop', id);
}

async function makeShop(world: NewWorld): Promise<string> {
  const id = shopId(world);
  await storeShop(world.platform.database, {
    ...{ id, ownerId: world.idOf('owner'), productId: productId(world) },
    ...{ variantId: variantId(world), rateId: rateId(world) },
  });
  await storeProductImport(world.platform.database, {
    ...{ id: importId(world), shop: id, userId: world.idOf('owner') },
  });
  await storeProductImport(
    world.platform.database,
    { id: editId(world), shop: id, userId: world.idOf('owner') },
    { source: 'grid', state: 'done' },
  );
  await shareWithRoles(world, 'shop', id);
  await makeSellingShop(world);
  return id;
}

export const shopsRows: PermissionRows = {
  things: [
    { at: ['/shop/{id}'], make: makeShop, standing: ownedThing },
    { at: ['/product/{pid}'], make: productId },
    { at: ['/shipping/{rateId}'], make: rateId },
    { at: ['/payment/{provider}'], make: () => 'stripe' },
    { at: ['/import/{importId}'], make: importId },
    { at: ['/edits/{editId}'], make: editId },
  ],
  bodies: {
    changeShop: () => ({ shop: writeShop() }),
    changeShopTaxes: () => ({
      ...{ isSmallSupplier: false, numbers: [{ region: null, number: '12345 6782 RT0001' }] },
    }),
    suspendShop: () => ({ reason: 'Counterfeits' }),
    grantShopPermissions: ({ idOf }) => ({ userId: idOf('target'), permissions: ['create'] }),
    createProduct: () => ({ product: writeProduct(), isActive: true }),
    changeProduct: () => ({ product: writeProduct() }),
    correctStock: (world) => ({
      ...{ variantId: variantId(world), kind: 'received', change: 1, note: '' },
    }),
    editProducts: (world) => ({
      currency: 'CAD',
      products: [{ id: productId(world), version: 1, isActive: true, variants: [] }],
    }),
    createShippingRate: () => writeRate(),
    changeShippingRate: () => writeRate(),
  },
};
