import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { colleague, shirt, shopOf, shopPath } from '../testing/shop.fixture.ts';
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
  mug,
  open,
  press,
  read,
  save,
} from './editor.fixture.ts';

registerElement(table);

test('a simple product is written without a word of variants', async () => {
  const { api } = open({}, { [create]: mug });
  await expect.element(field('Title')).toBeVisible();
  await expect.element(words('1 variant')).not.toBeInTheDocument();
  await fillBasics();
  await userEvent.selectOptions(role('combobox', { name: 'Shelf' }), 'Tableware');
  await userEvent.fill(field('Earlier price'), '30');
  await userEvent.fill(role('textbox', { name: 'Stock' }), '12');
  await userEvent.fill(field('SKU'), 'MUG-1');
  await userEvent.fill(field('Weight'), '0.35');
  await userEvent.fill(role('textbox', { name: 'Few left from' }), '3');
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

test('pictures that are on their way are waited for', async () => {
  const { element, api } = open({ product: 'mug' });
  const media = await untilShown(element, 'bw-media');
  // The form listens to its list once it can be filled in.
  await userEvent.fill(field('Title'), 'Cup');
  media.dispatchEvent(new CustomEvent('bw-pictures-waiting', { detail: { count: 2 } }));
  await save();
  await expect.element(words('Wait until the pictures are saved').first()).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
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

test.each([
  ['open', 'It is shown in your shop.'],
  ['draft', 'Visitors see it once your shop is open.'],
] as const)('a product of a shop that is %s is saved: %s', async (state, sentence) => {
  open({}, { [create]: mug, [`GET ${shopPath}/settings`]: shopOf({ state }) });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await press('Save the product');
  await expect.element(words(sentence)).toBeVisible();
});

test.each([
  ['CA', 'CAD', '1.2', 1200],
  ['US', 'USD', '2.5', 1134],
  ['US', 'USD', '4.5 oz', 128],
] as const)('a shop of %s in %s weighs %s as %i grams', async (country, currency, text, grams) => {
  const shop = { [`GET ${shopPath}/settings`]: shopOf({ country, currency }) };
  const { api } = open({}, { [create]: mug, ...shop });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await userEvent.fill(field('Weight'), text);
  await press('Save the product');
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(create), create);
  expect(product.variants).toMatchObject([{ weight: grams }]);
});

test('a weight that nobody has changed stays exact in pounds', async () => {
  const shop = { [`GET ${shopPath}/settings`]: shopOf({ country: 'US', currency: 'USD' }) };
  const { api } = open({ product: 'mug' }, { [change('mug')]: answerTo(mug).answer, ...shop });
  await expect.element(field('Weight')).toHaveValue('0.77');
  await userEvent.fill(field('Title'), 'Mug');
  await save();
  await expect.poll(() => api.callsOf(change('mug'))).toHaveLength(1);
  const { product } = bodyOf(api.callsOf(change('mug')), change('mug'));
  expect(product.variants).toMatchObject([{ weight: 350 }]);
});

test.each([
  ['CA', '1,250', 'Enter 1,000\u00a0kg or less.'],
  ['US', '2500', 'Enter 2,204.62\u00a0lb or less.'],
  ['US', 'light', 'Enter a weight such as 2.5, or in ounces such as 4.5 oz.'],
] as const)('in %s, a weight of %s is refused', async (country, text, sentence) => {
  const { api } = open({}, { [`GET ${shopPath}/settings`]: shopOf({ country }) });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await userEvent.fill(field('Weight'), text);
  await press('Save the product');
  await expect.element(field('Weight')).toHaveAccessibleDescription(sentence);
  expect(api.callsOf(create)).toEqual([]);
});
