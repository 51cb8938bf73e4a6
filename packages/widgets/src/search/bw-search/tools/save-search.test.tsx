import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { words } from '../../../kit/testing/role.fixture.ts';
import { page } from '../testing/fake-api.fixture.ts';
import {
  bodiesOf,
  button,
  calls,
  dialog,
  homes,
  milo,
  nameField,
  openDialog,
  openSaving,
  ruleOf,
  save,
  savedButton,
} from '../testing/save-search.fixture.ts';

const inWords =
  'Properties for sale, 3+ bedrooms, under $800,000, within 2\u00a0km of Hamilton, ON';
/** As many of the words as one line shows. */
const usualName = 'Properties for sale, 3+ bedrooms';
const may = { ...milo, scopes: ['profile:basic', 'alerts'] };

test('whoever is signed in saves what they search for, in words, and the button says so', async () => {
  const { api, told } = openSaving({ user: may });
  await openDialog();
  for (const phrase of inWords.split(/, (?!ON)/)) {
    await expect.element(dialog().getByRole('listitem').filter({ hasText: phrase })).toBeVisible();
  }
  await expect.element(nameField()).toHaveValue(usualName);
  await expect.element(words('14 in the last 30 days, about 3 a week.')).toBeVisible();
  const examples = dialog().getByRole('list', { name: 'The newest of them' });
  await expect.element(examples.getByText('2 Elm Street', { exact: false })).toBeVisible();
  await expectAccessible(document.body);
  expect(bodiesOf(api.calls, calls.try)).toEqual([{ search: homes }]);

  await userEvent.fill(nameField(), '  Our next home ');
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Sold or gone' }));
  await userEvent.selectOptions(
    dialog().getByRole('combobox', { name: 'How soon mail comes' }),
    'weekly',
  );
  await userEvent.click(save());
  await expect.element(words('Your search “Our next home” is saved.')).toBeVisible();
  expect(bodiesOf(api.calls, calls.save)).toEqual([
    {
      name: 'Our next home',
      search: homes,
      frequency: 'weekly',
      channels: ['badge', 'mail'],
      news: ['new', 'repriced', 'reduced', 'open-again', 'gone'],
    },
  ]);
  expect(told).toEqual([{ category: 'property', byMail: false }]);
  const link = dialog().getByRole('link', { name: 'See your alerts on Boardwalk', exact: false });
  await expect.element(link).toHaveAttribute('href', `${siteOrigin}/dashboard/alerts`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expectAccessible(document.body);
  await expect.poll(() => focused()?.textContent).toBe('Done');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(savedButton()).toBeVisible();
  await expect.poll(() => focused()).toBe(savedButton().element());
});

test('the button says that this very search is saved, and under what name', async () => {
  const reordered = {
    near: 'Hamilton, ON',
    price: { max: 80_000_000 },
    distance: 2000,
    filters: { bedroomsTotal: { min: 3 }, saleType: ['SALE'] },
    homeCountry: 'CA',
  };
  const { element, led } = openSaving({
    user: milo,
    isOwnSite: true,
    answers: { [calls.list]: { results: [ruleOf({ search: reordered })] } },
  });
  await userEvent.click(savedButton());
  await expect.element(words('You have saved this search as “Homes near us”.')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(dialog().getByRole('link', { name: 'See your alerts' }));
  expect(led).toEqual(['/dashboard/alerts']);
  await userEvent.keyboard('{Escape}');
  element.setAttribute('distance', '5000');
  await expect.element(button()).toBeVisible();
});

test('a position is said by the name of its place', async () => {
  openSaving({ user: may, attributes: { near: '43.25,-79.87' } });
  await openDialog();
  await expect.element(nameField()).toHaveValue(usualName);
});

test('by keys alone, and a dialog that is left keeps what was chosen', async () => {
  const { api } = openSaving({ user: may });
  await expect.element(button()).toBeVisible();
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField()).toBeVisible();
  (nameField().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{End}{/Control} for us{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(button().element());
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField()).toHaveValue(`${usualName} for us`);
  (nameField().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(words('is saved.')).toBeVisible();
  expect(api.callsOf(calls.save)).toHaveLength(1);
});

test('pressed twice it is saved once', async () => {
  const { api } = openSaving({ user: may });
  await openDialog();
  await userEvent.dblClick(save());
  await expect.element(words('is saved.')).toBeVisible();
  expect(api.callsOf(calls.save)).toHaveLength(1);
});

test('what is missing is told at its field, before anything is sent', async () => {
  const { api } = openSaving({ user: may });
  await openDialog();
  await userEvent.fill(nameField(), ' ');
  await userEvent.click(dialog().getByRole('checkbox', { name: 'By e-mail' }));
  await userEvent.click(dialog().getByRole('checkbox', { name: 'On Boardwalk' }));
  for (const news of ['New listing', 'New price', 'Price reduced', 'Offered again']) {
    await userEvent.click(dialog().getByRole('checkbox', { name: news }));
  }
  await userEvent.click(save());
  await expect.element(nameField()).toHaveAccessibleDescription('Give it a name.');
  await expect.poll(() => focused()).toBe(nameField().element());
  for (const name of ['What you want to hear of', 'Where you hear of it']) {
    const group = dialog().getByRole('group', { name });
    await expect.element(group).toHaveAccessibleDescription('Choose at least one.');
  }
  // How soon is requested for mail alone.
  expect(dialog().getByRole('combobox').elements()).toEqual([]);
  await expectAccessible(document.body);
  await userEvent.fill(nameField(), 'x'.repeat(101));
  await userEvent.click(save());
  await expect.element(nameField()).toHaveAccessibleDescription('This is one character too long.');
  expect(api.callsOf(calls.save)).toEqual([]);
});

test('a group in which nothing is chosen has the focus, until something is', async () => {
  openSaving({ user: may });
  await openDialog();
  const box = (name: string) => dialog().getByRole('checkbox', { name });
  for (const name of ['By e-mail', 'On Boardwalk']) await userEvent.click(box(name));
  await userEvent.click(save());
  await expect.element(words('Choose at least one.')).toBeVisible();
  const group = dialog().getByRole('group', { name: 'Where you hear of it' });
  await expect.poll(() => group.element().contains(focused() ?? null)).toBe(true);
  await userEvent.click(box('On Boardwalk'));
  await expect.element(words('Choose at least one.')).not.toBeInTheDocument();
});

test.each<[ProblemCode, string | undefined, string, boolean]>([
  ['conflict', undefined, 'You have 50 alerts, which is the most.', true],
  ['unknown-place', 'body.search.near', 'We don’t know the place “Hamilton, ON”.', true],
  ['invalid-request', 'body.search', 'This search asks for too much', true],
  ['other-user', undefined, 'Somebody else is signed in', false],
])('a refusal (%s) is told, and what was chosen stays', async (code, path, said, isFinal) => {
  const call = calls.save.trim();
  openSaving({ user: may, answers: { [call]: () => problem(code, path) } });
  await openDialog();
  await userEvent.fill(nameField(), 'Mine');
  await userEvent.click(save());
  await expect.element(dialog().getByRole('alert').filter({ hasText: said })).toBeVisible();
  await expect.element(nameField()).toHaveValue('Mine');
  expect(save().elements()).toHaveLength(isFinal ? 0 : 1);
  const ways = dialog().getByRole('link', { name: 'See your alerts on Boardwalk', exact: false });
  expect(ways.elements()).toHaveLength(code === 'conflict' ? 1 : 0);
});

test('offline it says so, and the next try goes out under the same key', async () => {
  let isOffline = true;
  const keys: (string | undefined)[] = [];
  openSaving({
    user: may,
    answers: {
      [calls.save.trim()]: ({ headers, body }: RequestInit) => {
        keys.push(new Headers(headers).get('idempotency-key') ?? undefined);
        if (isOffline) throw new TypeError('Failed to fetch');
        return ruleOf(JSON.parse(String(body)));
      },
    },
  });
  await openDialog();
  await userEvent.click(save());
  await expect.element(words('Boardwalk can’t be reached.')).toBeVisible();
  isOffline = false;
  await userEvent.click(save());
  await expect.element(words('is saved.')).toBeVisible();
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(new Set(keys).size).toBe(1);
});

test('a search of several kinds has no button', async () => {
  const { element } = openSaving({
    attributes: { category: 'property,item' },
    answers: { 'POST /listing/search': { ...page, results: [] } },
  });
  await expect
    .poll(() => element.shadowRoot?.querySelector('.results-tools'))
    .toBeInstanceOf(HTMLElement);
  expect(button().elements()).toEqual([]);
});
