import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { openAlerts, rule } from './alerts.fixture.ts';

const edit = role('button', { name: 'Edit' });
const name = role('textbox', { name: 'Name' });
const box = (label: string) => role('checkbox', { name: label });
const save = role('button', { name: 'Save changes' });
const change = 'PUT /rule/item/7';

test('an alert is changed in place, by keys too', async () => {
  const { api, told } = openAlerts();
  await expect.element(edit).toBeVisible();
  (edit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveValue('Canoes near Hamilton');
  await expect.poll(focused).toBe(name.element());
  await expect.element(role('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.fill(name, 'Kayaks');
  await userEvent.click(box('On Boardwalk'));
  await userEvent.selectOptions(role('combobox', { name: 'How soon mail comes' }), 'daily');
  await userEvent.click(box('Sold or gone'));
  await userEvent.click(save);
  await expect.element(role('link', { name: 'Kayaks' })).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  await expect.poll(focused).toBe(edit.element());
  expect(told()).toEqual(['The changes are saved.']);
  expect(JSON.parse(api.callsOf(change)[0]?.slice(change.length) ?? '')).toEqual({
    name: 'Kayaks',
    search: { text: 'canoe' },
    frequency: 'daily',
    channels: ['mail'],
    news: ['new', 'reduced', 'gone'],
  });
});

test('without a way or anything to hear of it is not sent', async () => {
  const { api } = openAlerts({ rules: [rule(7, { channels: ['mail'], news: ['new'] })] });
  await userEvent.click(edit);
  await userEvent.click(box('By e-mail'));
  await userEvent.click(box('New listing'));
  await userEvent.fill(name, '');
  await userEvent.click(save);
  await expect.element(words('Choose where you hear of it.')).toBeVisible();
  await expect.element(words('Choose what you hear of.')).toBeVisible();
  await expect.poll(focused).toBe(name.element());
  expect(api.callsOf(change)).toEqual([]);
  await expectAccessible(document.body);
});

test('what could not be saved is said, and stays as it was typed', async () => {
  const { facts } = openAlerts();
  await userEvent.click(edit);
  await userEvent.fill(name, 'Kayaks');
  facts.isDown = true;
  await userEvent.click(save);
  await expect.element(role('alert')).toBeVisible();
  await expect.element(name).toHaveValue('Kayaks');
  facts.isDown = false;
});

const cancel = role('button', { name: 'Cancel' });

test.each<[string, string, () => Promise<void>]>([
  ['the button beside the one that saves', 'Kayaks', () => userEvent.click(cancel)],
  ['Escape', 'Canoes near Hamilton', () => userEvent.keyboard('{Escape}')],
  ['the button that opened it', 'Kayaks', () => userEvent.click(edit)],
])('it is left without a change by %s, and the focus is back', async (_, typed, leave) => {
  const { api } = openAlerts();
  await userEvent.click(edit);
  await expect.element(name).toBeVisible();
  await expect.poll(focused).toBe(name.element());
  if (typed !== 'Canoes near Hamilton') await userEvent.fill(name, typed);
  await expect.element(edit).toHaveAttribute('aria-expanded', 'true');
  expect(cancel.element().parentElement).toBe(save.element().parentElement);
  await leave();
  await expect.element(name).not.toBeInTheDocument();
  await expect.poll(focused).toBe(edit.element());
  expect(api.callsOf(change)).toEqual([]);
});

test('Escape takes nothing away that was typed, nor leaves from within a choice', async () => {
  openAlerts();
  await userEvent.click(edit);
  const frequency = role('combobox', { name: 'How soon mail comes' });
  await expect.element(name).toBeVisible();
  await expect.poll(focused).toBe(name.element());
  (frequency.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(edit).toHaveAttribute('aria-expanded', 'true');
  await userEvent.fill(name, 'Kayaks');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(name).toHaveValue('Kayaks');
});

test.each([
  ['daily', 'combobox', 'How soon mail comes', 'Your mail about alerts comes once a day at most.'],
  ['never', 'group', 'Where you hear of it', 'Your mail about alerts is off: none comes until'],
] as const)(
  'what its reader wants of mail is told where it counts (%s)',
  async (mail, field, label, said) => {
    openAlerts({ mail });
    await userEvent.click(edit);
    await expect
      .element(role(field, { name: label }))
      .toHaveAccessibleDescription(expect.stringContaining(said));
  },
);

test('the search is changed on its page, where its address can say it', async () => {
  openAlerts({ rules: [rule(7, { search: { text: 'canoe', near: 'Hamilton, ON' } })] });
  await userEvent.click(edit);
  await expect
    .element(role('link', { name: 'Change what it looks for' }))
    .toHaveAttribute(
      'href',
      `${location.origin}/search/v2/item?text=canoe&near=Hamilton%2C+ON&distance=160000&alert=7`,
    );
});

test('a drawn area can’t stand in an address', async () => {
  const polygon = [
    [43, -79],
    [44, -79],
    [44, -80],
  ];
  openAlerts({ rules: [rule(7, { search: { polygon } })] });
  await userEvent.click(edit);
  await expect.element(name).toBeVisible();
  await expect.element(role('link', { name: 'Change what it looks for' })).not.toBeInTheDocument();
});
