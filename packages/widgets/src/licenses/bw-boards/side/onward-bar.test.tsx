import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { main, openBoards } from '../boards.fixture.ts';

beforeEach(() => page.viewport(390, 800));

const card = role('dialog', { name: 'Picked board' });
const row = (name: string) => role('button', { name, exact: false }).last();

async function choose(name: string) {
  await userEvent.click(row(name));
  await userEvent.click(card.getByRole('button', { name: 'Advertise Here' }));
}

test('on a phone a board that is chosen leads on at the bottom of the window', async () => {
  const { element, toasts } = openBoards({ 'plan-id': main.id });
  await choose('Main Street');
  // The sheet would lie over the way on.
  await expect.element(card).not.toBeInTheDocument();
  const bar = await untilShown(element, '.boards-onward');
  await expect.poll(() => Math.round(bar.getBoundingClientRect().bottom)).toBe(800);
  expect(bar.textContent).toContain('1 of 3 chosen');
  expect(bar.textContent).toContain('Main Street plan: $600 a year');
  const checkout = role('button', { name: 'Checkout', exact: true });
  expect(checkout.elements()).toHaveLength(1);
  const { height } = checkout.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  await expectAccessible(element);
  await choose('Harbour');
  await expect.poll(() => bar.textContent).toContain('2 of 3 chosen');
  await userEvent.click(checkout);
  await expect.element(role('dialog', { name: 'Become a Team Merchant' })).toBeVisible();
  expect(toasts).toEqual([]);
});

test('a chosen board is let go of in its sheet, which stays, and the last one takes the bar with it', async () => {
  const { element } = openBoards({ 'plan-id': main.id, billboards: '1' });
  await untilShown(element, '.boards-onward');
  await userEvent.click(row('Main Street'));
  await userEvent.click(card.getByRole('button', { name: 'Remove from your choice' }));
  await expect.element(card.getByRole('button', { name: 'Advertise Here' })).toBeVisible();
  await expect.poll(() => element.shadowRoot?.querySelector('.boards-onward') ?? null).toBe(null);
});

test('without a plan it tells from how much on, and leads to the plans', async () => {
  const { element } = openBoards({ billboards: '1,2', locale: 'fr-CA' });
  const bar = await untilShown(element, '.boards-onward');
  expect(bar.textContent).toContain('2 panneaux choisis');
  expect(bar.textContent).toMatch(/Forfaits à partir de 600\s\$ par an/);
  const ways = role('link', { name: 'Voir les forfaits' });
  await expect.poll(() => ways.elements()).toHaveLength(1);
  await expectAccessible(element);
});

test('a page of others has its plans above, and the bar leads there', async () => {
  const { element } = openBoards({ billboards: '1' }, {}, false);
  await untilShown(element, '.larger-plans');
  await userEvent.click(role('button', { name: 'See the plans' }));
  await expect
    .poll(() => element.shadowRoot?.activeElement?.textContent)
    .toBe('Plans for your board, the smallest first');
});

test('beside the map the way on stands with what is chosen, and there is no bar', async () => {
  await page.viewport(1024, 768);
  const { element } = openBoards({ 'plan-id': main.id, billboards: '1' });
  await expect.element(role('button', { name: 'Checkout Now' })).toBeVisible();
  const bar = await untilShown(element, '.boards-onward');
  expect(getComputedStyle(bar).display).toBe('none');
});
