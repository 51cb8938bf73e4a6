import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { pictureId, settingsOf, shirt, variantOf } from '../testing/shop.fixture.ts';
import table from './bw-product-editor.element.tsx';
import {
  addOption,
  answerTo,
  bodyOf,
  change,
  create,
  field,
  fillBasics,
  group,
  open,
  press,
  read,
  save,
} from './editor.fixture.ts';

registerElement(table);

test('options make variants, each with what the product had', async () => {
  const { api } = open({}, { [create]: shirt });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await addOption('Colour', 'Red', 'Blue');
  await addOption('Size', 'S', 'M');
  await expect.element(words('4 variants')).toBeVisible();
  await expect.element(field('Price', group('Red / M'))).toHaveValue('25.00');
  await userEvent.fill(field('Price', group('Blue / M')), '27');
  await userEvent.fill(group('Red / S').getByRole('textbox', { name: 'Stock' }), '4');
  await userEvent.fill(field('SKU', group('Red / S')), 'RS');
  await expectAccessible(document.body);
  await press('Save the product');
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(create), create);
  expect(product.options).toEqual([
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ]);
  expect(product.variants).toMatchObject([
    { values: ['Red', 'S'], price: 2500, stock: 4, sku: 'RS' },
    { values: ['Red', 'M'], price: 2500, stock: 0, sku: null },
    { values: ['Blue', 'S'], price: 2500 },
    { values: ['Blue', 'M'], price: 2700 },
  ]);
});

test('what is typed stays with its variant as options come and move', async () => {
  open();
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await addOption('Colour', 'Red', 'Blue');
  await userEvent.fill(field('Price', group('Blue')), '27');
  await addOption('Size', 'S');
  await expect.element(field('Price', group('Blue / S'))).toHaveValue('27.00');
  await press('Move “Size” up');
  await expect.element(field('Price', group('S / Blue'))).toHaveValue('27.00');
  await userEvent.click(role('button', { name: 'Blue', exact: true }));
  await userEvent.click(role('menuitem', { name: 'Rename' }));
  await userEvent.fill(field('Value', role('dialog')), 'Navy');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Price', group('S / Navy'))).toHaveValue('27.00');
  // The form around the dialog was not sent by it.
  await expect.element(words('not right yet')).not.toBeInTheDocument();
});

test('values are moved and removed by keys', async () => {
  const { element } = open();
  await expect.element(field('Title')).toBeVisible();
  await addOption('Size', 'S', 'M', 'L');
  const chips = () =>
    [...shadowOf(element).querySelectorAll('.option-values .button')].map((one) => one.textContent);
  const chip = (name: string) => role('button', { name, exact: true });
  (chip('L').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.poll(chips).toEqual(['S', 'L', 'M']);
  await userEvent.keyboard('{Delete}');
  await expect.poll(chips).toEqual(['S', 'M']);
  await expect.poll(focused).toBe(chip('M').element());
  await userEvent.keyboard('{Delete}{Delete}');
  await expect.poll(chips).toEqual([]);
  await expect.poll(focused).toBe(field('Add a value').element());
});

test('a value that is there, or would make too many variants, is refused', async () => {
  open();
  await expect.element(field('Title')).toBeVisible();
  await addOption('Size', 'S');
  await userEvent.fill(field('Add a value'), 's');
  await userEvent.keyboard('{Enter}');
  await expect.element(words('“s” is there already.')).toBeVisible();
  await userEvent.fill(field('Add a value'), 'M'.repeat(61));
  await userEvent.keyboard('{Enter}');
  await expect.element(words('A value may have 60 characters at most.')).toBeVisible();
});

const hundred = settingsOf('hundred', {
  title: 'Tile',
  options: [
    { name: 'Colour', values: Array.from({ length: 10 }, (_, index) => `C${index}`) },
    { name: 'Size', values: Array.from({ length: 10 }, (_, index) => `S${index}`) },
  ],
  variants: Array.from({ length: 100 }, (_, index) =>
    variantOf(index + 1, [`C${Math.floor(index / 10)}`, `S${index % 10}`]),
  ),
});

test('a hundred variants are edited, and no more are made', async () => {
  const { versions, answer } = answerTo(hundred);
  const { api, toasts } = open(
    { product: 'hundred' },
    { [read('hundred')]: hundred, [change('hundred')]: answer },
  );
  await expect.element(words('100 variants')).toBeVisible();
  await userEvent.fill(field('Add a value').last(), 'S10');
  await userEvent.keyboard('{Enter}');
  await expect.element(words('A product may have 100 variants at most.')).toBeVisible();
  await userEvent.fill(field('Price', group('C9 / S9')), '31');
  await userEvent.clear(field('Add a value').last());
  await save();
  await expect.poll(() => toasts).toEqual(['Saved.']);
  const { product } = bodyOf(api.callsOf(change('hundred')), change('hundred'));
  expect(product.variants).toHaveLength(100);
  expect(product.variants.at(-1)).toMatchObject({ id: 100, price: 3100 });
  expect(versions).toEqual(['"2"']);
});

test('a value whose variants are sold goes only where somebody agrees', async () => {
  const { answer } = answerTo(shirt);
  const { api } = open({ product: 'shirt' }, { [change('shirt')]: answer });
  await expect.element(words('4 variants')).toBeVisible();
  const remove = async () => {
    await userEvent.click(role('button', { name: 'Blue', exact: true }));
    await userEvent.click(role('menuitem', { name: 'Remove' }));
  };
  await remove();
  const dialog = role('dialog', { name: 'End 2 variants' });
  await expectText(dialog, 'Blue / S, Blue / M');
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(words('4 variants')).toBeVisible();
  await remove();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await expect.element(words('2 variants')).toBeVisible();
  await save();
  await expect.poll(() => api.callsOf(change('shirt'))).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(change('shirt')), change('shirt'));
  expect(product.variants).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(product.variants[0]).not.toHaveProperty('stock');
});

test('the same is set for all variants at once', async () => {
  const { answer } = answerTo(shirt);
  const { api } = open({ product: 'shirt' }, { [change('shirt')]: answer });
  await expect.element(words('4 variants')).toBeVisible();
  await userEvent.fill(field('SKU', group('Red / S')), 'RS-2');
  await openDialogBy(role('button', { name: 'Set for all variants' }));
  await userEvent.fill(field('Price', role('dialog')).first(), '40');
  await userEvent.fill(field('Weight', role('dialog')), '0.2');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Set', exact: true }));
  await expect.element(field('Price', group('Blue / M'))).toHaveValue('40.00');
  await save();
  await expect.poll(() => api.callsOf(change('shirt'))).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(change('shirt')), change('shirt'));
  expect(product.variants).toMatchObject([
    { id: 1, price: 4000, weight: 200, sku: 'RS-2' },
    { id: 2, price: 4000, weight: 200, sku: 'RM' },
    { id: 3, price: 4000, weight: 200 },
    { id: 4, price: 4000, weight: 200 },
  ]);
});

test('a variant has more than its row shows, a picture too', async () => {
  const { element, api } = open(
    { product: 'shirt' },
    { [change('shirt')]: answerTo(shirt).answer },
  );
  const media = await untilShown(element, 'bw-media');
  const pictures = [
    { id: pictureId('a'), alt: 'Red shirt' },
    { id: pictureId('b'), alt: '' },
  ];
  // The form listens to its list once it stands there as a whole.
  await press('More about Red / S');
  media.dispatchEvent(new CustomEvent('bw-pictures', { detail: { pictures } }));
  const row = group('Red / S');
  await userEvent.fill(field('Barcode', row), '4006381333931');
  await userEvent.selectOptions(row.getByRole('combobox', { name: 'Stock is' }), 'Made to order');
  await userEvent.selectOptions(
    row.getByRole('combobox', { name: 'Picture' }),
    'Picture 1: Red shirt',
  );
  await expectAccessible(document.body);
  await save();
  await expect.poll(() => api.callsOf(change('shirt'))).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(change('shirt')), change('shirt'));
  expect(product.pictures).toEqual(pictures);
  expect(product.variants[0]).toMatchObject({
    ...{ barcode: '4006381333931', stockMode: 'on-order', pictureId: pictureId('a') },
  });
});

test('a new option is gone on with at its name', async () => {
  open();
  await expect.element(field('Title')).toBeVisible();
  (role('button', { name: 'Add an option' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe(field('Name of the option').element());
});

test('a value that is still being written counts as the product is saved by the mouse', async () => {
  const { api } = open({}, { [create]: shirt });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await addOption('Size', 'S');
  await userEvent.fill(field('Add a value'), 'M');
  await press('Save the product');
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(create), create);
  expect(product.options).toEqual([{ name: 'Size', values: ['S', 'M'] }]);
  expect(product.variants).toMatchObject([{ values: ['S'] }, { values: ['M'], price: 2500 }]);
});

test('a value that is still being written is added as its field is left by a key', async () => {
  open();
  await expect.element(field('Title')).toBeVisible();
  await addOption('Size', 'S');
  await userEvent.fill(field('Add a value'), 'M');
  await userEvent.keyboard('{Tab}');
  await expect.element(words('2 variants')).toBeVisible();
});

test('prices that are set for all at once are missing no more', async () => {
  open();
  await expect.element(field('Title')).toBeVisible();
  await addOption('Size', 'S', 'M');
  await press('Save the product');
  const price = () => field('Price', group('M')).first();
  await expect.element(price()).toHaveAccessibleDescription('Enter a price.');
  await openDialogBy(role('button', { name: 'Set for all variants' }));
  await userEvent.fill(field('Price', role('dialog')).first(), '40');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Set', exact: true }));
  await expect.element(price()).toHaveValue('40.00');
  await expect.element(price()).not.toHaveAttribute('aria-invalid');
  await expect.element(words('Enter a price.')).not.toBeInTheDocument();
});

test('two variants of one number are refused at the later one', async () => {
  const { api } = open({ product: 'shirt' });
  await userEvent.fill(field('SKU', group('Blue / M')), 'rs ');
  await save();
  await expect
    .element(field('SKU', group('Blue / M')))
    .toHaveAccessibleDescription('Another variant has this SKU.');
  expect(api.callsOf(change('shirt'))).toEqual([]);
});
