import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { king, managedBoard, mill } from '../boards/boards.fixture.ts';
import { list, openBoards, page } from './boards-page.fixture.ts';

const row = (name: string) => role('row', { name });

test('boards tell whom they take, where they belong and how they stand', async () => {
  openBoards();
  await expectText(row('King at James'), '3 of 8');
  await expectText(row('King at James'), 'Downtown');
  await expectText(row('King at James'), 'For sale');
  await expectText(row('Harbour'), 'exclusive');
  await expectText(row('Harbour'), 'Any number');
  await expectText(row('Harbour'), 'Out of service');
  await expectText(row('Mill Bridge'), 'Retired');
  expect(role('button', { name: /^Retire the board/ }).elements()).toHaveLength(2);
  expect(role('button', { name: /^Restore the board/ }).elements()).toHaveLength(1);
  await expectAccessible(document.body);
});

test.each(['en-CA', 'fr-CA'])(
  'what can be done with a board stands in one line, %s',
  async (locale) => {
    const { element } = openBoards({}, { locale });
    narrow(element, 1_080);
    const list = await untilShown(element, '.board-actions');
    const tops = [...list.querySelectorAll('button')].map((button) => button.offsetTop);
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    const table = await untilShown(element, 'table');
    expect(table.scrollWidth).toBeLessThanOrEqual(1_080);
  },
);

test('there are none yet', async () => {
  openBoards({ [list]: page() });
  await expect.element(words('There are no boards yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('they are looked for, narrowed and leafed through by the call', async () => {
  const asked: object[] = [];
  openBoards({
    [list](_: unknown, url: string) {
      asked.push(Object.fromEntries(new URLSearchParams(url.split('?')[1])));
      return { items: [king], total: 21 };
    },
  });
  await userEvent.click(role('button', { name: 'Next page' }));
  await expect.poll(() => asked.at(-1)).toMatchObject({ start: '20', size: '20' });
  await expect.poll(() => focused()?.textContent).toBe('Boards');
  await userEvent.fill(role('searchbox'), 'king');
  await expect.poll(() => asked.at(-1)).toMatchObject({ start: '0', text: 'king' });
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'Retired');
  await expect
    .poll(() => asked.at(-1))
    .toMatchObject({ start: '0', text: 'king', standing: 'retired' });
});

test('a list that can’t be had is told, and asked for again', async () => {
  let isDown = true;
  openBoards({ [list]: () => (isDown ? problem('internal') : page(king)) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(row('King at James')).toBeVisible();
});

test('whoever is no administrator is told so', async () => {
  openBoards({ [list]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});

test('before one is retired it is said what becomes of its merchants', async () => {
  const retire = `DELETE /billboard/${king.id}`;
  let isRetired = false;
  const { api, toasts } = openBoards({
    [list]: () => page(managedBoard(1, 'King at James', isRetired ? mill : {})),
    [retire]() {
      isRetired = true;
      return null;
    },
  });
  await userEvent.click(role('button', { name: 'Retire the board King at James' }));
  await expect.element(words('The 3 merchants who have a place on it keep it')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Retire' }));
  await expect.poll(() => toasts).toEqual(['The board King at James is retired.']);
  expect(api.callsOf(retire)).toHaveLength(1);
  await expect.element(words('Retired').first()).toBeVisible();
});

test('why one is not retired is told where it was asked', async () => {
  const { toasts } = openBoards({ [`DELETE /billboard/${king.id}`]: problem('conflict') });
  await userEvent.click(role('button', { name: 'Retire the board King at James' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Retire' }));
  await expect.element(role('alert')).toHaveTextContent('Somebody has retired this board already.');
  expect(toasts).toEqual([]);
});

test('one that is retired is restored', async () => {
  const restore = `POST /billboard/${mill.id}/restore`;
  const { toasts } = openBoards({ [restore]: mill });
  await userEvent.click(role('button', { name: 'Restore the board Mill Bridge' }));
  await expect
    .element(words('Merchants who wait for a place on it are told by mail'))
    .toBeVisible();
  await userEvent.click(role('dialog').getByRole('button', { name: 'Restore' }));
  await expect.poll(() => toasts).toEqual(['The board Mill Bridge is for sale again.']);
});

test('right to left and 280 px wide, the longest name does not stick out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = openBoards({
    [list]: page(managedBoard(9, 'Panneauhorizontal'.repeat(7), { capacity: 100, taken: 100 })),
  });
  narrow(element, 280);
  await expect.element(words('100 of 100')).toBeVisible();
  const boards = await untilShown(element, '.managed-boards');
  expect(boards.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});
