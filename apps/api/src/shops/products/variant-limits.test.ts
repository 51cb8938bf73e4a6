import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { products, productVariants } from './tables.ts';

const { database, signInSeller, createShop, createProduct } = await startShops();

test('a product has two thousand variants with those of before, which it keeps selling', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const { id: pid, product } = await createProduct(rosa, id);
  const [row] = await database.select().from(products).where(eq(products.id, pid));
  const removed = {
    ...{ ...writeVariant(), productKey: row?.key ?? 0, position: 0 },
    removedAt: new Date(0),
  };
  await database.insert(productVariants).values(Array.from({ length: 1_998 }, () => removed));
  const change = (variants: readonly object[]) =>
    rosa.call('POST', shopPath(id, `/product/${pid}`), { product: { ...product, variants } });
  const replaced = await change([writeVariant()]);
  expect(replaced.status).toBe(200);
  const refused = await change([writeVariant()]);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'A product has at most 2000 variants, with those of before. Please add another product.',
  ]);
  expect((await change(replaced.body.product.variants)).status).toBe(200);
});

test('accents that are typed in two ways make no second value', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [composed, apart] = ['S\u00e9pia', 'Se\u0301pia'];
  const body = (values: readonly string[]) => ({
    title: `Chair in ${apart}`,
    options: [{ name: 'Colour', values }],
    variants: values.map((value) => writeVariant({ values: [value] })),
  });
  const twice = { product: { ...(await plain(rosa, id)), ...body([composed, apart]) } };
  const refused = await rosa.call('POST', shopPath(id, '/product'), { ...twice, isActive: true });
  expect(refused.status).toBe(400);
  const { product } = await createProduct(rosa, id, body([apart]));
  expect([product.title, product.options[0].values]).toEqual([`Chair in ${composed}`, [composed]]);
});

/** What is written of a product without variants of its own. */
async function plain(rosa: Awaited<ReturnType<typeof signInSeller>>, id: string) {
  const { product } = await createProduct(rosa, id);
  return product;
}
