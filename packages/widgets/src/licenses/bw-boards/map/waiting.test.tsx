import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { licenseesCall, main, openBoards, roofer, rosa, second } from '../boards.fixture.ts';

const card = role('dialog', { name: 'Picked board' });
const tellMe = card.getByRole('button', { name: 'Tell me when there is a place' });
const told = card.getByText('We write to you once there is a place.');
const join = 'PUT /billboard/4/waits/71';
const leave = 'DELETE /billboard/4/waits/71';

interface Opened {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly listings?: readonly object[];
  readonly user?: object | null;
  /** What the server answers in place of the wait. */
  readonly joined?: () => Response | undefined;
}

/** The card of a board that is full, before a merchant or a visitor. */
async function openFull({ attributes = {}, listings = [], user = rosa, joined }: Opened) {
  const waits: { id: number; since: string }[] = [];
  const page = openBoards(
    { 'plan-id': main.id, ...attributes },
    {
      'GET /user/': user,
      'GET /license/71/holds': { holds: [], subscribed: [], running: null },
      [licenseesCall]: listings,
      'GET /billboard/waits/71': () => ({ waits }),
      [join]: () => {
        const refusal = joined?.();
        if (refusal) return refusal;
        const wait = { id: 4, since: new Date().toISOString() };
        waits.push(wait);
        return wait;
      },
      [leave]: () => {
        waits.length = 0;
        return null;
      },
    },
  );
  const here = role('region', { name: 'Boards on this part of the map' });
  await userEvent.click(here.getByRole('button', { name: 'Market Square', exact: false }));
  return page;
}

test('whoever finds a board full has a mail sent once it has a place, or none after all', async () => {
  const { api, element } = await openFull({ attributes: { 'listing-id': '71' } });
  await userEvent.dblClick(tellMe);
  await expect.element(told).toBeVisible();
  expect(api.callsOf(join)).toHaveLength(1);
  // The press is gone, and the keyboard goes on from what came in its place.
  await expect.poll(() => focused()?.textContent).toContain('We write to you');
  await expectAccessible(element);
  await userEvent.click(card.getByRole('button', { name: 'Wait no longer' }));
  await expect.element(tellMe).toBeVisible();
  expect(api.callsOf(leave)).toHaveLength(1);
});

test('whoever has one listing waits with it, without being asked which', async () => {
  const { api, element } = await openFull({ listings: [roofer] });
  await userEvent.click(tellMe);
  await expect.element(told).toBeVisible();
  expect(api.callsOf(join)).toHaveLength(1);
  expect(element.getAttribute('listing-id')).toBe('71');
});

test('whoever has several says which of them waits, and nothing waits before', async () => {
  const { api } = await openFull({ listings: [second, roofer] });
  await userEvent.click(tellMe);
  const chooser = role('dialog', { name: 'Choose a listing' });
  await userEvent.click(chooser.getByRole('button', { name: 'Close' }));
  expect(api.callsOf(join)).toEqual([]);
  await userEvent.click(tellMe);
  await userEvent.click(chooser.getByRole('button', { name: roofer.title, exact: false }));
  await expect.element(told).toBeVisible();
  expect(api.callsOf(join)).toHaveLength(1);
});

test('a visitor is asked to register, and is led to no checkout', async () => {
  const { api, told: chosen } = await openFull({ user: null });
  await userEvent.click(tellMe);
  await expect.element(role('link', { name: 'Register' })).toBeVisible();
  expect(api.callsOf(join)).toEqual([]);
  expect(chosen).toEqual([]);
});

test('a wait that is refused says why, and is joined at the next press', async () => {
  let isDown = true;
  const { api } = await openFull({
    attributes: { 'listing-id': '71' },
    joined: () => (isDown ? problem('unavailable') : undefined),
  });
  await userEvent.click(tellMe);
  await expect
    .element(card.getByText('Something went wrong at Boardwalk', { exact: false }))
    .toBeVisible();
  isDown = false;
  await userEvent.click(tellMe);
  await expect.element(told).toBeVisible();
  expect(api.callsOf(join)).toHaveLength(2);
});
