import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import table from './bw-confirm.element.tsx';
import server from './bw-confirm.server.ts';
import { performers } from './performers.ts';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4, firstName: 'Milo' };
const id = '6f4c2d1e-0000-4000-8000-000000000001';
const origin = 'https://shop.example.org';
const path = `/embeds/confirmations/${id}`;
const asked = {
  id,
  siteName: 'The shop',
  origin,
  kind: 'delete-card',
  subject: 'pm_4242',
  about: 'Visa •••• 4242',
  items: [] as string[],
  parts: [] as object[],
  renews: false,
  amounts: [{ amount: 125_000, currency: 'CAD' }],
  expiresAt: '2126-11-26T12:05:00Z',
  state: 'open',
};
const attributes = { 'confirmation-id': id, 'user-id': '3' };
const answers = {
  'GET /user/': rosa as object,
  [`GET ${path}`]: asked as object,
  [`POST ${path}`]: { state: 'confirmed' } as object,
};

let told: unknown[] = [];

// The frame of a test has no focus of its own accord.
beforeEach(() => {
  window.focus();
  // Most requests are confirmed by the button.
  delete performers['delete-card'];
  told = [];
  vi.stubGlobal('close', () => {});
  vi.stubGlobal('opener', {
    postMessage: (...message: unknown[]) => told.push(message),
  });
});

function textOf(element: HTMLElement): string {
  return element.shadowRoot?.textContent ?? '';
}

test('it says who asks, from where, for what and how much, and decides nothing by itself', async () => {
  const { api, element } = openWidget('bw-confirm', attributes, answers);
  await expect.element(role('heading', { name: 'Delete a saved card' })).toBeVisible();
  for (const said of ['The shop', origin, 'Visa •••• 4242', '$1,250.00 CAD']) {
    expect(textOf(element)).toContain(said);
  }
  await expect.element(role('button', { name: 'Confirm' })).toBeEnabled();
  await expectAccessible(document.body);
  expect(api.callsOf('POST')).toEqual([]);
  expect(told).toEqual([]);
});

test('several payments of one order are each shown, and why they are several', async () => {
  const { element } = openWidget('bw-confirm', attributes, {
    ...answers,
    [`GET ${path}`]: {
      ...asked,
      kind: 'pay-order',
      about: 'Rosa Lindqvist, 12 Elm St, Hamilton ON L8P 1A1',
      items: ['Maple Pottery', 'Koala Crafts'],
      amounts: [
        { amount: 29_945, currency: 'CAD' },
        { amount: 4_500, currency: 'AUD' },
        { amount: 4_500, currency: 'AUD' },
      ],
    },
  });
  await expect.element(role('heading', { name: 'Pay for an order' })).toBeVisible();
  expect(
    role('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Rosa Lindqvist, 12 Elm St, Hamilton ON L8P 1A1',
    'Maple Pottery, Koala Crafts',
    '$299.45 CAD',
    'AU$45.00 AUD',
    'AU$45.00 AUD',
  ]);
  expect(textOf(element)).toContain('These are 3 payments, each charged to the same card');
  await expectAccessible(document.body);
});

test('whoever confirms tells the page on the origin that the server named, and no other', async () => {
  const { api, element } = openWidget('bw-confirm', attributes, answers);
  const decided: unknown[] = [];
  element.addEventListener('bw-decided', (event) => decided.push((event as CustomEvent).detail));
  await expect.element(role('button', { name: 'Confirm' })).toBeEnabled();
  await userEvent.click(role('button', { name: 'Confirm' }));
  await expectText(role('status'), 'You have confirmed it.');
  expect(api.callsOf('POST')).toEqual([`POST ${path} {"isConfirmed":true}`]);
  expect(told).toEqual([[{ boardwalk: 'decision', state: id, decision: 'confirmed' }, origin]]);
  await expect.poll(() => decided).toEqual([{ id, decision: 'confirmed' }]);
});

test('a press that comes too soon confirms nothing', async () => {
  openWidget('bw-confirm', attributes, answers);
  await expect.element(role('button', { name: 'Confirm' })).toBeDisabled();
});

test('by keyboard alone it is refused, and the page hears that', async () => {
  const { api } = openWidget('bw-confirm', attributes, {
    ...answers,
    [`POST ${path}`]: { state: 'refused' },
  });
  await expect.element(role('button', { name: 'Cancel' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expectText(role('status'), 'Nothing was done.');
  expect(api.callsOf('POST')).toEqual([`POST ${path} {"isConfirmed":false}`]);
  expect(told).toEqual([[{ boardwalk: 'decision', state: id, decision: 'refused' }, origin]]);
});

test.each([
  ['expired', 'This took too long.'],
  ['spent', 'This was done already.'],
  ['confirmed', 'You have confirmed this already.'],
  ['refused', 'You have refused this.'],
])('one that is %s can’t be decided', async (state, said) => {
  openWidget('bw-confirm', attributes, { ...answers, [`GET ${path}`]: { ...asked, state } });
  await expectText(role('status'), said);
  expect(role('button', { name: 'Confirm' }).query()).toBeNull();
  await expectAccessible(document.body);
});

test('one that is over by the press says so', async () => {
  let state = 'open';
  openWidget('bw-confirm', attributes, {
    ...answers,
    [`GET ${path}`]: () => ({ ...asked, state }),
    [`POST ${path}`]: () => problem('conflict'),
  });
  await expect.element(role('button', { name: 'Confirm' })).toBeEnabled();
  state = 'expired';
  await userEvent.click(role('button', { name: 'Confirm' }));
  await expectText(role('status'), 'This took too long.');
  expect(told).toEqual([]);
});

test('somebody else than the page knows is told so, and may let the right one in', async () => {
  let user: object | null = milo;
  const { api } = openWidget('bw-confirm', attributes, {
    'GET /user/': () => user,
    [`GET ${path}`]: () => problem('not-found'),
    'POST /logout': () => {
      user = null;
      return null;
    },
  });
  await expectText(role('status'), 'You are signed in here as Milo.');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Use another account' }));
  await expect.element(role('heading', { name: 'Sign in to confirm' })).toBeVisible();
  expect(api.callsOf('POST /embeds')).toEqual([]);
});

test('what is gone, the one who was asked is told', async () => {
  openWidget('bw-confirm', attributes, { ...answers, [`GET ${path}`]: () => problem('not-found') });
  await expectText(role('status'), 'The page’s request is over');
  expect(role('button', { name: 'Use another account' }).query()).toBeNull();
});

test('an address that somebody altered asks nothing', async () => {
  const { api } = openWidget(
    'bw-confirm',
    { ...attributes, 'confirmation-id': '../user' },
    answers,
  );
  await expectText(role('status'), 'The page’s request is over');
  expect(api.callsOf('GET /embeds')).toEqual([]);
});

test('who acts for somebody confirms nothing in their name', async () => {
  const { api } = openWidget('bw-confirm', attributes, {
    ...answers,
    'GET /user/': { ...rosa, actor: 'Ada' },
  });
  await expectText(role('status'), 'You act as Rosa. Only Rosa can confirm this.');
  expect(role('button', { name: 'Confirm' }).query()).toBeNull();
  expect(role('button', { name: 'Cancel' }).query()).toBeNull();
  await expectAccessible(document.body);
  expect(api.callsOf('POST')).toEqual([]);
});

test('what could not be read is asked for again, and what could not be sent is said', async () => {
  let isDown = true;
  openWidget('bw-confirm', attributes, {
    ...answers,
    [`GET ${path}`]: () => (isDown ? problem('internal') : asked),
    [`POST ${path}`]: () => problem('internal'),
  });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(role('button', { name: 'Confirm' })).toBeEnabled();
  await userEvent.click(role('button', { name: 'Confirm' }));
  await expectText(role('alert'), 'That did not work.');
  await expect.element(role('button', { name: 'Confirm' })).toBeVisible();
  expect(told).toEqual([]);
});

test('what is done in the window itself stands in place of the button', async () => {
  performers['delete-card'] = { tag: 'bw-test-performer', subject: 'card' };
  const { element, api } = openWidget('bw-confirm', attributes, answers);
  await expect.element(role('button', { name: 'Cancel' })).toBeVisible();
  expect(role('button', { name: 'Confirm' }).query()).toBeNull();
  const performer = element.shadowRoot?.querySelector('bw-test-performer');
  expect(performer?.getAttribute('card')).toBe('pm_4242');
  expect(performer?.getAttribute('confirmation')).toBe(id);
  const done = () => new CustomEvent('bw-performed', { bubbles: true, composed: true });
  // The listener is there once the window has been rendered.
  await expect.poll(() => performer?.dispatchEvent(done()) && told.length).toBe(1);
  // The server knows by what was done.
  expect(api.callsOf('POST')).toEqual([]);
  expect(told).toEqual([[{ boardwalk: 'decision', state: id, decision: 'confirmed' }, origin]]);
  await expectText(role('status'), 'It is done.');
  expect(element.shadowRoot?.querySelector('bw-test-performer')).toBeNull();
  await expectText(role('status'), 'You have confirmed it.');
});

test.each([
  ['refused', 'You have refused this.'],
  ['expired', 'This took too long.'],
  ['spent', 'This was done already.'],
  [null, 'The page’s request is over'],
])('what may not be done any more (%s) is told, and the way back is left', async (state, said) => {
  performers['delete-card'] = { tag: 'bw-test-performer', subject: 'card' };
  let isOver = false;
  const { element, api } = openWidget('bw-confirm', attributes, {
    ...answers,
    [`GET ${path}`]: () => {
      if (!isOver) return asked;
      return state === null ? problem('not-found') : { ...asked, state };
    },
  });
  const performer = () => element.shadowRoot?.querySelector('bw-test-performer');
  await expect.poll(performer).toBeTruthy();
  isOver = true;
  const refused = () => new CustomEvent('bw-refused', { bubbles: true, composed: true });
  // The listener is there once the window has been rendered.
  await expect.poll(() => performer()?.dispatchEvent(refused()) ?? textOf(element)).toContain(said);
  await expectText(role('status'), said);
  await expect.element(role('button', { name: 'Close this window' })).toBeVisible();
  await expect.poll(() => element.shadowRoot?.activeElement?.textContent ?? '').toContain(said);
  await expectAccessible(document.body);
  expect([api.callsOf('POST'), told]).toEqual([[], []]);
});

test('what a server has rendered stays as it is', async () => {
  openWidget('bw-confirm', attributes, answers);
  document.body.replaceChildren();
  await hydrate(table, attributes, { server });
});

test.each([320, 768])('it fits %d px, in the longest language too', async (width) => {
  const { element } = openWidget('bw-confirm', attributes, {
    ...answers,
    [`GET ${path}`]: { ...asked, siteName: 'Kraftfahrzeughaftpflichtversicherungsgesellschaft' },
  });
  element.setAttribute('locale', 'fr-CA');
  narrow(element, width);
  await expect.element(role('button', { name: 'Confirmer' })).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
});
