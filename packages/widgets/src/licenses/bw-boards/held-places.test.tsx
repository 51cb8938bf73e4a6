import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { publicRoofer } from '../shared/on-board/merchants.fixture.ts';
import { answerBoards, boards, main, openBoards, rosa, searchCall } from './boards.fixture.ts';

const chosen = role('region', { name: 'Chosen boards' });
const card = role('dialog', { name: 'Picked board' });
const call = 'PUT /license/71/holds';

/** Until half an hour from now. */
const inTime = () => new Date(Date.now() + 1_800_000).toISOString();
const holdsOf = (ids: readonly number[], until = inTime()) =>
  ids.map((id) => ({ id, until, isClaimed: false }));
const none = { holds: [], subscribed: [], running: null };
const wantedOf = ({ body }: RequestInit): readonly number[] => JSON.parse(String(body)).billboards;

/** A server that keeps all but the boards of which it says why. */
function keeping(refusals: Readonly<Record<number, string>> = {}) {
  return (init: RequestInit) => {
    const wanted = wantedOf(init);
    const refused = wanted
      .filter((id) => id in refusals)
      .map((id) => ({ id, reason: refusals[id] }));
    return {
      holds: holdsOf(wanted.filter((id) => !(id in refusals))),
      subscribed: [],
      running: null,
      refused,
    };
  };
}

/** The widget of a signed-in merchant, who chooses for listing 71. */
function open(answers: Answers, billboards = '1') {
  return openBoards(
    { 'plan-id': main.id, 'listing-id': '71', billboards },
    { 'GET /user/': rosa, 'GET /license/71/holds': none, [call]: keeping(), ...answers },
  );
}

async function choose(name: string) {
  const here = role('region', { name: 'Boards on this part of the map' });
  await userEvent.click(here.getByRole('button', { name, exact: false }));
  await userEvent.click(card.getByRole('button', { name: 'Advertise Here' }));
}

test('what is chosen is kept as it is chosen, and until when', async () => {
  const { api, element } = open({});
  await choose('Harbour');
  await expect.element(words('Your places are kept until')).toBeVisible();
  const body = { billboards: [1, 3], planId: main.id };
  expect(api.callsOf(call)).toEqual([`${call} ${JSON.stringify(body)}`]);
  await expectAccessible(element);
});

test('the sign of a board whose place of the trade is held for oneself counts its places', async () => {
  open({ 'GET /license/71/holds': { ...none, holds: holdsOf([2]) } }, '2');
  const sign = role('button', { name: /^King at James, 1 place left, chosen/ });
  await expect.element(sign).toBeVisible();
});

test('an address that is opened keeps nothing by itself, and shows what is kept', async () => {
  const { api } = open({ 'GET /license/71/holds': { holds: holdsOf([1]), subscribed: [] } });
  await expect.element(words('Your places are kept until')).toBeVisible();
  expect(api.callsOf(call)).toEqual([]);
});

test('a board that somebody else was quicker with is taken out, with why', async () => {
  let taken = 0;
  const { element, told } = open({
    [call]: keeping({ 3: 'full' }),
    [searchCall]: (init: RequestInit) =>
      answerBoards(boards.map((one) => (one.id === 3 ? { ...one, taken } : one)))(init),
  });
  await expect.element(words('Elm Roofing')).toBeVisible();
  taken = 1;
  await choose('Harbour');
  await expect.element(words('Harbour: all places are taken')).toBeVisible();
  await expect.poll(() => element.getAttribute('billboards')).toBe('1');
  // The map has been queried again.
  await expect.element(card.getByText('All places on this board are taken.')).toBeVisible();
  await expectAccessible(element);
  expect(told).toEqual([]);
});

test('boards on which the listing has a place stand first, though no page names them', async () => {
  open({ 'GET /license/71/holds': { holds: [], subscribed: [3] } });
  await expect.element(chosen.getByText('Subscribed')).toBeVisible();
  const rows = chosen.getByRole('listitem').elements();
  expect(rows.map((one) => one.textContent)).toEqual([
    'HarbourSubscribed',
    'Main Street3 places left',
  ]);
});

test('the plan that runs for the listing is chosen by itself, with what more boards cost', async () => {
  const running = {
    plan: { ...main, nickname: 'As bought' },
    dueAt: '2027-03-05T15:00:00.000Z',
    timeZone: 'America/Toronto',
    renews: false,
  };
  const { element } = openBoards(
    { 'listing-id': '71' },
    {
      'GET /user/': rosa,
      'GET /license/71/holds': { ...none, subscribed: [3], running },
      [call]: keeping(),
    },
  );
  await expect.element(words('This plan runs for your listing already.')).toBeVisible();
  await expect.element(words('Your licence is due on Mar 5, 2027.')).toBeVisible();
  await expect.element(words('1 of 3 chosen')).toBeVisible();
  await expect.poll(() => element.getAttribute('plan-id')).toBe(main.id);
  await expectAccessible(element);
});

test('a board that is full by one’s own hold can be chosen', async () => {
  const { element } = open({
    'GET /license/71/holds': { ...none, holds: holdsOf([4]) },
  });
  await expect.element(words('Elm Roofing')).toBeVisible();
  await choose('Market Square');
  await expect.poll(() => element.getAttribute('billboards')).toBe('1,4');
});

test('places that can’t be kept now are said to be kept later, and the choice stays', async () => {
  const { element } = open({ [call]: () => problem('internal') });
  await choose('Harbour');
  await expect.element(words('Your places are not kept yet.')).toBeVisible();
  expect(element.getAttribute('billboards')).toBe('1,3');
});

test('places whose time is over are taken again', async () => {
  const over = new Date(Date.now() - 1000).toISOString();
  open({ 'GET /license/71/holds': { holds: holdsOf([1], over), subscribed: [] } });
  await userEvent.click(role('button', { name: 'Take them again' }));
  await expect.element(words('Your places are kept until')).toBeVisible();
});

test('a visitor chooses and nothing is asked to be kept', async () => {
  const { api, element } = openBoards({ 'plan-id': main.id, 'listing-id': '71' });
  await choose('Harbour');
  await expect.poll(() => element.getAttribute('billboards')).toBe('3');
  expect(api.calls.filter((one) => one.includes('/holds'))).toEqual([]);
});

test('who has a place on a board, and who shows without one, are two groups that lead to listings', async () => {
  const merchant = { title: 'Oak Roofing', id: 9, listingType: 'merchant' };
  const { led } = openBoards(
    {},
    {
      'GET /billboard/1/sponsors': {
        results: [{ ...publicRoofer, ...merchant }],
        house: [{ ...publicRoofer, id: 10, title: 'City of Hamilton' }],
      },
    },
  );
  const here = role('region', { name: 'Boards on this part of the map' });
  await userEvent.click(here.getByRole('button', { name: 'Main Street', exact: false }));
  const placed = card.getByRole('region', { name: 'Have a place here' });
  const shown = card.getByRole('region', { name: 'Also shown, without taking a place or a trade' });
  await expect.element(shown.getByRole('link', { name: 'City of Hamilton' })).toBeVisible();
  await expect.element(placed.getByText('City of Hamilton')).not.toBeInTheDocument();
  await userEvent.click(placed.getByRole('link', { name: 'Oak Roofing' }));
  await expect.poll(() => led).toEqual(['/merchant/listing/9']);
});
