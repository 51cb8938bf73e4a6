import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  colleague,
  pictureId,
  settingsOf,
  shirt,
  shopAnswers,
  shopPath,
  variantOf,
} from '../testing/shop.fixture.ts';
import table from './bw-product-editor.element.tsx';

registerElement(table);

const create = `POST ${shopPath}/product`;
const read = (id: string) => `GET ${shopPath}/product/${id}/settings`;
const change = (id: string) => `POST ${shopPath}/product/${id}`;
const mug = settingsOf('mug', { title: 'Stoneware mug' });

function open(attributes: Readonly<Record<string, string>> = {}, answers: Answers = {}) {
  return openWidget(
    'bw-product-editor',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, [read('mug')]: mug, [read('shirt')]: shirt, ...answers },
  );
}

const field = (name: string, within: Pick<Locator, 'getByRole'> = { getByRole: role }) =>
  within.getByRole('textbox', { name, exact: false });
const press = (name: string) => userEvent.click(role('button', { name }));
const save = () => press('Save');
const group = (name: string) => role('group', { name, exact: true });
const bodyOf = (calls: readonly string[], call: string) =>
  JSON.parse(calls.at(-1)?.slice(call.length) ?? '{}');

/** Takes what was sent, answers what the product has become. */
function answerTo(settings: typeof mug) {
  const versions: (string | null)[] = [];
  const answer = (init: RequestInit) => {
    versions.push(new Headers(init.headers).get('if-match'));
    return { ...settings, version: settings.version + versions.length };
  };
  return { versions, answer };
}

async function fillBasics() {
  await userEvent.fill(field('Title'), 'Stoneware mug');
  await userEvent.selectOptions(role('combobox', { name: 'Category' }), 'Kitchen and dining');
  await userEvent.fill(field('Price').first(), '25');
}

async function addOption(name: string, ...values: readonly string[]) {
  await press('Add an option');
  await userEvent.fill(field('Name of the option').last(), name);
  for (const value of values) {
    await userEvent.fill(field('Add a value').last(), value);
    await userEvent.keyboard('{Enter}');
  }
}

test('a simple product is written without a word of variants', async () => {
  const { api } = open({}, { [create]: mug });
  await expect.element(field('Title')).toBeVisible();
  await expect.element(words('1 variant')).not.toBeInTheDocument();
  await fillBasics();
  await userEvent.selectOptions(role('combobox', { name: 'Shelf' }), 'Tableware');
  await userEvent.fill(field('Earlier price'), '30');
  await userEvent.fill(role('spinbutton', { name: 'Stock' }), '12');
  await userEvent.fill(field('SKU'), 'MUG-1');
  await userEvent.fill(field('Weight'), '0.35');
  await userEvent.fill(role('spinbutton', { name: 'Few left from' }), '3');
  await expectAccessible(document.body);
  await press('Save the product');
  await expect.element(words('“Stoneware mug” is saved')).toBeVisible();
  expect(bodyOf(api.callsOf(create), create)).toEqual({
    isActive: true,
    product: {
      ...{ title: 'Stoneware mug', description: '', pictures: [], options: [], lowStock: 3 },
      ...{ category: 'KITCHEN_AND_DINING', leaf: 'TABLEWARE', condition: 'NEW' },
      shippingSupport: 'FIXED_RATE',
      variants: [
        {
          ...{ values: [], sku: 'MUG-1', barcode: null, price: 2500, compareAt: 3000 },
          ...{ stockMode: 'counted', stock: 12, weight: 350, pictureId: null },
        },
      ],
    },
  });
  await expectAccessible(document.body);
  await press('Add another product');
  await expect.element(field('Title')).toHaveValue('');
});

test('it is saved hidden where it is not to show yet', async () => {
  const { api } = open({}, { [create]: { ...mug, isActive: false } });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await userEvent.click(role('checkbox', { name: 'Show it as soon as it is saved' }));
  await press('Save the product');
  await expect.element(words('It is hidden until you show it.')).toBeVisible();
  expect(bodyOf(api.callsOf(create), create).isActive).toBe(false);
});

test('what is missing is said in one place, and at each field', async () => {
  const { api } = open();
  await expect.element(field('Title')).toBeVisible();
  await addOption('');
  await press('Save the product');
  const summary = role('region', { name: 'things are not right yet' });
  for (const text of ['Title: ', 'Category: ', 'Price: ', 'Name of the option: ', 'Values: ']) {
    await expect.element(summary.getByRole('link', { name: text, exact: false })).toBeVisible();
  }
  expect(api.callsOf('POST')).toEqual([]);
  await expectAccessible(document.body);
});

test.each([
  ['-5', 'Price', 'Enter an amount such as'],
  ['1e15', 'Price', 'Enter an amount such as'],
  ['12.345', 'Price', 'Enter an amount such as'],
  ['0', 'Price', '$0.01 or more'],
  ['20', 'Earlier price', 'Enter more than the price'],
  ['a stone', 'Weight', 'Enter a weight such as 1.25'],
])('"%s" is refused at %s', async (text, name, message) => {
  const { api } = open();
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await userEvent.fill(field(name).first(), text);
  await press('Save the product');
  await expect
    .element(field(name).first())
    .toHaveAccessibleDescription(expect.stringContaining(message));
  expect(api.callsOf('POST')).toEqual([]);
});

test('options make variants, each with what the product had', async () => {
  const { api } = open({}, { [create]: shirt });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await addOption('Colour', 'Red', 'Blue');
  await addOption('Size', 'S', 'M');
  await expect.element(words('4 variants')).toBeVisible();
  await expect.element(field('Price', group('Red / M'))).toHaveValue('25.00');
  await userEvent.fill(field('Price', group('Blue / M')), '27');
  await userEvent.fill(group('Red / S').getByRole('spinbutton', { name: 'Stock' }), '4');
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
  media.dispatchEvent(new CustomEvent('bw-pictures', { detail: { pictures } }));
  await press('More about Red / S');
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

test('pictures that are on their way are waited for', async () => {
  const { element, api } = open({ product: 'mug' });
  const media = await untilShown(element, 'bw-media');
  media.dispatchEvent(new CustomEvent('bw-pictures-waiting', { detail: { count: 2 } }));
  await save();
  await expect.element(words('Wait until the pictures are saved').first()).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
});

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
  await openDialogBy(role('button', { name: /^Correct the stock/ }));
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

test.each([
  ['Received more', '-3', 'Enter a whole number above 0.'],
  ['Counted again', '0', 'Enter a whole number other than 0.'],
  ['Counted again', '-13', 'There are no more than 12 pieces.'],
  ['Counted again', '1.5', 'Enter a whole number other than 0.'],
])('%s: "%s" is refused', async (kind, text, message) => {
  const { api } = open({ product: 'mug' });
  await openDialogBy(role('button', { name: /^Correct the stock/ }));
  await userEvent.selectOptions(role('combobox', { name: 'What happened' }), kind);
  await userEvent.fill(field('Pieces', role('dialog')), text);
  await press('Change the stock');
  await expect.element(field('Pieces', role('dialog'))).toHaveAccessibleDescription(message);
  expect(api.callsOf('POST')).toEqual([]);
});

test('a stock that somebody bought meanwhile is said to be', async () => {
  open({ product: 'mug' }, { [stock]: () => problem('conflict') });
  await openDialogBy(role('button', { name: /^Correct the stock/ }));
  await userEvent.selectOptions(role('combobox', { name: 'What happened' }), 'Counted again');
  await userEvent.fill(field('Pieces', role('dialog')), '−12');
  await press('Change the stock');
  await expect.element(words('The stock would fall below nothing.')).toBeVisible();
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

test('a copy begins with everything but what is the other’s alone', async () => {
  const { api } = open({ copy: 'shirt' }, { [create]: shirt });
  await expect.element(field('Title')).toHaveValue('Linen shirt');
  await expect.element(field('SKU', group('Red / S'))).toHaveValue('');
  await press('Save the product');
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(create), create);
  expect(product.variants[2]).toMatchObject({ price: 2700, sku: null, stock: 0 });
  expect(product.variants[2]).not.toHaveProperty('id');
});

test.each([
  [{}, 'read', 'You may look at this shop, but not add products to it.'],
  [{ product: 'mug' }, 'create', 'You may look at this product, but not change it.'],
] as const)('rights end where they end (%o, %s)', async (attributes, right, message) => {
  open(attributes, { [`GET ${shopPath}/settings`]: colleague(right) });
  await expect.element(words(message)).toBeVisible();
  await expect.element(field('Title')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('another shop’s product is none', async () => {
  open({ product: 'other' }, { [read('other')]: () => problem('not-found') });
  await expect.element(words('There is no such product')).toBeVisible();
  await expectAccessible(document.body);
});

test('in French, on a phone, each variant is a card', async () => {
  const { element } = open({ product: 'shirt', locale: 'fr-CA' });
  narrow(element, 390);
  await expect.element(words('4 variantes')).toBeVisible();
  await press('Plus sur Red / S');
  await expect.element(field('Ancien prix', group('Red / S'))).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});
