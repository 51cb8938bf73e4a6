import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { settingsOf, shopPath, variantOf } from '../testing/shop.fixture.ts';
import table from './bw-product-editor.element.tsx';
import {
  addOption,
  bodyOf,
  change,
  field,
  group,
  mug,
  open,
  press,
  read,
  save,
} from './editor.fixture.ts';

registerElement(table);

test('what the server refuses stands at its field, which can be seen', async () => {
  open(
    { product: 'shirt' },
    {
      [change('shirt')]: () => problem('invalid-request', 'body.product.variants.3.compareAt'),
    },
  );
  await expect.element(words('4 variants')).toBeVisible();
  await save();
  const wrong = field('Earlier price', group('Blue / M'));
  await expect
    .element(wrong)
    .toHaveAccessibleDescription('Enter more than the price, or leave it empty.');
  await expect.poll(focused).toBe(wrong.element());
});

test('nothing that somebody else has changed is lost unseen', async () => {
  const theirs = { ...mug, version: 7, product: { ...mug.product, title: 'A blue mug' } };
  let current = mug;
  const versions: (string | null)[] = [];
  open(
    { product: 'mug' },
    {
      [read('mug')]: () => current,
      [change('mug')]: (init: RequestInit) => {
        versions.push(new Headers(init.headers).get('if-match'));
        return versions.length === 1 ? problem('precondition-failed') : { ...theirs, version: 8 };
      },
    },
  );
  await expect.element(field('Title')).toHaveValue('Stoneware mug');
  await userEvent.fill(field('Title'), 'A green mug');
  current = theirs;
  await save();
  await expectText(role('alert'), 'Title: now A blue mug');
  await expect.element(field('Title')).toHaveValue('A green mug');
  await save();
  await expect.element(role('alert')).not.toBeInTheDocument();
  await userEvent.fill(field('Title'), 'A red mug');
  await save();
  await expect.poll(() => versions).toEqual(['"2"', '"7"', '"8"']);
});

test('variants that are new are known by their numbers once they are saved', async () => {
  const grown = settingsOf(
    'mug',
    {
      title: 'Stoneware mug',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [variantOf(1, ['S']), variantOf(2, ['M'])],
    },
    { version: 3 },
  );
  const { api, toasts } = open({ product: 'mug' }, { [change('mug')]: grown });
  await expect.element(field('Title')).toBeVisible();
  await addOption('Size', 'S', 'M');
  await save();
  await expect.poll(() => toasts).toEqual(['Saved.']);
  await expect
    .element(group('M').getByRole('button', { name: 'Correct the stock of M' }))
    .toBeVisible();
  await save();
  await expect.poll(() => api.callsOf(change('mug'))).toHaveLength(2);
  const { product } = bodyOf(api.callsOf(change('mug')), change('mug'));
  expect(product.variants).toMatchObject([{ id: 1 }, { id: 2 }]);
});

const stock = `POST ${shopPath}/product/mug/stock`;

test('what came in is added to the stock, which no other change touches', async () => {
  const { api, toasts } = open({ product: 'mug' }, { [stock]: { stock: 17 } });
  await expect.element(words('12 pieces')).toBeVisible();
  await openDialogBy(role('button', { name: 'Correct the stock', exact: true }));
  await userEvent.fill(field('Pieces', role('dialog')), '5');
  await expect.element(words('Then there are 17 pieces.')).toBeVisible();
  await userEvent.fill(field('Note', role('dialog')), 'From the kiln');
  await expectAccessible(document.body);
  await press('Change the stock');
  await expect.element(words('17 pieces')).toBeVisible();
  expect(toasts).toEqual(['The stock is changed.']);
  expect(bodyOf(api.callsOf(stock), stock)).toEqual({
    ...{ variantId: 1, kind: 'received', change: 5, note: 'From the kiln' },
  });
});

test('what was counted again is the stock', async () => {
  const { api } = open({ product: 'mug' }, { [stock]: { stock: 10 } });
  await openDialogBy(role('button', { name: /^Correct the stock/ }));
  await userEvent.selectOptions(role('combobox', { name: 'What happened' }), 'Counted again');
  await userEvent.fill(field('Pieces that are there', role('dialog')), '10');
  await expect.element(words('Then there are 10 pieces.')).toBeVisible();
  await press('Change the stock');
  await expect.element(words('10 pieces')).toBeVisible();
  expect(bodyOf(api.callsOf(stock), stock)).toMatchObject({
    ...{ kind: 'corrected', change: -2, before: 12 },
  });
});

test.each([
  ['Received more', '-3', 'Enter 1 or more.'],
  ['Received more', '0', 'Enter 1 or more.'],
  ['Counted again', '12', 'There are 12 pieces already.'],
  ['Counted again', '-13', 'Enter 0 or more.'],
  ['Counted again', '1.5', 'Enter a whole number.'],
])('%s: "%s" is refused', async (kind, text, message) => {
  const { api } = open({ product: 'mug' });
  await openDialogBy(role('button', { name: /^Correct the stock/ }));
  await userEvent.selectOptions(role('combobox', { name: 'What happened' }), kind);
  await userEvent.fill(field('Pieces', role('dialog')), text);
  await press('Change the stock');
  await expect.element(field('Pieces', role('dialog'))).toHaveAccessibleDescription(message);
  expect(api.callsOf('POST')).toEqual([]);
});

test('a count after which somebody bought some is compared with what there is now', async () => {
  let current = mug;
  const bought = { ...mug, stock: [{ variantId: 1, stock: 9 }] };
  const { api } = open(
    { product: 'mug' },
    {
      [read('mug')]: () => current,
      [stock]: (init: RequestInit) =>
        JSON.parse(String(init.body)).before === 9 ? { stock: 10 } : problem('precondition-failed'),
    },
  );
  await openDialogBy(role('button', { name: /^Correct the stock/ }));
  await userEvent.selectOptions(role('combobox', { name: 'What happened' }), 'Counted again');
  await userEvent.fill(field('Pieces', role('dialog')), '10');
  current = bought;
  await press('Change the stock');
  await expect.element(words('there are 9 pieces now. If your count is newer')).toBeVisible();
  await expect.element(words('Then there are 10 pieces.')).toBeVisible();
  await expectAccessible(document.body);
  await press('Change the stock');
  await expect.element(words('10 pieces')).toBeVisible();
  expect(bodyOf(api.callsOf(stock), stock)).toMatchObject({ change: 1, before: 9 });
});

test('a product is hidden and shown', async () => {
  let isActive = true;
  const { toasts } = open(
    { product: 'mug' },
    {
      [read('mug')]: () => ({ ...mug, isActive }),
      [`POST ${shopPath}/product/mug/deactivate`]: () => {
        isActive = false;
        return Response.json(null);
      },
    },
  );
  await press('Hide it');
  await expect.poll(() => toasts).toEqual(['“Stoneware mug” is hidden.']);
  await expect.element(role('button', { name: 'Show it' })).toBeVisible();
});
