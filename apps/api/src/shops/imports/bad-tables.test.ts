import { expect, test } from 'vitest';
import { startProductImports, writeTable } from './product-imports.fixture.ts';

const { signInSeller, createShop, createProduct, upload, problemsOf } = await startProductImports();

async function begin() {
  const rosa = await signInSeller();
  return { rosa, shop: await createShop(rosa) };
}

/** What is said of a table of which nothing is imported. */
async function faultsOf(table: string | Uint8Array) {
  const { rosa, shop } = await begin();
  const { status, body } = await upload(rosa, shop, table);
  expect(status).toBe(200);
  return { ...body, faults: await problemsOf(rosa, shop, body.id) };
}

const chair = { product: 'chair', title: 'Oak chair', price: '125.00' };

test.each([
  ['one cell of eight megabytes', 'a'.repeat(8_000_000), 'rowTooLong'],
  ['two hundred thousand columns', ','.repeat(200_000), 'tooManyColumns'],
  ['eight megabytes of quotation marks', '"'.repeat(8_000_000), 'rowTooLong'],
  ['a workbook', Buffer.from('PK\x03\x04abcdef', 'latin1'), 'workbook'],
  ['nothing below its columns', 'product,title,price\r\n', 'noRows'],
  ['no column that names products', 'colour,width\r\nred,3\r\n', 'missingColumn'],
] as const)('a table of %s ends there', async (_, table, fault) => {
  const { created, faults } = await faultsOf(table);
  expect(created).toBe(0);
  expect(faults).toMatchObject([{ row: 1, fault }]);
});

test('ends of lines of old, semicolons and numbers of spreadsheets are read', async () => {
  const { rosa, shop } = await begin();
  const table = 'Product;Title;Price;Stock;Weight (kg)\rchair;Oak chair;1.2E+03;1 000;2,5\r';
  const { body } = await upload(rosa, shop, table);
  expect(body).toMatchObject({ rows: 1, created: 1, problems: 0 });
});

test.each([
  [{ ...chair, product: '', sku: '' }, 'product', 'noProduct'],
  [{ product: 'gone', sku: 'A', price: '3' }, 'title', 'noProduct'],
  [{ ...chair, price: '' }, 'price', 'missing'],
  [{ ...chair, price: '0' }, 'price', 'tooSmall'],
  [{ ...chair, price: 'dear' }, 'price', 'money'],
  [{ ...chair, price: '€ 12' }, 'price', 'currency'],
  [{ ...chair, price: 'US$ 12' }, 'price', 'currency'],
  [{ ...chair, price: '-5' }, 'price', 'tooSmall'],
  [{ ...chair, compareAt: '100' }, 'compareAt', 'tooSmall'],
  [{ ...chair, stock: '2.5' }, 'stock', 'wholeNumber'],
  [{ ...chair, stock: '-1' }, 'stock', 'tooSmall'],
  [{ ...chair, stock: '9999999' }, 'stock', 'tooLarge'],
  [{ ...chair, weight: 'heavy' }, 'weight', 'weight'],
  [{ ...chair, barcode: '6.28011E+12' }, 'barcode', 'lostDigits'],
  [{ ...chair, category: 'Submarines' }, 'category', 'choice'],
  [{ ...chair, category: 'Furniture', leaf: 'SEEDS' }, 'leaf', 'choice'],
  [{ ...chair, shows: 'perhaps' }, 'shows', 'yes'],
  [{ ...chair, stockMode: 'endless' }, 'stockMode', 'choice'],
  [{ ...chair, title: 'x'.repeat(141) }, 'title', 'tooLong'],
])('a row of %j is refused at %s as %s', async (row, field, fault) => {
  const { created, wrong, faults } = await faultsOf(writeTable([row]));
  expect({ created, wrong }).toEqual({ created: 0, wrong: 1 });
  expect(faults).toMatchObject([{ row: 2, field, fault }]);
});

test('two rows of one SKU name each other, in one product or in two', async () => {
  const other = { product: 'stool', title: 'Stool', price: '40' };
  const { created, faults } = await faultsOf(
    writeTable([
      { ...chair, sku: 'OAK' },
      { ...other, sku: 'oak' },
    ]),
  );
  expect(created).toBe(1);
  expect(faults).toMatchObject([
    { row: 3, column: 4, field: 'sku', fault: 'skuTwice', bound: '2' },
  ]);
});

test('variants that nothing tells apart, and two with the same values, are refused', async () => {
  const sized = { ...chair, optionName1: 'Size' };
  const apart = await faultsOf(writeTable([chair, { ...chair, price: '99' }]));
  expect(apart.faults).toMatchObject([{ row: 3, fault: 'needsOption' }]);
  const twice = await faultsOf(
    writeTable([
      { ...sized, optionValue1: 'S' },
      { ...sized, optionValue1: 'S' },
    ]),
  );
  expect(twice.faults).toMatchObject([{ row: 3, fault: 'variantTwice' }]);
  const without = await faultsOf(writeTable([{ ...sized, optionValue1: 'S' }, sized]));
  expect(without.faults).toMatchObject([{ row: 3, field: 'optionValue1', fault: 'missing' }]);
  const many = Array.from({ length: 101 }, (_, index) => ({ ...sized, optionValue1: `${index}` }));
  expect((await faultsOf(writeTable(many))).faults).toMatchObject([{ fault: 'tooManyVariants' }]);
});

test('a product with other options than in the shop, or the SKU of another, is refused', async () => {
  const { rosa, shop } = await begin();
  const variant = { values: [], sku: 'OAK-1', barcode: null, price: 900, compareAt: null };
  const facts = { stockMode: 'counted', weight: null, pictureId: null };
  const first = await createProduct(rosa, shop, { variants: [{ ...variant, ...facts }] });
  const second = await createProduct(rosa, shop);
  const { body } = await upload(
    rosa,
    shop,
    writeTable([
      { product: first.id, optionName1: 'Size', optionValue1: 'S', price: '9' },
      { product: second.id, optionName1: '', optionValue1: '', price: '9', sku: 'OAK-1' },
    ]),
  );
  expect(body).toMatchObject({ created: 0, changed: 0, wrong: 2 });
  expect(await problemsOf(rosa, shop, body.id)).toMatchObject([
    { row: 2, fault: 'otherOptions' },
    { row: 3, field: 'sku', column: 5, fault: 'otherSku' },
  ]);
});
