import { writeBoardColumns } from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { managedBoard } from '../boards/boards.fixture.ts';
import {
  bodyOf,
  onMap,
  openZone,
  read,
  save,
  searchCall,
  sold,
  zone,
} from './zones-page.fixture.ts';

const here = role('region', { name: 'Boards on this part of the map' });
const members = role('region', { name: 'Boards of the zone' });
const map = role('region', { name: 'Map of the boards' });
const saving = role('region', { name: 'Changes that are not saved' });
const press = (name: string) => userEvent.click(here.getByRole('button', { name, exact: false }));
const submit = () => userEvent.click(role('button', { name: 'Save the changes' }));
const harbour = { 'GET /billboard/2': { zone: { id: 6, name: 'Waterfront' } } };
const market = { 'GET /billboard/3': { zone: null } };

test('the map and the list mark the boards of the zone alike', async () => {
  openZone();
  const sign = (name: string) => map.getByRole('button', { name });
  await expect.element(sign('King at James')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(sign('Harbour')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(here.getByRole('button', { name: 'King at James' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expectText(members, 'Mill Bridgeretired');
  await expect.element(saving).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('boards go in and out by the map and by the list, and are saved at once', async () => {
  let { billboards } = zone;
  const { api, toasts } = openZone({
    ...{ ...harbour, ...market },
    [read]: () => ({ ...zone, billboards }),
    [save]() {
      billboards = [
        { id: 2, name: 'Harbour', isRetired: false },
        { id: 3, name: 'Market Square', isRetired: false },
      ];
      return { ...zone, billboards };
    },
  });
  const sign = map.getByRole('button', { name: 'Harbour' });
  await expect.element(sign).toHaveTextContent('+');
  (sign.element() as HTMLElement).click();
  await expect.element(sign).toHaveAttribute('aria-pressed', 'true');
  await expectText(members, 'comes in from the zone Waterfront');
  await press('Market Square');
  await press('King at James');
  await userEvent.click(role('button', { name: 'Take out Mill Bridge' }));
  await expectText(saving, '2 boards come in, 2 boards leave');
  await expectAccessible(document.body);
  await submit();
  await expect.poll(() => toasts).toEqual(['The boards of Downtown are saved.']);
  expect(bodyOf(api.callsOf(save)[0], save)).toEqual({ add: [2, 3], remove: [1, 8] });
  await expect.element(saving).not.toBeInTheDocument();
});

test('what was chosen is taken back one by one, or all together', async () => {
  const { api } = openZone({ ...harbour, ...market });
  await press('Harbour');
  await press('Market Square');
  await userEvent.click(role('button', { name: 'Undo for Harbour' }));
  await expectText(saving, '1 board comes in');
  await userEvent.click(role('button', { name: 'Cancel' }));
  await expect.element(saving).not.toBeInTheDocument();
  expect(api.callsOf(save)).toEqual([]);
});

test('why it could not be saved is told, and the choice stays', async () => {
  openZone({ ...harbour, [save]: problem('unavailable') });
  await press('Harbour');
  await submit();
  await expect.element(saving.getByRole('alert')).toBeVisible();
  await expectText(saving, '1 board comes in');
});

test('a press on the map puts up a board there, which is in the zone', async () => {
  const make = 'POST /billboard';
  const mill = managedBoard(9, 'Mill Lane');
  let all = sold;
  let { billboards } = zone;
  const { api, toasts } = openZone({
    [searchCall]: () => ({ total: all.length, columns: writeBoardColumns(all) }),
    [read]: () => ({ ...zone, billboards }),
    [make]() {
      all = [...sold, onMap(9, 'Mill Lane', { lat: 43, lng: -79.3 })];
      return mill;
    },
    [save]() {
      billboards = [...billboards, { id: 9, name: 'Mill Lane', isRetired: false }];
      return { ...zone, billboards };
    },
  });
  await expect.element(map.getByRole('button', { name: 'Harbour' })).toBeVisible();
  await userEvent.click(map, { position: { x: 40, y: 60 } });
  await userEvent.fill(role('textbox', { name: 'Name' }), 'Mill Lane');
  await userEvent.fill(role('textbox', { name: 'Description' }), 'Faces the mill.');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Put up a board' }));
  await expect.poll(() => toasts).toEqual(['The board Mill Lane is for sale, in this zone.']);
  const { point } = bodyOf(api.callsOf(`${make} `)[0], make) as {
    point: { lat: number; lng: number };
  };
  // North-west of the middle of the map.
  expect(point.lat).toBeGreaterThan(43.016);
  expect(point.lng).toBeLessThan(-79.261);
  expect(bodyOf(api.callsOf(save)[0], save)).toEqual({ add: [9], remove: [] });
  await expect.element(role('button', { name: 'Take out Mill Lane' })).toBeVisible();
});

test('a new board that can’t be put in yet waits among the changes', async () => {
  let all = sold;
  const { toasts } = openZone({
    'GET /billboard/9': { zone: null },
    [searchCall]: () => ({ total: all.length, columns: writeBoardColumns(all) }),
    'POST /billboard'() {
      all = [...sold, onMap(9, 'Mill Lane', { lat: 43, lng: -79.3 })];
      return managedBoard(9, 'Mill Lane');
    },
    [save]: problem('unavailable'),
  });
  await openDialogBy(role('button', { name: 'Put up a board' }));
  await userEvent.fill(role('textbox', { name: 'Name' }), 'Mill Lane');
  await userEvent.fill(role('textbox', { name: 'Description' }), 'Faces the mill.');
  await userEvent.fill(role('textbox', { name: 'Latitude' }), '43');
  await userEvent.fill(role('textbox', { name: 'Longitude' }), '-79.3');
  await userEvent.click(role('dialog').getByRole('button', { name: 'Put up a board' }));
  await expect.poll(() => toasts[0]).toContain('not in the zone yet');
  await expectText(saving, '1 board comes in');
  await expectText(members, 'Mill Lane');
});

test('boards that can’t be had are told word for word, and tried again', async () => {
  let isDown = true;
  openZone({
    [searchCall]: () =>
      isDown ? problem('internal') : { total: sold.length, columns: writeBoardColumns(sold) },
  });
  await expect.element(words('Unable to retrieve a list of billboards.')).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(here.getByRole('button', { name: 'Harbour' })).toBeVisible();
});

test('without a map all boards are in the list', async () => {
  openZone({ 'GET /places/map': problem('internal'), ...harbour });
  await expect.element(words('The map can’t be shown right now.')).toBeVisible();
  await press('Harbour');
  await expectText(saving, '1 board comes in');
  await expectAccessible(document.body);
});
