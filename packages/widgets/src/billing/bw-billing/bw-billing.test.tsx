import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import cardsTable from '../bw-cards/bw-cards.element.tsx';
import { list, mastercard, rosa, visa } from '../bw-cards/cards.fixture.ts';
import table from './bw-billing.element.tsx';

registerElement(table);
registerElement(cardsTable);

function open(attributes: object = {}) {
  return openWidget(
    'bw-billing',
    { 'heading-level': '1', ...attributes },
    { 'GET /user/': rosa, [list]: [visa, mastercard] },
    { siteOrigin: location.origin },
  ).element;
}

test('it shows the cards to look after, and how they are kept', async () => {
  open();
  await expect.element(role('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await expect.element(role('button', { name: 'Delete card ending in 4444' })).toBeVisible();
  await expect.element(role('button', { name: 'Add a card' })).toBeVisible();
  await expect.element(words('its last four digits and its expiry date alone')).toBeVisible();
  // Nothing is picked here.
  expect(role('radio').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('it speaks French', async () => {
  open({ locale: 'fr-CA' });
  await expect.element(role('heading', { name: 'Facturation', level: 1 })).toBeVisible();
  await expect.element(role('button', { name: 'Ajouter une carte' })).toBeVisible();
});

test.each([320, 1440])('it fits %d px, from right to left as well', async (width) => {
  document.documentElement.dir = 'rtl';
  const element = open();
  narrow(element, width);
  await expect.element(role('button', { name: 'Delete card ending in 4444' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});
