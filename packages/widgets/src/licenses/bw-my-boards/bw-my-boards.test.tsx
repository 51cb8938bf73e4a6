import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  answerLicenses,
  boardId,
  calls,
  endedId,
  harbour,
  license,
  licenseId,
  main,
  openMyBoards,
  ownBoard,
  payment,
  pendingId,
} from './my-boards.fixture.ts';

const running = role('article', { name: 'Elm Roofing' });
async function askToGiveUp(board: string): Promise<void> {
  await userEvent.click(role('button', { name: `More about ${board}` }));
  await userEvent.click(role('menuitem', { name: 'Give up the place' }));
}
const boardRow = (name: string) => running.getByRole('listitem').filter({ hasText: name });

test('a licence says whose it is, its boards, from when to when, and what was paid', async () => {
  openMyBoards();
  for (const said of [
    'Running',
    'Main Street · 2 of 8 boards chosen',
    'Nov\u00a026,\u00a02026',
    'Ends onNov\u00a026,\u00a02027',
    '$1,084.80',
    'Main Street & King, Hamilton',
    'Hamilton, ON',
    '3 of 8 places taken',
    'The only place is yours.',
  ]) {
    await expectText(running, said);
  }
  const link = (name: string) => running.getByRole('link', { name, exact: true });
  await expect
    .element(link('Elm Roofing'))
    .toHaveAttribute('href', `${location.origin}/merchant/listing/71`);
  await expect
    .element(link('See on the map'))
    .toHaveAttribute('href', `${location.origin}/dashboard/subscription-map?listingId=71`);
  await expect
    .element(link('Receipt'))
    .toHaveAttribute('href', `${location.origin}/checkout?license=${licenseId}`);
  await expectAccessible(document.body);
});

test('one that is being paid for leads to the end of its payment', async () => {
  openMyBoards();
  const card = role('article', { name: 'Oak Roofing' });
  for (const said of [
    'Payment open',
    '1 single board',
    'Mill Bridge',
    'To pay',
    'Ends onNov\u00a026,\u00a02027',
    'waits for your bank or the payment provider to confirm the payment',
  ])
    await expectText(card, said);
  await expect
    .element(card.getByRole('link', { name: 'Finish the payment' }))
    .toHaveAttribute('href', `${location.origin}/checkout?license=${pendingId}`);
});

test('one whose listing does not show says that its places are empty', async () => {
  openMyBoards({ [calls.licenses]: answerLicenses([license({ isShown: false })]) });
  await expectText(running, 'The listing does not show at the moment');
  await expect
    .element(running.getByRole('link', { name: 'My listings' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/listings`);
});

test('whoever has nothing is led to the plans', async () => {
  openMyBoards({
    [calls.licenses]: [],
    [calls.boards]: [],
    [calls.waits]: { waits: [] },
    [calls.payments]: { items: [], total: 0 },
  });
  await expect.element(words('You have no boards at the moment.')).toBeVisible();
  await expect
    .element(role('link', { name: 'See the plans' }))
    .toHaveAttribute('href', `${location.origin}/subscription`);
  await expect.element(role('heading', { name: 'Payments' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('what can’t be fetched is told, and tried again', async () => {
  let isDown = true;
  openMyBoards({ [calls.boards]: () => (isDown ? problem('internal') : [main]) });
  await expectText(role('alert').first(), 'This can’t be shown right now.');
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }).first());
  await expect.element(running).toBeVisible();
});

test('whoever is signed out is led to sign in', async () => {
  openMyBoards({
    'GET /user/': null,
    [calls.licenses]: () => problem('unauthorized'),
    [calls.boards]: () => problem('unauthorized'),
    [calls.waits]: () => problem('unauthorized'),
    [calls.payments]: () => problem('unauthorized'),
  });
  await expect
    .element(role('link', { name: 'Sign in' }).first())
    .toHaveAttribute('href', `${location.origin}/dashboard/login`);
  expect(role('link', { name: 'Sign in' }).elements()).toHaveLength(1);
  await expectAccessible(document.body);
});

const out = { reason: 'Struck by a truck.', isOwed: false };

test.each([
  [true, { from: '2026-11-20T15:00:00.000Z', until: null }, 'Out of service; we don’t know yet'],
  [
    true,
    { from: '2026-11-20T15:00:00.000Z', until: '2026-12-01T15:00:00.000Z' },
    'Out of service until ',
  ],
  [
    false,
    { from: '2099-11-20T15:00:00.000Z', until: '2099-12-01T15:00:00.000Z' },
    'Out of service from ',
  ],
  [
    false,
    { from: '2026-01-20T15:00:00.000Z', until: '2026-02-01T15:00:00.000Z' },
    'It was out of service from ',
  ],
  [false, { from: '2027-11-20T15:00:00.000Z', until: null }, 'Out of service from '],
])('a board that is out (%s, %j) says until when, and why', async (isOut, times, said) => {
  openMyBoards({
    [calls.boards]: [ownBoard(12, 'Main Street', { isOut, outage: { ...times, ...out } })],
  });
  await expectText(boardRow('Main Street'), said);
  await expectText(boardRow('Main Street'), 'Struck by a truck.');
  await expect.element(words('You are owed another place')).not.toBeInTheDocument();
});

test('what is owed for a long outage is said, and that a board is sold no more', async () => {
  const outage = { from: '2026-11-01T15:00:00.000Z', until: null, reason: 'Gone.', isOwed: true };
  openMyBoards({
    [calls.boards]: [ownBoard(12, 'Main Street', { isRetired: true, isOut: true, outage })],
  });
  await expectText(boardRow('Main Street'), 'You are owed another place or the price of the days');
  await expectText(boardRow('Main Street'), 'Your place is yours until the due date.');
  await expectAccessible(document.body);
});

test('a place is given up once that is confirmed', async () => {
  let boards = [main, harbour];
  const { api, toasts } = openMyBoards({
    [calls.boards]: () => boards,
    [`DELETE /license/${licenseId}/15`]: () => {
      boards = [main];
      return license({ seats: [boardId(12)] });
    },
  });
  await askToGiveUp('Harbour');
  const dialog = role('dialog', { name: 'Give the place on Harbour up?' });
  await expectText(dialog, 'Your plan has room for another board then');
  await expectAccessible(document.body);
  await userEvent.click(dialog.getByRole('button', { name: 'Give up the place' }));
  await expect.poll(() => toasts).toEqual(['You have given up the place on Harbour.']);
  await expect.element(words('Harbour').first()).not.toBeInTheDocument();
  expect(api.callsOf('DELETE')).toHaveLength(1);
});

test('with the last single board its licence ends, which is said before', async () => {
  openMyBoards({
    [calls.licenses]: answerLicenses([license({ plan: null, seats: [boardId(12)] })]),
    [calls.boards]: [main],
    [`DELETE /license/${licenseId}/12`]: () => problem('unavailable'),
  });
  await askToGiveUp('Main Street');
  const dialog = role('dialog');
  await expectText(dialog, 'This is the last board of the licence, which ends with it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Give up the place' }));
  await expectText(dialog.getByRole('alert'), 'Something went wrong at Boardwalk.');
  await expect
    .element(role('link', { name: 'Add more boards' }))
    .toHaveAttribute('href', `${location.origin}/subscription?listingId=71`);
});

test('of many boards the first show, and all with a press', async () => {
  const many = Array.from({ length: 9 }, (_, nth) => ownBoard(100 + nth, `Board ${nth}`));
  openMyBoards({ [calls.boards]: many });
  await userEvent.click(role('button', { name: 'Show 3 more boards' }));
  expect(running.getByRole('listitem').elements()).toHaveLength(9);
});

test('somebody waits no longer for a board', async () => {
  const { api, toasts } = openMyBoards({ 'DELETE /billboard/40/waits/71': null });
  await expectText(
    role('region', { name: 'You are waiting for' }),
    'Elm Roofing, since Nov\u00a020,\u00a02026',
  );
  await userEvent.click(role('button', { name: 'Wait no longer for Market Square' }));
  await expect.poll(() => toasts).toEqual(['You wait no longer for Market Square.']);
  await expect.poll(() => api.callsOf(calls.waits)).toHaveLength(2);
});

test('what has ended and what was paid stand below, ten at a time, each with its receipt', async () => {
  const items = Array.from({ length: 12 }, (_, nth) => ({
    ...payment,
    id: `7a000000-0000-4000-8000-0000000000${nth + 10}`,
  }));
  const { api } = openMyBoards({
    [calls.payments]: ({ body }: RequestInit) => {
      const { after, size } = JSON.parse(String(body));
      const start = items.findIndex(({ id }) => id === after) + 1;
      return { items: items.slice(start, start + size), total: items.length };
    },
  });
  const ended = role('region', { name: 'Ended licences' });
  await expectText(ended, 'Ended on Jun\u00a01,\u00a02026');
  await expect
    .element(ended.getByRole('link', { name: 'Receipt', exact: false }))
    .toHaveAttribute('href', `${location.origin}/checkout?license=${endedId}`);
  await expect
    .element(ended.getByRole('link', { name: 'Receipt', exact: false }))
    .toHaveAccessibleName('Receipt Elm Roofing Ended on Jun\u00a01,\u00a02026');
  const payments = role('region', { name: 'Payments' });
  await expect.poll(() => payments.getByRole('listitem').elements()).toHaveLength(10);
  await expectText(payments, '$1,084.80 paid');
  await expect
    .element(payments.getByRole('link').first())
    .toHaveAccessibleName('Receipt $1,084.80 paid Nov\u00a026,\u00a02026, Elm Roofing');
  await userEvent.click(payments.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => payments.getByRole('listitem').elements()).toHaveLength(12);
  await expect.element(payments.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(api.callsOf(calls.payments)).toHaveLength(2);
});

test('money on its way back is not called paid back', async () => {
  openMyBoards({
    [calls.payments]: {
      items: [
        { ...payment, state: 'refunding', receipt: null },
        { ...payment, id: crypto.randomUUID(), state: 'charged-back' },
      ],
      total: 2,
    },
  });
  const payments = role('region', { name: 'Payments' });
  await expectText(payments, '$1,084.80 on its way back to your card');
  await expectText(payments, '$1,084.80 taken back by your bank');
  // What never began to run has no receipt.
  const names = payments
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Details', 'Receipt']);
});

test('on a page of others what was paid does not show', async () => {
  const { api } = openMyBoards({}, {}, false);
  await expect.element(role('heading', { name: 'Ended licences' })).toBeVisible();
  await expect.element(role('heading', { name: 'Payments' })).not.toBeInTheDocument();
  expect(api.callsOf(calls.payments)).toEqual([]);
});

test('who sponsors a zone has the way to it', async () => {
  const zone = { id: 5, name: 'West', description: '', boards: 0, billboards: [], sponsors: [] };
  openMyBoards({ [calls.zones]: { items: [zone] } });
  await expect
    .element(role('link', { name: 'Zones that you sponsor' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/zones`);
});

test('of many licences ten show, and more with each press', async () => {
  const many = Array.from({ length: 13 }, (_, nth) =>
    license({ uuid: `6f4c2d1e-0000-4000-8000-0000000001${nth + 10}`, title: `Shop ${nth}` }),
  );
  openMyBoards({ [calls.licenses]: answerLicenses(many), [calls.boards]: [] });
  await expect.poll(() => role('article').elements()).toHaveLength(10);
  await userEvent.click(role('button', { name: 'Show more' }));
  await expect.poll(() => role('article').elements()).toHaveLength(13);
});
