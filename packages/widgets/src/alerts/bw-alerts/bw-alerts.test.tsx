import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { openAlerts, rule } from './alerts.fixture.ts';

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
  await expectText(row, 'By mail at once, and on Boardwalk');
  await expectText(row, 'Items, with “canoe”');
  const list = role('list', { name: 'Your alerts' });
  await expectText(list, 'By mail once a week');
  await expectText(list, 'On Boardwalk');
  const names = list.getByRole('heading', { level: 3 });
  expect(names.elements().map(({ textContent }) => textContent)).toEqual([
    'Fairs',
    'Homes',
    'Canoes near Hamilton',
  ]);
  await expectAccessible(document.body);
});

test('whoever wants no mail about alerts is told so, and led to where it is switched on', async () => {
  openAlerts({
    mail: 'never',
    rules: [rule(7), rule(8, { channels: ['mail'] }), rule(9, { channels: ['badge'] })],
  });
  const list = role('list', { name: 'Your alerts' });
  await expectText(list, 'On Boardwalk alone, as mail is off');
  await expectText(list, 'By mail alone, which is off');
  expect(list.element().textContent).not.toContain('By mail at once');
  await expect.element(words('Mail about alerts is off')).toBeVisible();
  await expect
    .element(role('link', { name: 'Switch it on' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/mail`);
  await expectAccessible(document.body);
});

test('mail comes no sooner than its reader wants it, whatever an alert asks for', async () => {
  openAlerts({
    mail: 'daily',
    rules: [rule(7), rule(8, { name: 'Homes', channels: ['mail'], frequency: 'weekly' })],
  });
  await expectText(row, 'By mail once a day, and on Boardwalk');
  await expectText(role('list', { name: 'Your alerts' }), 'By mail once a week');
  expect(role('link', { name: 'Switch it on' }).elements()).toEqual([]);
});

test('alerts show though it can’t be found out whether mail comes', async () => {
  openAlerts({ answers: { 'GET /user/mail-preferences': () => problem('internal') } });
  await expectText(row, 'By mail at once, and on Boardwalk');
});

test('what an alert looks for is said once where its name says just that', async () => {
  openAlerts({ rules: [rule(7, { name: 'Items, with “canoe”' }), rule(8, { name: 'Canoes' })] });
  const list = role('list', { name: 'Your alerts' });
  await expectText(list, 'CanoesItems, with “canoe”');
  expect(list.element().textContent.match(/Items, with “canoe”/g)).toHaveLength(2);
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

const way = (name: string) =>
  role('listitem')
    .filter({ hasText: `“${name}” is deleted.` })
    .getByRole('button', { name: 'Undo' });

test('a deleted alert leads the focus to the way back in its place, by which it comes back', async () => {
  const { api, toasts, facts } = openAlerts({
    rules: [rule(8, { name: 'Skis' }), rule(7), rule(6, { name: 'Bikes' })],
  });
  await expect.element(button('Delete')).toBeVisible();
  (button('Delete').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(canoes).not.toBeInTheDocument();
  await expect.element(way('Canoes near Hamilton')).toBeVisible();
  await expect.poll(focused).toBe(way('Canoes near Hamilton').element());
  await expectText(
    role('status'),
    '“Canoes near Hamilton” is deleted. “Undo” stands in its place.',
  );
  expect([facts.rules.length, toasts]).toEqual([2, []]);
  await expectAccessible(document.body);
  await userEvent.keyboard('{Enter}');
  await expect.element(canoes).toBeVisible();
  await expect.poll(focused).toBe(canoes.element());
  await expect.element(way('Canoes near Hamilton')).not.toBeInTheDocument();
  await expectText(role('status'), '“Canoes near Hamilton” is back.');
  await expect.element(canoes).toHaveAttribute('href', expect.stringMatching(/\?alert=7$/));
  const names = role('list', { name: 'Your alerts' }).getByRole('heading').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Skis',
    'Canoes near Hamilton',
    'Bikes',
  ]);
  expect(api.callsOf('POST /rule/item/7/restore')).toHaveLength(1);
});

test('of several that are deleted each comes back by itself', async () => {
  openAlerts({ rules: [rule(7), rule(6, { name: 'Bikes' }), rule(5, { name: 'Skis' })] });
  const rows = role('list', { name: 'Your alerts' }).getByRole('listitem');
  await userEvent.click(rows.nth(1).getByRole('button', { name: 'Delete' }));
  await expect.element(way('Bikes')).toBeVisible();
  await expect.poll(focused).toBe(way('Bikes').element());
  await userEvent.click(button('Delete'));
  await expect.element(canoes).not.toBeInTheDocument();
  await expect.element(way('Canoes near Hamilton')).toBeVisible();
  await expect.poll(focused).toBe(way('Canoes near Hamilton').element());
  await userEvent.click(way('Bikes'));
  await expect.element(role('link', { name: 'Bikes' })).toBeVisible();
  await expect.element(way('Canoes near Hamilton')).toBeVisible();
});

test('the last one that is deleted leads to the way back as well', async () => {
  openAlerts();
  await userEvent.click(button('Delete'));
  await expect.element(words('No alerts left')).toBeVisible();
  await expect.element(way('Canoes near Hamilton')).toBeVisible();
  await expect.poll(focused).toBe(way('Canoes near Hamilton').element());
  await expectAccessible(document.body);
});

test('one that is open leads back to its place in the list as it is deleted', async () => {
  openAlerts({ attributes: { alert: '7' }, rules: [rule(8, { name: 'Skis' }), rule(7)] });
  await userEvent.click(role('button', { name: 'Delete' }));
  await expect.element(role('link', { name: 'Skis' })).toBeVisible();
  await expect.element(way('Canoes near Hamilton')).toBeVisible();
  await expect.poll(focused).toBe(way('Canoes near Hamilton').element());
});

test('one that can’t come back stays deleted, and why is told', async () => {
  const { told } = openAlerts({
    answers: { 'POST /rule/item/7/restore': () => problem('conflict') },
  });
  await userEvent.click(button('Delete'));
  await userEvent.click(way('Canoes near Hamilton'));
  await expect.poll(told).toEqual([expect.stringContaining('That didn’t work.')]);
  await expect.element(way('Canoes near Hamilton')).not.toHaveAttribute('aria-disabled');
});

test('one that can’t look any more has the way back as well', async () => {
  openAlerts({ rules: [rule(7, { pausedFor: 'values' })] });
  await userEvent.click(button('Delete'));
  await userEvent.click(way('Canoes near Hamilton'));
  await expect.element(canoes).toBeVisible();
});

test('without alerts it says what they are, and leads to a search', async () => {
  openAlerts({ rules: [] });
  await expect.element(words('No alerts yet')).toBeVisible();
  await expect
    .element(role('link', { name: 'Search listings' }))
    .toHaveAttribute('href', `${location.origin}/search/v2/listing`);
  await expectAccessible(document.body);
});

test('fifty are as many as one can have', async () => {
  openAlerts({ rules: Array.from({ length: 50 }, (_, index) => rule(index + 1)) });
  const full = role('status').filter({ hasText: 'You have 50 alerts' });
  await expectText(full, 'as many as one person can have');
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
