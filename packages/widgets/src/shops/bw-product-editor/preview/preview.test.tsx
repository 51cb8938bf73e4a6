import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import productTable from '../../bw-product/bw-product.element.tsx';
import { everywhere, heavy } from '../../bw-shipping-rates/rates.fixture.ts';
import { shopPath } from '../../testing/shop.fixture.ts';
import table from '../bw-product-editor.element.tsx';
import { addOption, create, field, fillBasics, open, press } from '../editor.fixture.ts';

registerElement(table);
registerElement(productTable);

const rates = `GET ${shopPath}/shipping`;
const dialog = () => role('dialog', { name: 'Preview' });

test('a preview is the product’s own page of what is written so far', async () => {
  const { api } = open();
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await addOption('Colour', 'Oat', 'Blue');
  await press('Preview');
  await expect.element(dialog().getByRole('heading', { name: 'Stoneware mug' })).toBeVisible();
  await expect.element(dialog().getByText('$25.00')).toBeVisible();
  await expect.element(dialog().getByText('Oat, sold out')).toBeInTheDocument();
  // What lies behind the dialog is inert; its sections have the names of those of the page.
  await expectAccessible(dialog().element());
  expect(api.callsOf(create)).toEqual([]);
  expect(api.callsOf(`GET ${shopPath}/product/`)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Preview');
  await expect.element(field('Title')).toHaveValue('Stoneware mug');
});

test('nothing is written yet: it says so in place of the title', async () => {
  open();
  await expect.element(field('Title')).toBeVisible();
  await press('Preview');
  await expect.element(dialog().getByText('Product without a title')).toBeVisible();
});

test('delivery is that of the shop’s rates, and weights are asked for where rates go by them', async () => {
  open({}, { [rates]: [heavy, everywhere] });
  await expect.element(words('This shop has rates by weight.')).toBeVisible();
  await press('Preview');
  await expect.element(dialog().getByText('Everywhere')).toBeVisible();
});
