import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { openAlerts, rule } from './alerts.fixture.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  vi.unstubAllGlobals();
});

const canoes = role('link', { name: 'Canoes near Hamilton' });
const row = role('listitem').filter({ has: canoes });
const button = (name: string) => row.getByRole('button', { name });

test('each alert says what it looks for, how one hears of it, and how much is new', async () => {
  openAlerts({
    rules: [
      rule(7, { newCount: 3 }),
      rule(8, { name: 'Homes', listingType: 'property', channels: ['mail'], frequency: 'weekly' }),
      rule(9, { name: 'Fairs', listingType: 'event', channels: ['badge'] }),
    ],
  });
  await expectText(row, '3 new');
  await expectText(row, 'By mail at once, and in the bar');
  await expectText(row, 'Items, with “canoe”');
  const list = role('list', { name: 'Your alerts' });
  await expectText(list, 'By mail once a week');
  await expectText(list, 'In the bar');
  const names = list.getByRole('heading', { level: 3 });
  expect(names.elements().map(({ textContent }) => textContent)).toEqual([
    'Fairs',
    'Homes',
    'Canoes near Hamilton',
  ]);
  await expectAccessible(document.body);
});

test.each([
  ['owner', 'It finds nothing until you resume it.'],
  ['place', 'its place is not known any more'],
  ['values', 'something that it asks for is gone'],
] as const)('one that is paused for %s says why, and how it goes on', async (pausedFor, why) => {
  openAlerts({ rules: [rule(7, { pausedFor })] });
  await expectText(row, why);
  await expect.element(button('Resume')).toBeVisible();
  const change = row.getByRole('link', { name: 'Change what it looks for' });
  if (pausedFor === 'owner') await expect.element(change).not.toBeInTheDocument();
  else await expect.element(change).toHaveAttribute('href', expect.stringContaining('text=canoe'));
  await expectAccessible(document.body);
});

test('an alert is paused, goes on, and sends a test', async () => {
  const { told, api } = openAlerts();
  await userEvent.click(button('Pause'));
  await userEvent.click(button('Resume'));
  await expect.element(button('Pause')).toBeVisible();
  await userEvent.click(button('Send a test'));
  await expect
    .poll(told)
    .toEqual([
      '“Canoes near Hamilton” is paused.',
      '“Canoes near Hamilton” is on again.',
      'A test of “Canoes near Hamilton” is on its way to your mail.',
    ]);
  expect(api.callsOf('POST /rule/item/7/test')).toHaveLength(1);
});

test('what could not be done is told, and may be done again', async () => {
  const { told } = openAlerts({
    answers: { 'POST /rule/item/7/resume': () => problem('internal') },
    rules: [rule(7, { pausedFor: 'owner' })],
  });
  await userEvent.click(button('Resume'));
  await expect.poll(told).toEqual([expect.stringContaining('That didn’t work.')]);
  await expect.element(button('Resume')).not.toHaveAttribute('aria-disabled');
});

test('a deleted alert leads the focus to the next, and comes back by the press that is offered', async () => {
  const { toasts, facts } = openAlerts({ rules: [rule(7), rule(6, { name: 'Bikes' })] });
  const next = role('link', { name: 'Bikes' });
  await expect.element(button('Delete')).toBeVisible();
  (button('Delete').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(canoes).not.toBeInTheDocument();
  await expect.poll(focused).toBe(next.element());
  expect(facts.rules).toHaveLength(1);
  expect(toasts[0]).toMatchObject({
    message: '“Canoes near Hamilton” is deleted.',
    action: { label: 'Undo' },
  });
  // The toast of our own site goes, and the focus with it.
  (focused() as HTMLElement).blur();
  toasts[0]?.action?.run();
  await expect.element(canoes).toBeVisible();
  await expect.poll(focused).toBe(canoes.element());
});

test('the last one that is deleted leads to the heading, over what alerts are', async () => {
  openAlerts();
  await userEvent.click(button('Delete'));
  await expect.element(words('No alerts yet.')).toBeVisible();
  await expect.poll(focused).toBe(role('heading', { name: 'Alerts' }).element());
});

test('one that can’t be made anew is asked about first', async () => {
  const { toasts, facts } = openAlerts({ rules: [rule(7, { pausedFor: 'values' })] });
  await userEvent.click(button('Delete'));
  const dialog = role('dialog', { name: 'Delete this alert?' });
  await expect.element(dialog).toBeVisible();
  expect(facts.rules).toHaveLength(1);
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.element(words('No alerts yet.')).toBeVisible();
  expect(toasts).toEqual([{ message: '“Canoes near Hamilton” is deleted.', tone: 'neutral' }]);
});

test('without alerts it says what they are, and leads to a search', async () => {
  openAlerts({ rules: [] });
  await expect.element(words('No alerts yet.')).toBeVisible();
  await expect
    .element(role('link', { name: 'Search listings' }))
    .toHaveAttribute('href', `${location.origin}/search/v2/listing`);
  await expectAccessible(document.body);
});

test('fifty are as many as one can have', async () => {
  openAlerts({ rules: Array.from({ length: 50 }, (_, index) => rule(index + 1)) });
  await expectText(role('status'), 'You have 50 alerts, as many as one person can have.');
  await expectAccessible(document.body);
});

test('whoever is signed out is led to sign in, and nothing is asked', async () => {
  const { api } = openAlerts({ answers: { 'GET /user/': null } });
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/login`);
  expect(api.callsOf('POST /rule')).toEqual([]);
  await expectAccessible(document.body);
});

test('a list that can’t be had is told, and tried again', async () => {
  const { facts } = openAlerts();
  facts.isDown = true;
  await expectText(role('alert'), 'This can’t be shown right now.');
  facts.isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(canoes).toBeVisible();
});

const longName = 'Anticonstitutionnellement'.repeat(4);

test.each([320, 1440])('long names and French fit %i px, from right to left too', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = openAlerts({
    attributes: { locale: 'fr-CA', theme: 'dark' },
    rules: [rule(7, { name: longName, newCount: 1200, pausedFor: 'place' })],
  });
  narrow(element, width);
  await expect.element(role('link', { name: longName })).toBeVisible();
  await expect.element(role('link', { name: 'Changer ce qu’elle cherche' })).toBeVisible();
  const section = element.shadowRoot?.querySelector('.alerts');
  expect(section?.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});
