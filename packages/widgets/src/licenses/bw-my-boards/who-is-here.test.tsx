import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { publicRoofer } from '../shared/on-board/merchants.fixture.ts';
import { calls, openMyBoards, ownBoard } from './my-boards.fixture.ts';

const running = role('article', { name: 'Elm Roofing' });
const boardRow = (name: string) => running.getByRole('listitem').filter({ hasText: name });

test('who has a place on a board is told from who shows without one, as on its card', async () => {
  let merchants: unknown = () => problem('internal');
  openMyBoards({
    'GET /billboard/12/sponsors': () => (typeof merchants === 'function' ? merchants() : merchants),
  });
  const row = boardRow('Main Street');
  const who = row.getByRole('button', { name: 'Who is on Main Street', exact: false });
  await userEvent.click(who);
  await expectText(row, 'This can’t be shown right now.');
  const bakery = { ...publicRoofer, id: 9, title: 'Birch Bakery' };
  const house = { ...publicRoofer, id: 10, title: 'Evergreen Floors' };
  merchants = { results: [publicRoofer, bakery], house: [house] };
  await userEvent.click(row.getByRole('button', { name: 'Try again' }));
  const placed = row.getByRole('region', { name: 'Have a place here' });
  await expectText(placed, 'Elm Roofingyour listing');
  await expect
    .element(placed.getByRole('link', { name: 'Birch Bakery' }))
    .toHaveAttribute('href', `${location.origin}/merchant/listing/9`);
  const shown = row.getByRole('region', { name: 'Also shown, without taking a place or a trade' });
  await expect.element(shown.getByRole('link', { name: 'Evergreen Floors' })).toBeVisible();
  await expect.element(placed.getByText('Evergreen Floors')).not.toBeInTheDocument();
  await expect.element(who).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(document.body);
  await userEvent.click(who);
  await expect.element(words('Birch Bakery')).not.toBeInTheDocument();
});

test('whoever is the first on a board reads so, and finds the house sponsors beside', async () => {
  const house = { ...publicRoofer, id: 10, title: 'Evergreen Floors' };
  openMyBoards({
    [calls.boards]: [ownBoard(12, 'Main Street', { taken: 1 })],
    'GET /billboard/12/sponsors': { results: [publicRoofer], house: [house] },
  });
  const row = boardRow('Main Street');
  await expectText(row, '1 of 8 places taken: yours');
  await userEvent.click(row.getByRole('button', { name: 'Who is on Main Street', exact: false }));
  await expectText(row, 'Also shown, without taking a place or a trade');
});

test('where nobody who has a place shows in public, nobody is said to be alone', async () => {
  openMyBoards({ 'GET /billboard/12/sponsors': { results: [], house: [] } });
  const row = boardRow('Main Street');
  await userEvent.click(row.getByRole('button', { name: 'Who is on Main Street', exact: false }));
  await expectText(row, 'Those who have a place here don’t show in public at the moment.');
});
