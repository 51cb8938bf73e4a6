import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { liveEvents } from '../../platform/tables.ts';
import { storePicture } from '../../posting/pictures.fixture.ts';
import { products } from '../products/tables.ts';
import { writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';

const { database, signInSeller, createShop, createProduct } = await startShops();

const fileOf = (id: string) => `/api/v1/storage/me/files/${id}?uses=remove`;

test('a picture that a shop shows instead stays when the former one is deleted meanwhile', async () => {
  const rosa = await signInSeller();
  const [former, other] = [
    await storePicture(database, rosa.id),
    await storePicture(database, rosa.id),
  ];
  const id = await createShop(rosa, { logo: { id: former, alt: '' } });
  let removed: ReturnType<typeof rosa.call> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.update(shops).set({ logoId: other }).where(eq(shops.id, id));
    removed = rosa.call('DELETE', fileOf(former));
    await expect.poll(() => countWaiting(database)).toBe(1);
  });
  expect((await removed)?.status).toBe(200);
  const { shop, version } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  expect([shop.logo, version]).toEqual([{ id: other, alt: '' }, 1]);
});

test('a product keeps the pictures that it has got while one of the former is deleted', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map(() => storePicture(database, rosa.id)),
  );
  const pictures = [first, second].map((picture) => ({ id: picture ?? '', alt: '' }));
  const variants = [writeVariant({ pictureId: first })];
  const { id: pid } = await createProduct(rosa, id, { pictures, variants });
  let removed: ReturnType<typeof rosa.call> | undefined;
  await database.transaction(async (transaction) => {
    // As a change of the product does.
    await transaction.select().from(shops).where(eq(shops.id, id)).for('share');
    await transaction
      .update(products)
      .set({ pictureIds: [third ?? ''] })
      .where(eq(products.id, pid));
    removed = rosa.call('DELETE', fileOf(first ?? ''));
    await expect.poll(() => countWaiting(database)).toBe(1);
  });
  expect((await removed)?.status).toBe(200);
  const [row] = await database.select().from(products).where(eq(products.id, pid));
  expect([row?.pictureIds, row?.version]).toEqual([[third], 1]);
});

test('a change and a deletion at once leave what the change answered', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  for (let round = 0; round < 6; round += 1) {
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(() => storePicture(database, rosa.id)),
    );
    const picturesOf = (...ids: (string | undefined)[]) =>
      ids.map((picture) => ({ id: picture ?? '', alt: '' }));
    const { id: pid, product } = await createProduct(rosa, id, {
      pictures: picturesOf(first, second),
    });
    const path = shopPath(id, `/product/${pid}`);
    const changed = { product: { ...product, pictures: picturesOf(third) } };
    const [change, removal] = await Promise.all([
      rosa.call('POST', path, changed),
      rosa.call('DELETE', fileOf(first ?? '')),
    ]);
    expect([change.status, removal.status]).toEqual([200, 200]);
    const { body } = await rosa.call('GET', `${path}/settings`);
    expect(body.product.pictures).toEqual(picturesOf(third));
  }
});

test('the people of a shop are notified that its picture is gone', async () => {
  const rosa = await signInSeller();
  const picture = await storePicture(database, rosa.id);
  const id = await createShop(rosa);
  await createProduct(rosa, id, { pictures: [{ id: picture, alt: '' }] });
  await database.delete(liveEvents).where(eq(liveEvents.userId, rosa.id));
  expect((await rosa.call('DELETE', fileOf(picture))).status).toBe(200);
  const announced = await database.select().from(liveEvents).where(eq(liveEvents.userId, rosa.id));
  expect(announced.map(({ topic }) => topic)).toContain('shops');
});
