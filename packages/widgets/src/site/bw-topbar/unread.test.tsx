import { noCart } from '@boardwalk/sdk-core/cart/cart-changes';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { untilStreamClosed } from '../../kit/testing/closed-stream.fixture.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import topbarTable from './bw-topbar.element.tsx';

registerElement(topbarTable);

afterEach(async () => {
  document.body.replaceChildren();
  await untilStreamClosed();
  vi.unstubAllGlobals();
});

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const count = 'GET /inbox/unread/count';
const matches = 'GET /rule/new/count';
const messages = role('link', { name: 'Messages: 12' });

function open(
  answers: Answers,
  attributes: Readonly<Record<string, string>> = {},
  settings: Parameters<typeof openWidget>[3] = {},
) {
  return openWidget(
    'bw-topbar',
    { current: 'home', ...attributes },
    {
      'GET /user/': rosa,
      'GET /listing/bookmarks': { results: [] },
      [count]: { count: 0 },
      [matches]: { count: 0 },
      'GET /marketplace/cart/': noCart,
      ...answers,
    },
    settings,
  );
}

/** Opens a stream of the page, and returns how it reports that something has changed. */
function openLine() {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => line?.enqueue(new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller;
    },
  });
  write('id: 1\n\n');
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    /** More than once, as the page may not listen to that topic yet. */
    tellUntilGone(topic: string, badge: Locator) {
      const tell = () => write(`event: changed\ndata: ${topic}\n\n`);
      const countAfterTelling = () => {
        tell();
        return badge.elements().length;
      };
      return expect.poll(countAfterTelling).toBe(0);
    },
  };
}

test('what waits to be read is counted, and its badge goes as it is read elsewhere', async () => {
  const line = openLine();
  let waiting = 12;
  open({ [count]: () => ({ count: waiting }), 'GET /events': line.answer });
  await expect.element(messages).toBeVisible();
  expect(messages.element().querySelector('.badge')?.textContent).toBe('9+');
  waiting = 0;
  await line.tellUntilGone('inbox', messages);
  await expect.element(role('link', { name: 'Messages' })).toBeVisible();
});

test('what is new for alerts is counted apart, and its badge goes as it is seen elsewhere', async () => {
  const line = openLine();
  let news = 3;
  open({ [matches]: () => ({ count: news }), 'GET /events': line.answer });
  await expect.element(role('link', { name: 'Alerts: 3' })).toBeVisible();
  await expect.element(role('link', { name: 'Messages' })).toBeVisible();
  news = 0;
  await line.tellUntilGone('alerts', role('link', { name: 'Alerts: 3' }));
  await expect.element(role('link', { name: 'Alerts' })).toBeVisible();
});

test('for a visitor nothing is counted', async () => {
  const { api } = open({ 'GET /user/': null });
  await expect.element(role('link', { name: 'Sign In' })).toBeVisible();
  expect([...api.callsOf(count), ...api.callsOf(matches)]).toEqual([]);
});

test('numbers of a script go before', async () => {
  const { element } = open({ [count]: { count: 12 } });
  await expect.element(messages).toBeVisible();
  Object.assign(element, { badges: { messages: 3 } });
  await expect.element(role('link', { name: 'Messages: 3' })).toBeVisible();
});

const inCart = { 'GET /marketplace/cart/': { ...noCart, count: 4 } };
const ownSite = { siteOrigin: location.origin };

test('what is in the cart is counted for a member', async () => {
  open(inCart);
  await expect.element(role('link', { name: 'Cart: 4' })).toBeVisible();
});

test('for a visitor it is where the browser has a cart, and from the moment something is added', async () => {
  const visitor = { ...inCart, 'GET /user/': null };
  const first = open(visitor, { cart: '' }, ownSite);
  const saysSo = (element: Element) => () => element.shadowRoot?.textContent?.includes('Cart: 4');
  await expect.poll(saysSo(first.element)).toBe(true);
  document.body.replaceChildren();
  const { api, element } = open(visitor, {}, ownSite);
  await expect.element(role('link', { name: 'Sign In' })).toBeInTheDocument();
  expect(api.callsOf('GET /marketplace/cart/')).toEqual([]);
  const add = () =>
    element.dispatchEvent(new CustomEvent('bw-cart-add', { bubbles: true, composed: true }));
  await expect.poll(() => add() && saysSo(element)()).toBe(true);
});

test('on a phone the bar has a cart with something in it, and the menu has it no second time', async () => {
  await page.viewport(390, 700);
  const { element } = open({ 'GET /marketplace/cart/': { ...noCart, count: 2 } });
  const inBar = role('link', { name: 'Cart: 2' });
  await expect.element(inBar).toBeVisible();
  expect(inBar.element().closest('.bar')).not.toBeNull();
  element.shadowRoot?.querySelector<HTMLElement>('.menu')?.showPopover();
  await expect.element(role('link', { name: 'Favourites' })).toBeVisible();
  const shown = inBar.elements().filter((link) => link.checkVisibility());
  expect(shown).toHaveLength(1);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
