import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageEnvironment } from '../../element/environment/browser-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import messageTable from './bw-message.element.tsx';

registerElement(messageTable);

const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };
const call = 'POST /inbox/3';
const sentAt = '2026-11-27T12:00:00.000Z';
const answer = {
  thread: 12,
  message: { place: 1, authorId: 5, body: 'Hello', sentAt, pictures: [], isMasked: false },
};

/** A canoe of Rosa's, as a card has it. */
function canoe(id: number, other: Partial<ListingSummary> = {}): object {
  return {
    id,
    ownerId: 3,
    listingType: 'item',
    title: `Canoe ${id}`,
    subcategory: 'FOR_SALE',
    status: 'Active',
    price: null,
    previousPrice: null,
    address: {
      fullAddress: '12 Elm St, Welland, ON L3B 1A1',
      street: '12 Elm St',
      city: 'Welland',
      region: 'ON',
      country: 'CA',
      postalCode: 'L3B 1A1',
    },
    lat: null,
    lng: null,
    primaryImage: null,
    images: [],
    attributes: {},
    createdAt: sentAt,
    updatedAt: sentAt,
    ...other,
  };
}

interface Opened {
  readonly user?: object | null;
  readonly answers?: Answers;
  readonly isOwnSite?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
}

function open({ user = milo, answers = {}, isOwnSite = false, attributes = {} }: Opened = {}) {
  const server: { user: object | null } = { user };

  const { api, element } = openWidget(
    'bw-message',
    { 'listing-id': '7', ...attributes },
    {
      'GET /user/': () => Response.json(server.user),
      'GET /listing/summaries': (_: unknown, url: string) => {
        const ids = new URLSearchParams(url.slice(url.lastIndexOf('?'))).get('ids');
        return { results: [canoe(Number(ids))] };
      },
      [call]: answer,
      ...answers,
    },
    isOwnSite ? { siteOrigin: location.origin } : {},
  );
  const told: unknown[] = [];
  element.addEventListener('bw-message-sent', (event) => told.push((event as CustomEvent).detail));
  return { api, element, server, told };
}

const text = () => role('textbox', { name: 'Your message' });
const send = () => role('button', { name: 'Send message' });
const session = () => pageEnvironment('en-CA').store(createSessionStore);

test('it is the form of a message about one listing, and says where the answer comes', async () => {
  const { api, told } = open({ attributes: { 'heading-level': '3' } });
  await expect
    .element(role('heading', { name: 'Message the seller' }))
    .toHaveProperty('localName', 'h3');
  await expect.element(words('About “Canoe 7”')).toBeVisible();
  await expect.element(text()).toHaveValue('Hello, is “Canoe 7” still available?');
  await expectAccessible(document.body);
  await userEvent.click(send());
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(told).toEqual([{ listing: 7, thread: 12 }]);
  expect(api.callsOf(call)).toEqual([
    `${call} {"body":"Hello, is “Canoe 7” still available?","listing":7}`,
  ]);
  const link = role('link', { name: 'Open the conversation on Boardwalk' });
  await expect
    .element(link)
    .toHaveAttribute('href', `${siteOrigin}/dashboard/notifications/thread/12`);
  await expect.poll(() => focused()).toBe(link.element());
  await expectAccessible(document.body);
});

test('another listing has a form of its own, and the draft of the one before is not lost', async () => {
  const { element } = open();
  await userEvent.fill(text(), 'Hello, seven');
  element.setAttribute('listing-id', '8');
  await expect.element(text()).toHaveValue('Hello, is “Canoe 8” still available?');
  element.setAttribute('listing-id', '7');
  await expect.element(text()).toHaveValue('Hello, seven');
});

test('what the public does not see can’t be written about', async () => {
  open({ answers: { 'GET /listing/summaries': { results: [] } } });
  await expect.element(words('This listing is not shown any more.')).toBeVisible();
  await expectAccessible(document.body);
});

test('what can’t be reached is asked for again', async () => {
  let isDown = true;
  open({
    answers: {
      'GET /listing/summaries': () => (isDown ? problem('internal') : { results: [canoe(7)] }),
    },
  });
  await expect.element(words('The form can’t be shown right now.')).toBeVisible();
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(text()).toBeVisible();
});

test('a visitor signs in beside the form, by the scope of messages, and it goes out', async () => {
  const { api, element, server } = open({ user: null });
  await userEvent.fill(text(), 'Hello');
  await userEvent.click(send());
  const entrance = await untilShown(element, 'bw-sign-in');
  expect(entrance.getAttribute('scopes')).toBe('profile:basic,inbox');
  expect(entrance.getAttribute('return-to')).toBe('/item/listing/7');
  expect(api.callsOf(call)).toEqual([]);
  server.user = { ...milo, scopes: ['profile:basic', 'inbox'] };
  await session().refresh();
  await expect.element(words('Your message is sent.')).toBeVisible();
  expect(api.callsOf(call)).toHaveLength(1);
});

test('on our own site it asks over the page, and leads on in it', async () => {
  const { element, server } = open({ user: null, isOwnSite: true });
  const led: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent<{ route: { path: string } }>).detail.route.path);
  });
  await userEvent.click(send());
  await expect.element(role('dialog', { name: 'Sign in to send your message' })).toBeVisible();
  server.user = milo;
  await session().refresh();
  await userEvent.click(role('link', { name: 'Open the conversation' }));
  expect(led).toEqual(['/dashboard/notifications/thread/12']);
});

test('what a member wrote is gone from the form once another tab has signed them out', async () => {
  const { server, api } = open({ isOwnSite: true });
  await userEvent.fill(text(), 'Milo’s secret');
  clearLocalDrafts();
  server.user = null;
  await session().refresh();
  await expect.element(text()).toHaveValue('Hello, is “Canoe 7” still available?');
  expect(localStorage.getItem('boardwalk.contacts')).not.toContain('secret');
  expect(api.callsOf(call)).toEqual([]);
});

test('a member whose session ended finds their text, and another who signs in does not', async () => {
  const { server, api } = open({ isOwnSite: true });
  await userEvent.fill(text(), 'Milo’s secret');
  server.user = null;
  await session().refresh();
  await expect.element(text()).toHaveValue('Milo’s secret');
  await userEvent.click(send());
  await expect.element(role('dialog', { name: 'Sign in to send your message' })).toBeVisible();
  server.user = { ...milo, id: 6, firstName: 'Ana' };
  await session().refresh();
  await expect.element(text()).toHaveValue('Hello, is “Canoe 7” still available?');
  expect(api.callsOf(call)).toEqual([]);
});

test('whose listing it is finds that said', async () => {
  open({ user: { ...milo, id: 3 } });
  await expect.element(words('This listing is your own.')).toBeVisible();
  expect(text().elements()).toEqual([]);
});

test.each([280, 390, 768])('in French and right to left it fits %d px', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = open({ user: null, attributes: { locale: 'fr-CA' } });
  narrow(element, width);
  await userEvent.click(role('button', { name: 'Envoyer le message' }));
  await expect.element(words('Connectez-vous pour envoyer votre message.')).toBeVisible();
  const content = element.shadowRoot?.querySelector('.message');
  expect(content?.scrollWidth).toBeLessThanOrEqual(content?.clientWidth ?? 0);
  await expectAccessible(document.body);
  document.documentElement.removeAttribute('dir');
});
