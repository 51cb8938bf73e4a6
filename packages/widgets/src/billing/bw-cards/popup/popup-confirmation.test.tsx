import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../../kit/testing/role.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import { stubWindow } from '../../../kit/testing/windows.fixture.ts';
import table from '../bw-cards.element.tsx';
import { list, mastercard, openPartner, visa } from '../cards.fixture.ts';

registerElement(table);

const id = '6f4c2d1e-0000-4000-8000-000000000001';
const start = 'POST /embeds/confirmations';
const follow = `GET /embeds/confirmations/${id}/state`;
const adding = role('button', { name: 'Add a card' });
const deletion = role('button', { name: 'Delete card ending in 4242' });

/** A page looks that often, in milliseconds. */
const looksEvery = 2_000;

/**
 * A partner's page that waits for what the pop-up comes to: `server` is what the API knows, and the
 * page looks as the test lets time pass.
 */
async function ask(button: typeof adding, attributes: Readonly<Record<string, string>> = {}) {
  const window = stubWindow();
  const server = { state: 'open', cards: [visa] as unknown };
  const page = openPartner(attributes, {
    [list]: () => server.cards,
    [start]: { id, expiresAt: '2126-11-26T12:05:00Z' },
    [follow]: () => ({ state: server.state }),
  });
  const timers = holdTimers();
  await userEvent.click(button);
  await expectText(role('status'), 'Go on in the window that has opened.');
  await expect.poll(() => window.replaced).toHaveLength(1);
  return { ...page, ...window, ...timers, server };
}

test('it waits beside the cards for the window of our site, and opens no second one', async () => {
  const { api, open, replaced, release } = await ask(adding);
  release();
  expect(replaced[0]).toMatch(`${siteOrigin}/embeds/confirm?id=${id}`);
  expect(api.callsOf(start)).toEqual([`${start} {"kind":"add-card","subject":""}`]);
  await expectAccessible(document.body);
  await userEvent.click(adding);
  await userEvent.click(deletion);
  expect(open).toHaveBeenCalledOnce();
});

test('a card that was added in the window is told and listed', async () => {
  const { server, toasts, picked, pass } = await ask(adding);
  server.cards = [mastercard, visa];
  server.state = 'confirmed';
  await pass(looksEvery);
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
  await expect.element(role('radio', { name: 'ending in 4444' })).toBeChecked();
  expect(picked).toEqual(['pm_4444']);
  expect(role('status').elements()).toEqual([]);
});

test('a card that is confirmed before the server lists it is waited for, then told and picked', async () => {
  const { api, server, toasts, picked, pass } = await ask(adding);
  const before = api.callsOf(list).length;
  server.state = 'spent';
  await pass(looksEvery);
  await expect.poll(() => api.callsOf(list).length).toBeGreaterThan(before);
  expect(toasts).toEqual([]);
  server.cards = [mastercard, visa];
  await pass(looksEvery);
  await expect.element(role('radio', { name: 'ending in 4444' })).toBeChecked();
  expect(picked).toEqual(['pm_4444']);
  await expect.poll(() => toasts).toEqual(['The card was saved.']);
});

test('a card that was deleted in the window is gone, picked no longer, and the list has the focus', async () => {
  const { api, server, toasts, picked, pass } = await ask(deletion, { selected: 'pm_4242' });
  expect(api.callsOf(start)).toEqual([`${start} {"kind":"delete-card","subject":"pm_4242"}`]);
  server.cards = [mastercard];
  server.state = 'confirmed';
  await pass(looksEvery);
  await expect.poll(() => toasts).toEqual(['The card ending in 4242 was deleted.']);
  expect(picked).toEqual([null]);
  expect(deletion.elements()).toEqual([]);
  await expect.poll(() => focused()?.className).toBe('cards');
});

test.each([
  ['refused', 'Nothing was confirmed in the window.'],
  ['expired', 'It took too long to confirm. Try again.'],
])('what was %s in the window is told, and the cards are read again', async (state, said) => {
  const { api, server, toasts, open, pass, release } = await ask(deletion);
  const before = api.callsOf(list).length;
  server.state = state;
  await pass(looksEvery);
  await expect.element(role('alert')).toHaveTextContent(said);
  await expect.poll(() => api.callsOf(list).length).toBeGreaterThan(before);
  expect(toasts).toEqual([]);
  await expect.element(deletion).toBeVisible();
  release();
  await expectAccessible(document.body);
  server.state = 'open';
  await userEvent.click(deletion);
  expect(open).toHaveBeenCalledTimes(2);
  await expect.poll(() => role('alert').elements()).toEqual([]);
});

test('a question that the server does not take is told, and its window closed', async () => {
  const { popup } = stubWindow();
  openPartner({}, { [list]: [visa], [start]: () => problem('internal') });
  await userEvent.click(adding);
  await expectText(role('alert'), 'That did not work. Check your connection, then try again.');
  expect(popup.closed).toBe(true);
});

test('what is called off on the page closes the window, and nothing is said', async () => {
  const { popup, toasts } = await ask(adding);
  await userEvent.click(role('button', { name: 'Cancel' }));
  await expect.poll(() => role('status').elements()).toEqual([]);
  expect([popup.closed, toasts, role('alert').elements()]).toEqual([true, [], []]);
});

test('a widget that is gone closes the window, and asks for nothing more', async () => {
  const { api, element, popup, pass } = await ask(adding);
  element.remove();
  await expect.poll(() => popup.closed).toBe(true);
  const before = api.calls.length;
  await pass(2 * looksEvery);
  expect(api.calls).toHaveLength(before);
});
