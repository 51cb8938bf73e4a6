import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { type Answers, apiOrigin, fakeApi } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { settingsOf, shopAnswers, shopPath } from '../testing/shop.fixture.ts';
import table from './bw-product-editor.element.tsx';

registerElement(table);

/** Opens the form of a new product: on a page of our own site, by default. */
function open(answers: Answers = {}, origin = location.origin): HTMLElement {
  fakeApi({ ...shopAnswers, ...answers });
  const send = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(url.replace(location.origin, apiOrigin), init),
  );
  configure({ apiOrigin: origin, siteOrigin: origin });
  return addWidget('bw-product-editor', { shop: 'maple' });
}

const title = () => role('textbox', { name: 'Title' });
const stored = () => localStorage.getItem('boardwalk.words') ?? '';

test('what is written of a new product is back after its page was left', async () => {
  open();
  await expect.element(title()).toBeVisible();
  await userEvent.fill(title(), 'Stoneware mug');
  await userEvent.click(role('button', { name: 'Add an option' }));
  await userEvent.fill(role('textbox', { name: 'Name of the option' }), 'Size');
  await userEvent.fill(role('textbox', { name: 'Add a value' }), 'S');
  await userEvent.keyboard('{Enter}');
  await expect.poll(stored).toContain('"values":["S"]');
  document.body.replaceChildren();
  open();
  await expect.element(words('What you had written in this browser is back.')).toBeVisible();
  await expect.element(title()).toHaveValue('Stoneware mug');
  await expect.element(role('button', { name: 'S', exact: true })).toBeVisible();
  await openDialogBy(role('button', { name: 'Start over' }));
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  await expect.element(title()).toHaveValue('Stoneware mug');
  await openDialogBy(role('button', { name: 'Start over' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Start over' }));
  await expect.element(title()).toHaveValue('');
  expect(stored()).not.toContain('Stoneware mug');
});

test('what the server has is stored no more', async () => {
  open({ [`POST ${shopPath}/product`]: settingsOf('mug') });
  await expect.element(title()).toBeVisible();
  await userEvent.fill(title(), 'Stoneware mug');
  await userEvent.selectOptions(role('combobox', { name: 'Category' }), 'Lighting');
  await userEvent.fill(role('textbox', { name: 'Price' }).first(), '25');
  await expect.poll(stored).toContain('Stoneware mug');
  await userEvent.click(role('button', { name: 'Save the product' }));
  await expect.element(words('is saved')).toBeVisible();
  expect(stored()).not.toContain('Stoneware mug');
});

test('on a page of others nothing is stored', async () => {
  open({}, apiOrigin);
  await expect.element(title()).toBeVisible();
  await userEvent.fill(title(), 'Stoneware mug');
  await userEvent.tab();
  expect(stored()).not.toContain('Stoneware mug');
});
