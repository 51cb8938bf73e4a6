import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageEnvironment } from '../../element/environment/browser-environment.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { licenseesCall, main, openBoards, roofer, rosa } from './boards.fixture.ts';

const choice = { 'plan-id': main.id, billboards: '1,2' };
const chosen = { planId: main.id, billboards: [1, 2], listingId: 71 };
const press = () => userEvent.click(role('button', { name: 'Checkout Now' }));
const refresh = () => pageEnvironment('en-CA').store(createSessionStore).refresh();

/** The widget on a partner's page, on which somebody signs in with these scopes, and then posts. */
function open(scopes?: readonly string[]) {
  const server = {
    user: scopes ? { ...rosa, scopes } : null,
    listings: [] as object[],
  };
  const page = openBoards(
    choice,
    {
      'GET /user/': () => Response.json(server.user),
      [licenseesCall]: () => Response.json(server.listings),
      'POST /preview/search': { results: [] },
    },
    false,
  );
  return { ...page, server };
}

/** What is handed to the nested way in; it has tests of its own, and stays undefined here. */
const handed = (element: Element, name: string) =>
  element.shadowRoot?.querySelector('bw-sign-in')?.getAttribute(name);
const asked = (element: Element) => handed(element, 'scopes');

test('a visitor signs in on the page, and goes on at once', async () => {
  const { element, server, told, led } = open();
  await press();
  const dialog = role('dialog', { name: 'Sign in to go on' });
  await expect.element(dialog).toBeVisible();
  expect(asked(element)).toBe('profile:basic,boards');
  expect(handed(element, 'return-to')).toBe(`/subscriptions?planId=${main.id}&billboards=1%2C2`);
  await expectAccessible(element);
  server.user = { ...rosa, scopes: ['profile:basic', 'boards'] };
  server.listings = [roofer];
  await refresh();
  await expect.poll(() => told).toEqual([chosen]);
  await expect.element(words(roofer.title)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(led).toHaveLength(1);
  expect(localStorage.length).toBe(0);
});

test('a page that may not buy boards yet asks for it beside what it may', async () => {
  const { element, api } = open(['profile:basic', 'bookmarks']);
  await press();
  await expect.element(words('This page may not buy boards for you yet.')).toBeVisible();
  expect(asked(element)).toBe('profile:basic,bookmarks,boards');
  expect(api.callsOf(licenseesCall)).toEqual([]);
});

test('whoever has no listing posts one on our site in another tab, and goes on as they come back', async () => {
  const { element, server, told } = open(['boards']);
  await press();
  const dialog = role('dialog', { name: 'Post a merchant listing first' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible(element);
  const back = encodeURIComponent(`/subscriptions?planId=${main.id}&billboards=1%2C2`);
  const link = dialog.getByRole('link', { name: 'Post a listing at Boardwalk' });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      `https://site.example/dashboard/listing/post/merchant?return-to=${back}`,
    );
  await expect.element(link).toHaveAttribute('target', '_blank');
  await userEvent.click(role('button', { name: 'I have posted it' }));
  await expect.element(dialog).toBeVisible();
  server.listings = [roofer];
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => told).toEqual([chosen]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a page on which nobody can sign in leads to our site, with the choice in the link', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { element } = open();
  await press();
  await expect
    .element(role('link', { name: 'Go on at Boardwalk' }))
    .toHaveAttribute(
      'href',
      `https://site.example/subscriptions?planId=${main.id}&billboards=1%2C2`,
    );
  expect(localStorage.length).toBe(0);
  await expectAccessible(element);
});

test('a paused listing of the address shows once the page may buy boards, and nobody is asked', async () => {
  const { element, api, server } = open(['profile:basic']);
  element.setAttribute('listing-id', '71');
  server.listings = [roofer];
  await expect.element(words('The listing of this address is not public')).toBeVisible();
  expect(api.callsOf(licenseesCall)).toEqual([]);
  expect(asked(element)).toBeUndefined();
  server.user = { ...rosa, scopes: ['profile:basic', 'boards'] };
  await refresh();
  await expect.element(words('Elm Roofing')).toBeVisible();
});

test('whoever chooses boards first is offered the plans that fit, the smallest first, and stays', async () => {
  const { element, led } = openBoards({ billboards: '1' }, {}, false);
  await expect.element(role('heading', { name: 'Plans for your board' })).toBeVisible();
  const offers = role('button', { name: /^Choose (Starter|Main)/ });
  await expect.element(offers.first()).toHaveTextContent('Choose Starter');
  await expect.element(role('link', { name: 'See the plans' })).not.toBeInTheDocument();
  await expectAccessible(element);
  await userEvent.click(offers.first());
  await expect.poll(() => element.getAttribute('plan-id')).not.toBeNull();
  await expect.element(role('button', { name: 'Checkout Now' })).toBeVisible();
  expect(led).toEqual([]);
});
