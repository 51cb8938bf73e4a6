import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { expectText, role } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-cards.element.tsx';
import { list, mastercard, openOwn, savedCard, transfer, visa } from '../cards.fixture.ts';

registerElement(table);

const open = (attributes: object = {}, cards: readonly unknown[] = [visa, mastercard, transfer]) =>
  openOwn({ view: 'dropdown', ...attributes }, { [list]: cards });

const field = role('combobox', { name: 'Saved cards' });
const option = (last4: string) => role('option', { name: `ending in ${last4}` });

test('it opens, picks, and lets go of what is picked', async () => {
  const { picked } = open();
  await expect.element(field).toHaveTextContent('Choose a card');
  await userEvent.click(field);
  await expect.element(option('4444')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(option('4444'));
  await expectText(field, '4444');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field);
  await expect.element(option('4444')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(option('4444'));
  await expect.element(field).toHaveTextContent('Choose a card');
  expect(picked).toEqual(['pm_4444', null]);
});

test('keys walk through it, and Escape leaves it as it was', async () => {
  const { picked } = open();
  await expect.element(field).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{End}{ArrowUp}');
  const active = () => field.element().getAttribute('aria-activedescendant');
  await expect.poll(active).toBe(option('4444').element().id);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(picked).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{End}');
  await expect.poll(active).toBe(option('6789').element().id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => picked).toEqual(['pm_6789']);
});

test('one that is picked elsewhere can’t be picked', async () => {
  const { picked } = open({ taken: 'pm_4242' });
  await userEvent.click(field);
  await expect.element(option('4242')).toHaveAttribute('aria-disabled', 'true');
  option('4242')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('{Enter}');
  expect(picked).toEqual([]);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
});

test('it closes as the focus leaves', async () => {
  open();
  await userEvent.click(field);
  await expect.element(option('4242')).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('many cards scroll within 365 px, at 320 px', async () => {
  const { element } = open(
    {},
    Array.from({ length: 14 }, (_, index) => savedCard(String(1000 + index))),
  );
  narrow(element, 320);
  await userEvent.click(field);
  await expect.element(option('1000')).toBeVisible();
  const box = element.shadowRoot?.querySelector('[role=listbox]');
  expect(box?.getBoundingClientRect().height).toBeLessThanOrEqual(365);
  expect(element.scrollWidth).toBeLessThanOrEqual(320);
});
