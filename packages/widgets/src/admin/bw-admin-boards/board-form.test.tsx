import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { king, managedBoard } from '../boards/boards.fixture.ts';
import { bodyOf, list, openBoards, page } from './boards-page.fixture.ts';

const make = 'POST /billboard';
const change = `PUT /billboard/${king.id}`;

const openForm = () => userEvent.click(role('button', { name: 'Put up a board' }));
const submit = () =>
  userEvent.click(role('dialog').getByRole('button', { name: 'Put up a board' }));
const fillCount = (name: string, text: string) => userEvent.fill(role('textbox', { name }), text);

async function fillBoard() {
  await userEvent.fill(role('textbox', { name: 'Name' }), 'Market');
  await userEvent.fill(role('textbox', { name: 'Description' }), 'Faces the market.');
  await fillCount('Latitude', '43.25');
  await fillCount('Longitude', '-79.87');
}

test('one is put up by keys alone, and shows', async () => {
  let items = [king];
  const market = managedBoard(9, 'Market');
  const { api, toasts } = openBoards({
    [list]: () => page(...items),
    [make]() {
      items = [king, market];
      return market;
    },
  });
  await openForm();
  await fillBoard();
  await fillCount('Merchants at most', '6');
  await userEvent.selectOptions(
    role('combobox', { name: 'Of one trade' }),
    'A number of each trade',
  );
  await fillCount('Merchants of one trade', '2');
  await expectAccessible(document.body);
  await submit();
  await expect.poll(() => toasts).toEqual(['The board Market is for sale.']);
  expect(bodyOf(api.callsOf(make)[0], make)).toEqual({
    ...{ name: 'Market', description: 'Faces the market.', picture: null },
    point: { lat: 43.25, lng: -79.87 },
    ...{ capacity: 6, mostPerServiceType: 2 },
  });
  await expect.element(role('row', { name: 'Market' })).toBeVisible();
});

test('a town gives the coordinates', async () => {
  const hamilton = {
    ...{ id: 'ca-on-hamilton', name: 'Hamilton', region: 'ON', country: 'can' },
    ...{ label: 'Hamilton, ON', detail: 'Ontario, Canada', kind: 'city' },
    ...{ lat: 43.2557, lng: -79.8711, timeZone: 'America/Toronto' },
  };
  openBoards({ 'GET /places/suggest': { places: [hamilton], isSimilar: false } });
  await openForm();
  await fillCount('Latitude', '1');
  await userEvent.fill(role('combobox', { name: 'Find a town' }), 'hamil');
  await userEvent.click(role('option', { name: 'Hamilton' }));
  await expect.element(role('textbox', { name: 'Latitude' })).toHaveValue('43.2557');
  await expect.element(role('textbox', { name: 'Longitude' })).toHaveValue('-79.8711');
});

test('what is not right is told at its field before anything is sent', async () => {
  const { api } = openBoards();
  await openForm();
  await fillCount('Latitude', '91');
  await fillCount('Merchants at most', '101');
  await submit();
  const told = (name: RegExp) => expect.element(role('link', { name })).toBeVisible();
  await told(/^Name: Fill this in/);
  await told(/^Description: Fill this in/);
  await told(/^Latitude: Enter 90 or less/);
  await told(/^Longitude: Fill this in/);
  await told(/^Merchants at most: Enter 100 or less/);
  expect(api.callsOf(make)).toEqual([]);
  await expectAccessible(document.body);
});

test('one is changed from what it is, and may become one for a merchant alone', async () => {
  const { api, toasts } = openBoards({ [change]: king });
  await userEvent.click(role('button', { name: 'Change the board King at James' }));
  await expect.element(role('textbox', { name: 'Name' })).toHaveValue('King at James');
  await userEvent.selectOptions(
    role('combobox', { name: 'Who shows on it' }),
    'One merchant alone',
  );
  await userEvent.click(role('button', { name: 'Save the board' }));
  await expect.poll(() => toasts).toEqual(['The board King at James was changed.']);
  expect(bodyOf(api.callsOf(change)[0], change)).toEqual({
    ...{ name: king.name, description: king.description, point: king.point },
    ...{ capacity: 1, mostPerServiceType: 1, picture: null },
  });
});

test('a picture without words is told at its field, and one of somebody else as well', async () => {
  const image = {
    ...{ id: '0'.repeat(32), path: `/api/v1/media/${'0'.repeat(32)}`, alt: '' },
    ...{ width: 1280, height: 720, thumbhash: '' },
  };
  const pictured = managedBoard(1, 'King at James', { image });
  const said = { ...image, alt: 'A board' };
  let isSaid = false;
  openBoards({
    [list]: () => page(isSaid ? { ...pictured, image: said } : pictured),
    [change]: () => problem('invalid-request', 'body.picture.id'),
  });
  const open = () => userEvent.click(role('button', { name: 'Change the board King at James' }));
  await open();
  await userEvent.click(role('button', { name: 'Save the board' }));
  await expect
    .element(role('link', { name: /^Picture: Say what the picture shows/ }))
    .toBeVisible();
  await userEvent.click(role('button', { name: 'Close' }));
  isSaid = true;
  await userEvent.selectOptions(role('combobox', { name: 'State' }), 'For sale');
  await open();
  await userEvent.click(role('button', { name: 'Save the board' }));
  await expect
    .element(role('link', { name: /^Picture: Somebody else has uploaded/ }))
    .toBeVisible();
});

test('a board that somebody else has changed meanwhile is told, and what was typed stays', async () => {
  let theirs = king;
  const { toasts } = openBoards({
    [list]: () => page(theirs),
    [change](init: RequestInit) {
      if (new Headers(init.headers).get('if-match') === '"2"') return { ...king, name: 'Main' };
      theirs = { ...king, capacity: 4, version: 2 };
      return problem('precondition-failed');
    },
  });
  await userEvent.click(role('button', { name: 'Change the board King at James' }));
  await userEvent.fill(role('textbox', { name: 'Name' }), 'Main');
  const save = role('button', { name: 'Save the board' });
  await userEvent.click(save);
  await expectText(role('alert'), 'Merchants at most: now 4');
  await expect.element(role('textbox', { name: 'Name' })).toHaveValue('Main');
  await expectAccessible(document.body);
  await userEvent.click(save);
  await expect.poll(() => toasts).toEqual(['The board Main was changed.']);
});

test('Cancel closes the form', async () => {
  openBoards();
  await openForm();
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => role('dialog').elements()).toEqual([]);
});
