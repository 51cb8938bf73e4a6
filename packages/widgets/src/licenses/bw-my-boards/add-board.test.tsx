import {
  type SomeBoard,
  writeBoardColumns,
} from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import {
  answerLicenses,
  boardId,
  calls,
  license,
  licensee,
  licenseId,
  openMyBoards,
} from './my-boards.fixture.ts';

const boards: readonly SomeBoard[] = [
  ['Main Street', 12],
  ['Albert Street', 20],
  ['Broad Street', 21],
].map(([name, id]) => ({
  ...{ id: Number(id), name: String(name), lat: 43, lng: -79, capacity: 8, taken: 5 },
  ...{ fullServices: 0, isOut: false, isRetired: false },
}));

function open(answer: () => unknown, offered = boards, given: Answers = {}) {
  return openMyBoards({
    [calls.licenses]: answerLicenses([license()]),
    [calls.search]: { columns: writeBoardColumns(offered) },
    [`POST /license/${licenseId}/20`]: answer,
    ...given,
  });
}

/** Those that take no more roofers. */
const roofed = boards.map((board) => ({
  ...board,
  fullServices: 2 ** serviceTypes.indexOf('ROOFING'),
}));

const dialog = role('dialog', { name: 'Add a board for Elm Roofing' });
const add = (name: string) => dialog.getByRole('button', { name: `Add ${name}` });

test('a free seat takes one more board, found by its name', async () => {
  const { api, toasts } = open(() => license({ seats: [12, 15, 20].map(boardId) }));
  await userEvent.click(role('button', { name: 'Add a board' }));
  await expectText(dialog, 'Your plan has room for 6 more boards, which cost nothing more.');
  await expect.element(add('Broad Street')).toBeVisible();
  // It is in the licence already.
  await expect.element(add('Main Street')).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.fill(dialog.getByRole('textbox'), 'alb');
  await expect.element(add('Broad Street')).not.toBeInTheDocument();
  await userEvent.click(add('Albert Street'));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => toasts).toEqual(['Albert Street is yours.']);
  await expect.poll(() => api.callsOf(calls.boards)).toHaveLength(2);
});

test('what is not found, and why a board can’t be had, is said', async () => {
  const { code, detail } = { code: 'conflict', detail: 'There is no place for your listing.' };
  const body = JSON.stringify({
    type: `/problems/${code}`,
    code,
    status: 409,
    title: code,
    detail,
  });
  const headers = { 'content-type': 'application/problem+json' };
  open(() => new Response(body, { status: 409, headers }));
  await openDialogBy(role('button', { name: 'Add a board' }), dialog);
  await userEvent.fill(dialog.getByRole('textbox'), 'zz');
  await expectText(dialog.getByRole('status').last(), 'has “zz” in its name');
  await userEvent.fill(dialog.getByRole('textbox'), '');
  await userEvent.click(add('Albert Street'));
  await expectText(dialog.getByRole('alert'), detail);
  await expect.element(add('Broad Street')).toBeVisible();
});

test('boards that take no more of the listing’s trade are not offered', async () => {
  const [, albert, broad] = roofed;
  const [, , free] = boards;
  open(
    () => null,
    [albert, free].flatMap((one) => one ?? []),
  );
  await userEvent.click(role('button', { name: 'Add a board' }));
  await expect.element(add('Broad Street')).toBeVisible();
  await expect.element(add('Albert Street')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  document.body.replaceChildren();
  open(
    () => null,
    [albert, broad].flatMap((one) => one ?? []),
  );
  await userEvent.click(role('button', { name: 'Add a board' }));
  await expectText(dialog, 'No board has a place for your listing at the moment.');
  await expectAccessible(document.body);
});

test('where its trade can’t be asked for, that is told, and asked again', async () => {
  let isDown = true;
  open(() => null, roofed, {
    [calls.listings]: () => (isDown ? problem('internal') : [{ ...licensee, subcategory: null }]),
  });
  await userEvent.click(role('button', { name: 'Add a board' }));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect.element(add('Albert Street')).toBeVisible();
});

test('a plan without a free seat leads to the map, where a larger one takes its place', async () => {
  const plan = { id: '5f0c0000-0000-4000-8000-000000000001', nickname: 'Pair', seat_count: 2 };
  openMyBoards({ [calls.licenses]: answerLicenses([license({ plan })]) });
  await expect
    .element(role('link', { name: 'Add more boards' }))
    .toHaveAttribute('href', `${location.origin}/subscriptions?listingId=71`);
  await expect.element(role('button', { name: 'Add a board' })).not.toBeInTheDocument();
});
