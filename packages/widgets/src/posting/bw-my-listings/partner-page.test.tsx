import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { holdTimers } from '../../kit/testing/timers.fixture.ts';
import { stubWindow } from '../../kit/testing/windows.fixture.ts';
import table from './bw-my-listings.element.tsx';
import { house, list } from './own-rows.fixture.ts';

registerElement(table);

const id = '6f4c2d1e-0000-4000-8000-000000000001';
const start = 'POST /embeds/confirmations';
const deletion = 'DELETE /property/listing/7';
/** A page looks that often, in milliseconds. */
const looksEvery = 2_000;

/** A partner's page with the menu of a listing, and what the server knows of the window. */
async function openMenu(answers: Answers = {}, attributes: Record<string, string> = {}) {
  // A press that comes before it is there opens no window.
  await import('../../embeds/shared/confirmation/request-user-confirmation.ts');
  const server = { state: 'open' };
  const opened = openWidget('bw-my-listings', attributes, {
    'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
    'GET /user/groups/': [],
    [list]: { results: [house], total: 1 },
    [start]: { id, expiresAt: '2126-11-26T12:05:00Z' },
    [`GET /embeds/confirmations/${id}/state`]: () => ({ state: server.state }),
    [deletion]: null,
    ...answers,
  });
  await userEvent.click(role('button', { name: /^(?:More for|Autres choix pour) / }));
  return { ...opened, server };
}

const item = (name: string) => role('menuitem', { name, exact: true });

test('what its owner refuses stays, and that is told', async () => {
  stubWindow();
  const { api, server, toasts } = await openMenu();
  await expect.element(item('Delete')).toBeVisible();
  const timers = holdTimers();
  await userEvent.click(item('Delete'));
  await expect.poll(() => api.callsOf(start)).toHaveLength(1);
  server.state = 'refused';
  await timers.pass(looksEvery);
  await expect
    .poll(() => toasts)
    .toEqual(['Nothing was confirmed in the window, and nothing was deleted.']);
  expect(api.callsOf(deletion)).toEqual([]);
});

test('what its owner confirms is deleted, once and by that confirmation, and leaves the list', async () => {
  const window = stubWindow();
  let results = [house];
  const addresses: string[] = [];
  const { api, server, toasts } = await openMenu({
    [list]: () => ({ results, total: results.length }),
    [deletion]: (_: RequestInit, address: string) => {
      addresses.push(address);
      results = [];
      return null;
    },
  });
  await expect.element(item('Delete')).toBeVisible();
  const timers = holdTimers();
  await userEvent.click(item('Delete'));
  await expect.poll(() => window.replaced).toHaveLength(1);
  expect(api.callsOf(start)).toEqual([expect.stringContaining('"kind":"delete-listing"')]);
  expect(api.callsOf(deletion)).toEqual([]);
  server.state = 'confirmed';
  await timers.pass(looksEvery);
  await expect.poll(() => toasts).toEqual(['“Brick house” is deleted.']);
  expect(addresses).toEqual([expect.stringContaining(`?confirmation=${id}`)]);
  await expect.element(role('button', { name: 'More for “Brick house”' })).not.toBeInTheDocument();
});

test('a browser that opens no window is told of, in French too', async () => {
  vi.stubGlobal(
    'open',
    vi.fn<typeof open>(() => null),
  );
  const { api, toasts } = await openMenu({}, { locale: 'fr-CA' });
  await userEvent.click(item('Supprimer'));
  await expect.poll(() => toasts).toEqual([expect.stringMatching(/^Votre navigateur n’a ouvert/)]);
  expect(api.callsOf(start)).toEqual([]);
});

test('what the server refuses is told', async () => {
  const window = stubWindow();
  const { server, toasts } = await openMenu({ [deletion]: () => problem('conflict') });
  await expect.element(item('Delete')).toBeVisible();
  const timers = holdTimers();
  await userEvent.click(item('Delete'));
  await expect.poll(() => window.replaced).toHaveLength(1);
  server.state = 'confirmed';
  await timers.pass(looksEvery);
  await expect.poll(() => toasts).toEqual([expect.stringMatching(/^That didn’t work: /)]);
});

test('several are not deleted at once', async () => {
  await openMenu();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(role('checkbox', { name: 'Select all on this page' }));
  await expect.element(role('button', { name: 'Pause', exact: true })).toBeVisible();
  expect(role('button', { name: 'Delete', exact: true }).elements()).toEqual([]);
});
