import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { downtown } from '../boards/boards.fixture.ts';
import { bodyOf, list, openZone, openZones, read, sponsor, zone } from './zones-page.fixture.ts';

const make = 'POST /zones';
const change = `PUT /zones/${zone.id}`;
const remove = `DELETE /zones/${zone.id}`;

const fill = (name: string, text: string) => userEvent.fill(role('textbox', { name }), text);

test('zones tell how many boards are sold in each, and lead to them', async () => {
  openZones();
  const row = role('listitem');
  await expectText(row, 'Around King Street.');
  await expectText(row, '1 board for sale');
  await expectAccessible(document.body);
  await userEvent.click(role('link', { name: 'Downtown' }));
  await expect.element(role('heading', { name: 'Downtown', level: 1 })).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Downtown');
  await userEvent.click(role('link', { name: 'All zones' }));
  await expect.element(row).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Advertising zones');
});

test('there are none yet', async () => {
  openZones({ [list]: { items: [] } });
  await expect.element(words('There are no zones yet.')).toBeVisible();
  await expectAccessible(document.body);
});

test('zones that can’t be had are told, and asked for again', async () => {
  let isDown = true;
  openZones({ [list]: () => (isDown ? problem('internal') : { items: [downtown] }) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('link', { name: 'Downtown' })).toBeVisible();
});

test('one is made, and is open then', async () => {
  const { api, toasts } = openZones({ [make]: zone });
  await openDialogBy(role('button', { name: 'Make a zone' }));
  await fill('Name', ' Downtown ');
  await fill('Description', 'Around King Street.');
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Make a zone' }));
  await expect.element(role('heading', { name: 'Downtown', level: 1 })).toBeVisible();
  expect(bodyOf(api.callsOf(make)[0], make)).toEqual({
    ...{ name: 'Downtown', description: 'Around King Street.' },
  });
  await expect.poll(() => toasts).toEqual(['The zone Downtown is there. Put boards into it.']);
});

test('a zone that somebody else has renamed meanwhile is told, and what was typed stays', async () => {
  let isRenamed = false;
  const { toasts } = openZone({
    [read]: () => (isRenamed ? { ...zone, name: 'Harbour', version: 2 } : zone),
    [change](init: RequestInit) {
      if (new Headers(init.headers).get('if-match') === '"2"') return { ...zone, name: 'Old town' };
      isRenamed = true;
      return problem('precondition-failed');
    },
  });
  await openDialogBy(role('button', { name: 'Rename the zone Downtown' }));
  await fill('Name', 'Old town');
  await userEvent.click(role('button', { name: 'Save the zone' }));
  await expectText(role('alert'), 'Name: now Harbour');
  await expect.element(role('textbox', { name: 'Name' })).toHaveValue('Old town');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Save the zone' }));
  await expect.poll(() => toasts).toEqual(['The zone Old town was changed.']);
});

test('one is renamed', async () => {
  let name = 'Downtown';
  const { toasts } = openZone({
    [read]: () => ({ ...zone, name }),
    [change]() {
      name = 'Old town';
      return { ...zone, name };
    },
  });
  await openDialogBy(role('button', { name: 'Rename the zone Downtown' }));
  await fill('Name', 'Old town');
  await userEvent.click(role('button', { name: 'Save the zone' }));
  await expect.element(role('heading', { name: 'Old town', level: 1 })).toBeVisible();
  await expect.poll(() => toasts).toEqual(['The zone Old town was changed.']);
});

test('one is deleted after a question, which a refusal leaves open', async () => {
  let isRefused = true;
  const { toasts } = openZone({ [remove]: () => (isRefused ? problem('unavailable') : null) });
  await userEvent.click(role('button', { name: 'Delete the zone Downtown' }));
  await expect.element(words('Its boards stay, and stand in no zone.')).toBeVisible();
  const confirm = role('dialog').getByRole('button', { name: 'Delete', exact: true });
  await userEvent.click(confirm);
  await expect.element(role('alert')).toBeVisible();
  isRefused = false;
  await userEvent.click(confirm);
  await expect.element(role('heading', { name: 'Advertising zones', level: 1 })).toBeVisible();
  await expect.poll(() => toasts).toEqual(['The zone Downtown was deleted.']);
});

test('a zone that is gone is told, and so is who may see one', async () => {
  openZone({ [read]: problem('not-found') });
  await expect.element(words('There is no such zone.')).toBeVisible();
  document.body.replaceChildren();
  openZone({ [read]: problem('forbidden') });
  await expect.element(words('Administrators alone may see it.')).toBeVisible();
});

test('a house sponsor is found by words and named', async () => {
  const name = `PUT /zones/${zone.id}/sponsors/72`;
  let sponsors = [sponsor];
  const oak = { id: 72, title: 'Oak Roofing', address: { city: 'Regina' } };
  const { toasts } = openZone({
    [read]: () => ({ ...zone, sponsors }),
    'POST /listing/search': { results: [oak] },
    [name]() {
      sponsors = [sponsor, { ...sponsor, id: 72, title: 'Oak Roofing' }];
      return { ...zone, sponsors };
    },
  });
  await userEvent.fill(role('searchbox', { name: 'Find a merchant listing' }), 'roofing');
  await userEvent.click(role('button', { name: 'Search' }));
  await userEvent.click(role('button', { name: 'Make Oak Roofing a house sponsor' }));
  await expect.element(role('link', { name: 'Oak Roofing' })).toBeVisible();
  await expect.element(words('Sponsors the zone')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['Oak Roofing sponsors the zone.']);
  await expectAccessible(document.body);
});

test('a number of no merchant listing is told as such', async () => {
  openZone({ [`PUT /zones/${zone.id}/sponsors/99`]: problem('not-found') });
  await userEvent.fill(role('searchbox', { name: 'Find a merchant listing' }), '99');
  await userEvent.click(role('button', { name: 'Search' }));
  await userEvent.click(role('button', { name: 'Make Listing number 99 a house sponsor' }));
  await expect.element(words('no public merchant listing with this number')).toBeVisible();
});

test('a house sponsor is removed after a question; one that is hidden says so', async () => {
  let sponsors = [{ ...sponsor, isPublic: false }];
  const { toasts } = openZone({
    [read]: () => ({ ...zone, sponsors }),
    [`DELETE /zones/${zone.id}/sponsors/71`]() {
      sponsors = [];
      return { ...zone, sponsors };
    },
  });
  await expect.element(words('Nobody sees this listing at the moment')).toBeVisible();
  await userEvent.click(role('button', { name: 'Remove Elm Roofing from the house sponsors' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(words('It has no house sponsors yet.')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['Elm Roofing sponsors the zone no more.']);
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const long = 'Zoneauboutdelarue'.repeat(7);
  const { element } = openZone({ [read]: { ...zone, name: long, description: long } });
  narrow(element, 280);
  await expect.element(words('Mill Bridge')).toBeVisible();
  const zones = await untilShown(element, '.admin-zones');
  expect(zones.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});

test('Cancel closes the form', async () => {
  openZones();
  await openDialogBy(role('button', { name: 'Make a zone' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => role('dialog').elements()).toEqual([]);
});
