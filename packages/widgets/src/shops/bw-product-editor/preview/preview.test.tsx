import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import productTable from '../../bw-product/bw-product.element.tsx';
import { shopPath } from '../../testing/shop.fixture.ts';
import table from '../bw-product-editor.element.tsx';
import { addOption, create, field, fillBasics, open, press } from '../editor.fixture.ts';

registerElement(table);
registerElement(productTable);

const rates = `GET ${shopPath}/shipping`;
const dialog = () => role('dialog', { name: 'Preview' });

test('a preview is the product’s own page of what is written so far', async () => {
  const { api } = open({}, { [rates]: () => [] });
  await expect.element(field('Title')).toBeVisible();
  await fillBasics();
  await addOption('Colour', 'Oat', 'Blue');
  await press('Preview');
  await expect.element(dialog().getByRole('heading', { name: 'Stoneware mug' })).toBeVisible();
  await expect.element(dialog().getByText('$25.00')).toBeVisible();
  await expect.element(dialog().getByText('Oat, sold out')).toBeInTheDocument();
  await expectAccessible(document.body);
  expect(api.callsOf(create)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Preview');
  await expect.element(field('Title')).toHaveValue('Stoneware mug');
});

test('nothing is written yet: it says so in place of the title', async () => {
  open({}, { [rates]: () => [] });
  await expect.element(field('Title')).toBeVisible();
  await press('Preview');
  await expect.element(dialog().getByText('Product without a title')).toBeVisible();
});

test('rates that can’t be reached are requested again', async () => {
  let isDown = true;
  open({}, { [rates]: () => (isDown ? problem('internal') : []) });
  await expect.element(field('Title')).toBeVisible();
  await press('Preview');
  const again = dialog().getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await userEvent.click(again);
  await expect.element(dialog().getByText('Product without a title')).toBeVisible();
  expect(words('couldn’t').elements()).toEqual([]);
});
