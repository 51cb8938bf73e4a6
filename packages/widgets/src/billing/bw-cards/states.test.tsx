import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-cards.element.tsx';
import { expired, list, mastercard, openOwn, rosa, savedCard, visa } from './cards.fixture.ts';

registerElement(table);

const openCards = (answers: Answers) => openOwn({}, answers);
const radio = (last4: string) => role('radio', { name: `ending in ${last4}` });

test('while cards are on their way, their places stand there', async () => {
  openCards({ [list]: () => new Promise(() => undefined) });
  await expect.element(role('status')).toHaveTextContent('Loading …');
  await expectAccessible(document.body);
});

test('where there is none, it says what cards are for', async () => {
  openCards({ [list]: [] });
  await expect.element(words('You have no saved cards yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('what is out of reach is tried again', async () => {
  const answer = vi.fn<() => unknown>(() => problem('internal'));
  openCards({ [list]: answer });
  await expect.element(role('alert')).toBeVisible();
  await expectAccessible(document.body);
  answer.mockReturnValue([visa]);
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(radio('4242')).toBeVisible();
});

test('whoever is signed out has the way to sign in', async () => {
  openOwn({}, { 'GET /user/': null, [list]: () => problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(document.body);
});

test('a card that ends is marked, and one that has ended pays no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-15T12:00:00Z') });
  const soon = savedCard('1111', { expiryMonth: 11, expiryYear: 2026 });
  const later = savedCard('2222', { expiryMonth: 12, expiryYear: 2026 });
  openCards({ [list]: [soon, expired, later] });
  await expect.element(radio('1111')).toHaveAccessibleName(/Expires soon: 11\/2026$/);
  await expect.element(radio('1111')).toBeEnabled();
  await expect.element(radio('2222')).toHaveAccessibleName(/Expires 12\/2026$/);
  await expect.element(radio('0005')).toHaveAccessibleName(/Expired 01\/2024$/);
  await expect.element(radio('0005')).toBeDisabled();
  await expectAccessible(document.body);
});

test('on a page of others a card is picked, and a pop-up does what else is done', async () => {
  const opened = vi.fn<typeof open>(() => null);
  vi.stubGlobal('open', opened);

  openWidget('bw-cards', {}, { 'GET /user/': rosa, [list]: [visa, mastercard] });
  await userEvent.click(words('•••• 4444'));
  await expect.element(radio('4444')).toBeChecked();
  await expect.element(words('Default for licences')).toBeVisible();
  for (const name of ['Add a card', 'Delete card ending in 4242']) {
    await userEvent.click(role('button', { name }));
    await expectText(role('alert'), 'Your browser opened no window.');
  }
  expect(opened).toHaveBeenCalledTimes(2);
  expect(role('dialog').elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('widgets of one page ask once, and show the same', async () => {
  const { api } = openOwn({}, { [list]: [visa], 'DELETE /customer/pm_4242': null });
  addWidget('bw-cards', { view: 'dropdown' });
  await expect.element(role('combobox')).toBeVisible();
  await userEvent.click(role('button', { name: 'Delete card ending in 4242' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Delete card' }));
  await expect.element(words('You have no saved cards yet.').nth(1)).toBeVisible();
  expect(api.callsOf(list)).toHaveLength(1);
});

test('on a page of others the list is read anew as somebody comes back', async () => {
  const answer = vi.fn<() => unknown>(() => [visa]);

  openWidget('bw-cards', {}, { 'GET /user/': rosa, [list]: answer });
  await expect.element(radio('4242')).toBeVisible();
  answer.mockReturnValue([visa, mastercard]);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(radio('4444')).toBeVisible();
});
