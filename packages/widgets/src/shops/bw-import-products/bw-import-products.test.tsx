import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { shopPath } from '../testing/shop.fixture.ts';
import table from './bw-import-products.element.tsx';
import { answersOf, checkedTable, doneTable } from './product-imports.fixture.ts';

registerElement(table);

const importPath = `${shopPath}/products/import`;
const file = () => new File(['Handle,Title\r\na,A'], 'products.csv', { type: 'text/csv' });

function open(tables: Parameters<typeof answersOf>[0], answers: object = {}) {
  return openWidget('bw-import-products', { shop: 'maple' }, { ...answersOf(tables), ...answers });
}

test('a file is checked, shown as what it does, and imported at a press', async () => {
  const { api } = open([], {
    [`POST ${importPath}`]: checkedTable,
    [`POST ${importPath}/5/start`]: { ...checkedTable, state: 'running' },
    [`GET ${importPath}/5`]: doneTable,
  });
  await userEvent.upload(page.getByLabelText('Choose a file'), file());
  for (const said of [
    'Read as an export of Shopify.',
    '1 product is new.',
    '1 product changes.',
    '1 product has to be mended.',
    'Left out: Vendor, Image Src',
    'X · Price',
    'J · Option 1 value',
    'Pine candle',
  ]) {
    await expect.element(page.getByText(said).first()).toBeVisible();
  }
  await expect.poll(() => focused()?.textContent).toBe('products.csv');
  await userEvent.click(page.getByRole('button', { name: 'Import 2 products' }));
  await expect.element(page.getByText('2 products are imported.')).toBeVisible();
  expect(api.callsOf(`POST ${importPath}/5/start`)).toHaveLength(1);
});

test('what was imported is undone once that is confirmed, and what stays is said', async () => {
  open([doneTable], {
    [`POST ${importPath}/5/undo`]: { ...doneTable, state: 'undone', removed: 1, kept: 1 },
  });
  await userEvent.click(page.getByRole('button', { name: 'Undo the import' }));
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
  await expect.element(page.getByText('1 product is as before.')).toBeVisible();
  await expect
    .element(page.getByText('1 stays, as it was ordered or changed since.'))
    .toBeVisible();
});

test('who may not add products is told whom to ask', async () => {
  open([], { [`GET ${importPath}`]: () => problem('forbidden') });
  await expect.element(page.getByText('Ask the owner of the shop', { exact: false })).toBeVisible();
});

test.each([undefined, 390])('it is accessible at a width of %s', async (width) => {
  const { element } = open([checkedTable, { ...doneTable, id: 4 }]);
  if (width) narrow(element, width);
  await expect.element(page.getByText('Pine candle')).toBeVisible();
  await expectAccessible(document.body);
});
