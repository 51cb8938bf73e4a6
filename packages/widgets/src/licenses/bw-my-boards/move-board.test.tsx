import {
  type SomeBoard,
  writeBoardColumns,
} from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import {
  answerLicenses,
  boardId,
  calls,
  harbour,
  license,
  licenseId,
  main,
  openMyBoards,
  ownBoard,
} from './my-boards.fixture.ts';

function board(id: number, name: string, facts: Partial<SomeBoard> = {}): SomeBoard {
  return {
    ...{ id, name, lat: 43, lng: -79, capacity: 8, taken: 5 },
    ...{ fullServices: 0, isOut: false, isRetired: false },
    ...facts,
  };
}

const offered = [board(12, 'Main Street'), board(20, 'Albert Street'), board(21, 'Broad Street')];
const seatsCall = `POST /license/${licenseId}/seats`;
const licenseCall = `GET /license/${licenseId}/`;

/** Another tab has changed the seats since this page was loaded. */
function open(answer: (init: RequestInit) => unknown, isOwnSite = true, seats = [12, 15, 31]) {
  let own = [main, harbour];
  const now = license({ seats: seats.map(boardId) });
  const others = {
    [calls.licenses]: answerLicenses([license()]),
    [calls.search]: () => ({ columns: writeBoardColumns(offered) }),
    [licenseCall]: now,
    [seatsCall](init: RequestInit) {
      const answered = answer(init);
      own = [harbour, ownBoard(20, 'Albert Street')];
      return answered;
    },
    [calls.boards]: () => own,
  };
  return openMyBoards(others, {}, isOwnSite);
}

const more = role('button', { name: 'More about Main Street & King, Hamilton' });
const move = role('menuitem', { name: 'Move to another board' });
async function askToMove(): Promise<void> {
  await userEvent.click(more);
  await userEvent.click(move);
}
const dialog = role('dialog', { name: 'Move the place on Main Street & King, Hamilton' });
const choose = (name: string) => dialog.getByRole('button', { name: `Choose ${name}` });
const confirm = dialog.getByRole('button', { name: 'Move the place', exact: true });

test('a place moves to a board that is found by its name, and other seats stay', async () => {
  const sent: unknown[] = [];
  const { api, toasts } = open(({ body }) => {
    sent.push(JSON.parse(String(body)));
    return license({ seats: [15, 31, 20].map(boardId) });
  });
  await askToMove();
  await expectText(dialog, 'Choose a board that has a place for Elm Roofing.');
  await expect.element(choose('Broad Street')).toBeVisible();
  await expect.element(choose('Main Street')).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.fill(dialog.getByRole('textbox'), 'alb');
  await expect.element(choose('Broad Street')).not.toBeInTheDocument();
  await userEvent.click(choose('Albert Street'));
  await expectText(
    dialog,
    'leaves Main Street & King, Hamilton at once and shows on Albert Street',
  );
  await expectAccessible(document.body);
  await userEvent.click(confirm);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ seats: [15, 31, 20] }]);
  await expect
    .poll(() => toasts)
    .toEqual(['Your listing has moved from Main Street & King, Hamilton to Albert Street.']);
  await expect.poll(() => api.callsOf(calls.boards)).toHaveLength(2);
  // The row of the board that was left is gone, with what opened the dialog.
  await expect.poll(focused).toBe(role('heading', { name: 'Elm Roofing' }).element());
});

test('whoever thinks again chooses another board, and nothing is sent', async () => {
  const { api } = open(() => license());
  await askToMove();
  await userEvent.click(choose('Albert Street'));
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another board' }));
  await expect.element(choose('Broad Street')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf(seatsCall)).toEqual([]);
});

test('a board that filled up meanwhile is told, and what is offered is asked for anew', async () => {
  const { api } = open(() => problem('conflict'));
  await askToMove();
  await userEvent.click(choose('Albert Street'));
  const asked = api.callsOf(calls.search).length;
  await userEvent.click(confirm);
  await expectText(
    dialog.getByRole('alert'),
    'You still have your place on Main Street & King, Hamilton.',
  );
  await expect.element(choose('Broad Street')).toBeVisible();
  expect(api.callsOf(calls.search)).toHaveLength(asked + 1);
});

test('what fails on the way is told, and tried again by the same press', async () => {
  let isDown = true;
  const { toasts } = open(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return license();
  });
  await askToMove();
  await userEvent.click(choose('Albert Street'));
  await userEvent.click(confirm);
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(confirm);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => toasts).toHaveLength(1);
});

test('a place that another tab has moved already is not moved twice', async () => {
  const { api } = open(() => license(), true, [15, 21]);
  await askToMove();
  await userEvent.click(choose('Albert Street'));
  await userEvent.click(confirm);
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(api.callsOf(seatsCall)).toEqual([]);
  expect(api.callsOf(calls.boards)).toHaveLength(2);
});

test('single boards don’t move, nor does anything on a partner’s page', async () => {
  const single = license({ plan: null });
  openMyBoards({ [calls.licenses]: answerLicenses([single]), [calls.boards]: [main, harbour] });
  await userEvent.click(role('button', { name: 'More about Harbour' }));
  await expect.element(role('menuitem', { name: 'Give up the place' })).toBeVisible();
  await expect.element(move).not.toBeInTheDocument();
  document.body.replaceChildren();
  open(() => license(), false);
  await expect.element(role('link', { name: 'Elm Roofing' }).first()).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  // What uses a paid seat is confirmed on our own site: the map leads there.
  await expect.element(role('button', { name: 'Add a board' })).not.toBeInTheDocument();
});
