import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  answerBoards,
  chain,
  licenseesCall,
  main,
  manyBoards,
  openBoards,
  roofer,
  rosa,
  searchCall,
  starter,
} from './boards.fixture.ts';

const here = role('region', { name: 'Boards on this part of the map' });
const row = (name: string) => here.getByRole('button', { name, exact: false });
const chosen = role('region', { name: 'Chosen boards' });
const card = role('dialog', { name: 'Picked board' });
/** The public sees the listing of the address no more. */
const hidden = { 'POST /preview/search': { results: [] } };
const advertise = card.getByRole('button', { name: 'Advertise Here' });

/** Chooses a board by the list. */
async function choose(name: string) {
  await userEvent.click(row(name));
  await userEvent.click(advertise);
}

/** From as near as signs of their own. */
const town = '43.015,-79.265';

test('without a plan it shows where boards are, and leads to the packages', async () => {
  openBoards({ 'heading-level': '1' });
  await expect
    .element(role('heading', { name: 'Regional board locations', level: 1 }))
    .toBeVisible();
  await expect
    .element(role('link', { name: 'See the plans' }))
    .toHaveAttribute('href', `${location.origin}/subscription`);
  await expect.element(row('Main Street')).toHaveAccessibleName('Main Street 3 places left');
  await expect.element(role('button', { name: 'Checkout' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('boards that are chosen without a plan go along to the packages, by one link below them', async () => {
  openBoards({ billboards: '1' });
  const ways = role('link', { name: 'See the plans' });
  await expect.element(words('1 board chosen')).toBeVisible();
  await expect.poll(() => ways.elements()).toHaveLength(1);
  const address = `${location.origin}/subscription?billboards=1`;
  await expect.element(ways).toHaveAttribute('href', address);
  expect(ways.element().closest('.boards-side')).not.toBeNull();
});

test('with a plan its text says what to do, and what it covers', async () => {
  openBoards({ 'plan-id': main.id });
  await expect.element(words('Select a board on the map and click Advertise Here.')).toBeVisible();
  await expect.element(words('Main Street plan: $600 a year for up to 3 boards')).toBeVisible();
  const due = new Date().getFullYear() + 1;
  await expectText(words('Your licence is due on'), String(due));
  await expect.element(role('link', { name: 'packages' })).not.toBeInTheDocument();
});

test('boards that can’t be had are told word for word, and tried again', async () => {
  let isDown = true;
  openBoards(
    {},
    { [searchCall]: (init: RequestInit) => (isDown ? problem('internal') : answerBoards()(init)) },
  );
  const alert = role('alert');
  await expectText(
    alert,
    'Unable to retrieve a list of billboards. It is possible the server is unreachable.',
  );
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(row('Main Street')).toBeVisible();
});

test('a sign on the map has its places, and opens the card of its board', async () => {
  const { element } = openBoards({ 'plan-id': main.id, near: town });
  const sign = role('button', { name: 'Main Street, 3 places left' });
  await expect.element(sign).toHaveTextContent('3');
  (sign.element() as HTMLElement).click();
  await expect.element(card).toBeVisible();
  await expectText(card, 'Main Street faces the road into town.');
  await expectText(card, 'In Main Street plan: $200 a year per board');
  await expect.poll(() => focused()?.className).toBe('board-card');
  await expectAccessible(element);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(sign.element());
});

test('a board of the list is chosen and taken out by keys alone', async () => {
  const { element } = openBoards({ 'plan-id': main.id, near: town });
  // From then on the list is of the part of the map that shows, and its rows stay.
  await expect.element(role('button', { name: 'Main Street, 3 places left' })).toBeVisible();
  (row('Main Street').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.className).toBe('board-card');
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.poll(() => element.getAttribute('billboards')).toBe('1');
  await expectText(chosen.getByRole('status'), '1 of 3 chosen');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused()).toBe(row('Main Street').element());
  const remove = role('button', { name: 'Remove Main Street' });
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.hasAttribute('billboards')).toBe(false);
  await expect.poll(() => focused()?.textContent).toBe('Chosen boards');
});

test('a board that is picked in the list is seen from as near as the map leads', async () => {
  const tiles: string[] = [];
  const { element } = openBoards();
  await userEvent.click(row('Harbour'));
  await expect
    .poll(() => {
      const images = [...(element.shadowRoot?.querySelectorAll('.leaflet-tile') ?? [])];
      tiles.push(...images.map((image) => image.getAttribute('src') ?? ''));
      return tiles.some((src) => src.includes('/t/10/'));
    })
    .toBe(true);
  await expectText(card, 'One place, for one merchant.');
});

test('boards that outgrow the plan move it up, and a smaller one is offered as they go', async () => {
  const { element, toasts, notes } = openBoards({ 'plan-id': starter.id, billboards: '1' });
  await choose('King at James');
  await expect.poll(() => element.getAttribute('plan-id')).toBe(main.id);
  await expect.poll(() => toasts).toEqual(['Plan upgraded']);
  const costs =
    'Main Street plan costs $600 a year, $360 more than Starter. Nothing is bought yet.';
  expect(notes).toEqual([costs]);
  await expect.element(words(costs)).toBeVisible();
  await expect.element(words('Plan upgraded: Main Street plan is chosen now')).toBeVisible();
  expect(element.getAttribute('billboards')).toBe('1,2');
  await userEvent.click(role('button', { name: 'Remove King at James' }));
  await expect.element(words('The plan Starter is enough')).toBeVisible();
  await userEvent.click(role('button', { name: 'Change to Starter' }));
  await expect.poll(() => element.getAttribute('plan-id')).toBe(starter.id);
});

test('beyond the largest plan nothing is chosen, and it says where to write', async () => {
  const { element, toasts } = openBoards(
    { 'plan-id': main.id, billboards: '1,2,3', subscribed: '' },
    {
      'GET /settings/site.salesEmail': 'sales@example.ca',
      [searchCall]: answerBoards(manyBoards(6)),
    },
  );
  await choose('Board 5');
  await expect
    .poll(() => toasts)
    .toEqual(['Unable to add a board, please contact administrator to get more boards.']);
  await expect.element(words('Write to')).toBeVisible();
  expect(element.getAttribute('billboards')).toBe('1,2,3');
});

test('whatever an address names in vain is left out and said', async () => {
  const { element } = openBoards({ 'plan-id': main.id, billboards: '1,99,1' });
  await expect.element(words('There is no board 99. It was left out.')).toBeVisible();
  await expect.element(words('Board 1 was named more than once.')).toBeVisible();
  await expect.poll(() => element.getAttribute('billboards')).toBe('1');
});

test.each([
  ['Market Square', 'All places on this board are taken.'],
  ['Mill Bridge', 'This board is out of service at the moment.'],
  ['King at James', 'This board takes no more merchants of your trade.'],
])('“%s” says why it takes nobody', async (name, reason) => {
  openBoards({ 'plan-id': main.id, 'listing-id': '71' });
  await expect.element(words('12 Elm St, Hamilton, ON L8P 4Y5')).toBeVisible();
  await userEvent.click(row(name));
  await expectText(card, reason);
  await expect.element(advertise).not.toBeInTheDocument();
});

test('boards of the licence stand first, and stay', async () => {
  openBoards({ 'plan-id': main.id, billboards: '1', subscribed: '3' });
  await expectText(chosen.getByRole('status'), '2 of 3 chosen');
  const rows = chosen.getByRole('listitem').elements();
  expect(rows.map((one) => one.textContent)).toEqual([
    'HarbourSubscribed',
    'Main Street3 places left',
  ]);
  await expect.element(role('button', { name: 'Remove Harbour' })).not.toBeInTheDocument();
});

test('an enterprise code is a plan of its own, and one that does not count is said', async () => {
  const { element } = openBoards({ 'plan-id': 'CHAIN-1' });
  await expect.element(words(`${chain.nickname}: $200 a year for up to`)).toBeVisible();
  element.setAttribute('plan-id', 'OLD-CODE');
  await expect.element(words('This plan is not offered any more.')).toBeVisible();
  await expect.poll(() => element.hasAttribute('plan-id')).toBe(false);
});

test('without prices the boards show, and the plans are asked for again', async () => {
  let isDown = true;
  openBoards(
    { 'plan-id': main.id },
    { 'GET /license/plans': () => (isDown ? problem('internal') : [starter, main]) },
  );
  await expect.element(words('Unable to fetch price information')).toBeVisible();
  await expect.element(row('Main Street')).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(words('$600 a year')).toBeVisible();
});

test('a search finds boards by their names, and places', async () => {
  const hamilton = {
    id: 'hamilton-on',
    name: 'Hamilton',
    region: 'ON',
    country: 'CA',
    label: 'Hamilton, ON',
    lat: 43.25,
    lng: -79.87,
    timeZone: 'America/Toronto',
    kind: 'city',
    detail: 'Ontario, Canada',
  };
  openBoards({}, { 'GET /places/suggest': { places: [hamilton], isSimilar: false } });
  const field = role('combobox', { name: 'Place or board name' });
  await userEvent.fill(field, 'james');
  await expect.element(role('option', { name: 'King at James' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expectText(card, 'King at James');
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(field, 'hamil');
  await userEvent.click(role('option', { name: 'Hamilton' }));
  await expect.element(field).toHaveValue('Hamilton, ON');
});

test('plans for more boards are offered to whoever asked for them', async () => {
  const { element } = openBoards({ 'show-more-than': '1' });
  await userEvent.click(role('button', { name: 'Choose Main Street plan' }));
  await expect.poll(() => element.getAttribute('plan-id')).toBe(main.id);
  await expect.element(role('heading', { name: 'Plans for more' })).not.toBeInTheDocument();
});

test('a quick view chooses nothing itself', async () => {
  const { led } = openBoards({ 'quick-view': '' });
  await expect.element(row('Main Street')).toBeVisible();
  await expect.element(role('link', { name: 'packages' })).not.toBeInTheDocument();
  await expect.element(chosen).not.toBeInTheDocument();
  await choose('Main Street');
  await expect.poll(() => led).toEqual(['/subscriptions?billboards=1']);
});

test('a listing that its owner has paused is named, and its trade counts', async () => {
  const { element } = openBoards(
    { 'plan-id': main.id, 'listing-id': '71' },
    { ...hidden, 'GET /user/': rosa, [licenseesCall]: [roofer] },
  );
  const listing = role('region', { name: 'Your listing' });
  await expectText(listing, 'Elm Roofing');
  await expectText(listing, 'Hamilton');
  await userEvent.click(row('King at James'));
  await expectText(card, 'This board takes no more merchants of your trade.');
  await expectAccessible(element);
});

test('a visitor is told that a listing is not public, and its owner is not asked for', async () => {
  const { api } = openBoards({ 'plan-id': main.id, 'listing-id': '71' }, hidden);
  await expect.element(words('The listing of this address is not public')).toBeVisible();
  expect(api.callsOf(licenseesCall)).toEqual([]);
});
