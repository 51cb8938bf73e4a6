import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import {
  bodiesOf,
  calls,
  dialog,
  homes,
  milo,
  nameField,
  openDialog,
  openSaving,
  save,
  trial,
} from '../testing/save-search.fixture.ts';

/** As many of the words as one line shows. */
const usualName = 'Properties for sale, 3+ bedrooms';
const may = { ...milo, scopes: ['profile:basic', 'alerts'] };

describe('a dry run', () => {
  test('that finds very much is narrowed by one press, which words and name follow', async () => {
    const total = { count: 1000, isCapped: true };
    const narrower = [
      { distance: 1000, total: { count: 150, isCapped: false } },
      { subcategory: 'VACATION', total },
    ];
    const { api } = openSaving({
      user: may,
      answers: {
        [calls.try]: ({ body }: RequestInit) =>
          String(body).includes('"distance":1000')
            ? trial
            : { ...trial, total, lately: total, weekly: 233.3, narrower },
      },
    });
    await openDialog();
    const often = 'More than 1,000 in the last 30 days, more than 233 a week.';
    await expect.element(words(often)).toBeVisible();
    const offers = role('group', { name: 'This finds more than 1,000 listings' });
    await expect
      .element(
        offers.getByRole('button', { name: 'Only vacation homes: more than 1,000 listings' }),
      )
      .toBeVisible();
    await expectAccessible(document.body);
    await userEvent.click(offers.getByRole('button', { name: 'Within 1 km: 150 listings' }));
    await expect.element(words('14 in the last 30 days')).toBeVisible();
    await expect.element(offers).not.toBeInTheDocument();
    await expect.element(nameField()).toHaveValue(usualName);
    await expect.poll(() => focused()?.textContent).toContain('within 1\u00a0km of Hamilton, ON');
    // One more press takes it back.
    const widen = dialog().getByRole('button', { name: 'Look for all of it' });
    await userEvent.click(widen);
    await expect.element(offers).toBeVisible();
    await expect.element(nameField()).toHaveValue(usualName);
    await expect.element(widen).not.toBeInTheDocument();
    await expect.poll(() => focused()?.textContent).toContain('within 2\u00a0km of Hamilton, ON');
    await userEvent.click(offers.getByRole('button', { name: 'Within 1 km: 150 listings' }));
    await expect.element(widen).toBeVisible();
    await expectAccessible(document.body);
    // Left and come back to, it is the search of the page.
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await openDialog();
    await expect.element(nameField()).toHaveValue(usualName);
    await userEvent.click(offers.getByRole('button', { name: 'Within 1 km: 150 listings' }));
    await expect.element(nameField()).toHaveValue(usualName);
    await userEvent.click(save());
    await expect.element(words('is saved.')).toBeVisible();
    expect(bodiesOf(api.calls, calls.save)[0].search).toEqual({ ...homes, distance: 1000 });
  });

  test.each([
    [{ lately: { count: 0, isCapped: false }, weekly: 0, examples: [] }, 'Nothing in the last 30'],
    [
      { lately: { count: 1, isCapped: false }, weekly: 0.2 },
      '1 in the last 30 days, less than one',
    ],
    [{ lately: { count: 4, isCapped: false }, weekly: 0.9 }, '4 in the last 30 days, about 1 a'],
  ])('that finds little says so (%#)', async (changes, said) => {
    openSaving({ user: may, answers: { [calls.try]: { ...trial, ...changes } } });
    await openDialog();
    await expect.element(words(said)).toBeVisible();
  });

  test('that fails is tried again, and keeps nobody from saving', async () => {
    let isDown = true;
    openSaving({
      user: may,
      answers: { [calls.try]: () => (isDown ? problem('internal') : trial) },
    });
    await openDialog();
    await expect.element(words('You can save it all the same.')).toBeVisible();
    await expectAccessible(document.body);
    isDown = false;
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    await expect.element(words('14 in the last 30 days')).toBeVisible();
  });

  test('offline says so', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    openSaving({ user: may, answers: { [calls.try]: offline } });
    await openDialog();
    await expect.element(words('You are offline.')).toBeVisible();
  });

  test('of a place that is unknown leads back to the search', async () => {
    openSaving({ user: may, answers: { [calls.try]: () => problem('unknown-place') } });
    await openDialog();
    await expect.element(words('We don’t know the place “Hamilton, ON”.')).toBeVisible();
    expect(save().elements()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});
