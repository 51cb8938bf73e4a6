import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import {
  bodiesOf,
  button,
  calls,
  changeButton,
  dialog,
  homes,
  milo,
  nameField,
  openDialog,
  openSaving,
  ruleOf,
  savedButton,
} from '../testing/save-search.fixture.ts';

const allWords = 'Properties for sale, 3+ bedrooms, under $800,000, within 5 km of Hamilton, ON';
/** As many of the words as one line shows. */
const usualName = 'Properties for sale, 3+ bedrooms';
const far = { ...homes, distance: 5000 };

/** Milo comes from one of his alerts to change what it looks for. */
function openChanging(changes: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  const rule = ruleOf({ search: far, frequency: 'weekly', news: ['reduced'], ...changes });
  return openSaving({
    user: milo,
    isOwnSite: true,
    attributes: { alert: '9', ...attributes },
    answers: { [calls.list]: { results: [rule] } },
  });
}

test('a search that began with an alert changes it, with all that was chosen for it', async () => {
  const { api, element, told } = openChanging();
  await userEvent.click(changeButton());
  await expect.element(role('dialog', { name: 'Change alert' })).toBeVisible();
  const change = dialog().getByRole('radio', { name: 'Change “Homes near us”' });
  await expect.element(change).toBeChecked();
  await expect.element(nameField()).toHaveValue('Homes near us');
  await expect
    .element(dialog().getByRole('combobox', { name: 'How soon mail comes' }))
    .toHaveValue('weekly');
  await expectAccessible(document.body);
  await userEvent.click(dialog().getByRole('button', { name: 'Change alert' }));
  await expect.element(words('“Homes near us” is changed.')).toBeVisible();
  expect(bodiesOf(api.calls, calls.change)).toEqual([
    {
      name: 'Homes near us',
      search: homes,
      frequency: 'weekly',
      channels: ['badge', 'mail'],
      news: ['reduced'],
    },
  ]);
  expect(api.callsOf(calls.save)).toEqual([]);
  expect(told).toEqual([{ category: 'property', byMail: false }]);
  await expectAccessible(document.body);
  expect(element.getAttribute('alert')).toBe('9');
});

const howTo = words('To change your alert, change this search, then press “Change alert”.');
const notYours = words('The alert that led here is not among yours, or you are not signed in.');

test('how an alert is changed is said from the start, while its search is still the same', async () => {
  openChanging({ search: homes });
  await expect.element(savedButton()).toBeVisible();
  await expect.element(howTo).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['somebody whose it is not', milo],
  ['a visitor', null],
])('nobody else is told how: %s', async (_, user) => {
  openSaving({
    user,
    isOwnSite: true,
    attributes: { alert: '10' },
    answers: { [calls.list]: { results: [ruleOf()] } },
  });
  await expect.element(notYours).toBeVisible();
  await expect.element(howTo).not.toBeInTheDocument();
});

test('it may become a new one beside it, under a name of its own', async () => {
  const { api } = openChanging();
  await userEvent.click(changeButton());
  await userEvent.click(dialog().getByRole('radio', { name: 'As a new alert' }));
  await expect.element(nameField()).toHaveValue(usualName);
  await userEvent.click(dialog().getByRole('radio', { name: 'Change “Homes near us”' }));
  await expect.element(nameField()).toHaveValue('Homes near us');
  await userEvent.click(dialog().getByRole('radio', { name: 'As a new alert' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Save search' }));
  await expect.element(words(`Your search “${usualName}” is saved.`)).toBeVisible();
  expect(api.callsOf(calls.save)).toHaveLength(1);
  expect(api.callsOf(calls.change)).toEqual([]);
});

test('the name of an alert that says what it looks for follows that', async () => {
  openChanging({ name: allWords });
  await userEvent.click(changeButton());
  await expect.element(nameField()).toHaveValue(usualName);
});

test('nothing is changed while it looks for the same, nor an alert of another kind or somebody else', async () => {
  const same = openChanging({ search: homes });
  await expect.element(savedButton()).toBeVisible();
  same.element.remove();
  openChanging({}, { alert: '10' });
  await expect.element(button()).toBeVisible();
  await openDialog();
  await expect.element(nameField()).toHaveValue(usualName);
  expect(dialog().getByRole('radio').elements()).toEqual([]);
});

test('a page of others changes none', async () => {
  openSaving({
    user: { ...milo, scopes: ['profile:basic', 'alerts'] },
    attributes: { alert: '9' },
    answers: { [calls.list]: { results: [ruleOf({ search: far })] } },
  });
  await openDialog();
  await expect.element(nameField()).toHaveValue(usualName);
  expect(dialog().getByRole('radio').elements()).toEqual([]);
  expect([...howTo.elements(), ...notYours.elements()]).toEqual([]);
});
