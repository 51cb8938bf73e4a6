import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { account } from '../testing/seller.fixture.ts';
import table from './bw-create-shop.element.tsx';
import { accounts, create, field, fillIn, openCreation, submit } from './create-shop.fixture.ts';

registerElement(table);

test('what is missing and what does not fit is said at each field', async () => {
  const { api } = openCreation();
  await userEvent.fill(role('textbox', { name: 'At most' }), '0');
  await userEvent.fill(field('Postal code'), '90210');
  await userEvent.fill(field('Phone'), '12');
  await userEvent.click(submit);
  await expect.element(role('heading', { name: '7 things are not right yet' })).toBeVisible();
  await expect.element(field('Name of the shop')).toHaveAccessibleDescription('Fill this in.');
  await expect.element(words('At most must be no less than at least.').first()).toBeVisible();
  await expect.element(field('Postal code')).toBeInvalid();
  await expect.element(field('Phone')).toBeInvalid();
  expect(api.callsOf(create)).toEqual([]);
  await expectAccessible(document.body);
});

test('pickup, hours and contact are sent as they are filled in, pickup only where it is offered', async () => {
  const { api } = openCreation();
  await fillIn();
  const pickup = role('checkbox', { name: 'Buyers can pick up' });
  await userEvent.click(pickup);
  await userEvent.fill(field('Where and how'), 'At the back door.');
  await userEvent.fill(field('E-mail'), 'shop@example.org');
  await userEvent.fill(field('Website'), 'www.example.org');
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create)).toHaveLength(1);
  const sent = () => JSON.parse(api.callsOf(create).at(-1)?.slice(create.length) ?? '');
  expect(sent().shop).toMatchObject({
    pickup: { instructions: 'At the back door.', hours: null },
    contact: { email: 'shop@example.org', website: 'https://www.example.org' },
  });
  await userEvent.click(pickup);
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create)).toHaveLength(2);
  expect(sent().shop.pickup).toBe(null);
});

test('a policy begins with a text of the country, which says what it follows', async () => {
  const { api } = openCreation({
    [accounts]: [{ ...account, country: 'AU', currency: 'AUD' }],
  });
  await userEvent.click(role('button', { name: 'Begin with a proposed text' }).first());
  await expect
    .element(field('Return policy'))
    .toHaveValue(expect.stringContaining('cannot be excluded under the Australian Consumer Law'));
  await expect.poll(focused).toBe(field('Return policy').element());
  await expect.element(role('link', { name: 'Competition and Consumer Act' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.fill(field('Name of the shop'), 'Maple & Birch');
  await userEvent.fill(role('combobox', { name: 'City' }), 'Sydney');
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'New South Wales');
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create).join()).toContain('Australian Consumer Law');
});

test('a logo is cropped 3 to 2, shows, is replaced and taken away', async () => {
  const { element, api } = openCreation();
  await fillIn();
  await userEvent.click(role('button', { name: 'Upload a logo' }));
  const upload = () => element.shadowRoot?.querySelector('bw-upload');
  await expect.poll(() => upload()?.getAttribute('crop')).toBe('logo');
  const detail = { id: 'a'.repeat(32), path: '/media/a', mimeType: 'image/jpeg', name: 'a.jpg' };
  upload()?.dispatchEvent(new CustomEvent('bw-uploaded', { detail, cancelable: true }));
  upload()?.dispatchEvent(new CustomEvent('bw-upload-closed'));
  await expect.element(role('img', { name: 'Logo that you have chosen' })).toBeVisible();
  expect(upload()).toBe(null);
  await expectAccessible(document.body);
  await userEvent.click(submit);
  await expect.poll(() => api.callsOf(create).join()).toContain(`"id":"${'a'.repeat(32)}"`);
  await userEvent.click(role('button', { name: 'Remove' }));
  await expect.element(role('img')).not.toBeInTheDocument();
});

test('what was typed is there on the next page, until the shop is created or it starts over', async () => {
  const first = openCreation({}, {}, true);
  await fillIn();
  await userEvent.fill(field('Description'), 'Furniture of local wood.');
  first.element.remove();
  const second = openCreation({}, {}, true);
  await expect.element(words('What you typed last time is still here.')).toBeVisible();
  await expect.element(field('Description')).toHaveValue('Furniture of local wood.');
  await expect.element(field('Address of the shop')).toHaveValue('maple-birch');
  await userEvent.click(submit);
  await expect.poll(() => second.led).toHaveLength(1);
  second.element.remove();
  const third = openCreation({}, {}, true);
  await expect.element(field('Name of the shop')).toHaveValue('');
  await userEvent.fill(field('Name of the shop'), 'Oak');
  third.element.remove();
  openCreation({}, {}, true);
  await openDialogBy(role('button', { name: 'Start over' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  await expect.element(field('Name of the shop')).toHaveValue('Oak');
  await openDialogBy(role('button', { name: 'Start over' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Start over' }));
  await expect.element(field('Name of the shop')).toHaveValue('');
});

test('without a line nothing is lost, and the second try is the same shop', async () => {
  const keys: (string | null)[] = [];
  let isDown = true;
  const { led } = openCreation({
    [create]: (init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return isDown ? problem('internal') : ownShop;
    },
  });
  await fillIn();
  await userEvent.click(submit);
  await expect.element(role('heading', { name: 'This could not be sent' })).toBeVisible();
  isDown = false;
  await userEvent.click(submit);
  await expect.poll(() => led).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
