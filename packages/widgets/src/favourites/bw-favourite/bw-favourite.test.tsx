import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import { pendingFavouriteAction } from '@boardwalk/sdk-core/favourites/store';
import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { signInDialog } from '../../account/shared/session/sign-in-parts.ts';
import { pageEnvironment } from '../../element/environment/browser-environment.ts';
import { joinPage } from '../../element/environment/registry.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget, focused } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import favouriteTable from './bw-favourite.element.tsx';

registerElement(favouriteTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const createdAt = '2026-11-01T00:00:00.000Z';

function open(answers: Answers, listings: readonly number[] = [7], settings: PageSettings = {}) {
  const [first = 7, ...others] = listings;
  const attributesOf = (id: number) => ({
    ...{ listing: String(id), name: `Canoe ${id}`, locale: 'en-CA' },
  });
  const { api, element } = openWidget(
    'bw-favourite',
    attributesOf(first),
    { 'GET /user/': rosa, 'GET /listing/bookmarks': { results: [] }, ...answers },
    settings,
  );
  const hearts = [element, ...others.map((id) => addWidget('bw-favourite', attributesOf(id)))];
  return { api, hearts, heart: role('button', { name: `Favourite: Canoe ${first}` }) };
}

test('a heart is pressed where its listing is kept, and lets go of it', async () => {
  const { api, heart } = open(
    {
      'GET /listing/bookmarks': { results: [{ id: 7, createdAt }] },
      'DELETE /listing/bookmark/7': null,
    },
    [7, 8],
  );
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toHaveAttribute('title', 'Remove from favourites');
  const other = role('button', { name: 'Favourite: Canoe 8' });
  await expect.element(other).toHaveAttribute('aria-pressed', 'false');
  // One page asks once, however many hearts it has.
  expect(api.callsOf('GET /listing/bookmarks')).toHaveLength(1);
  await expectAccessible(document.body);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(api.callsOf('DELETE')).toHaveLength(1);
});

test('by keyboard it keeps the listing, everywhere on the page, and tells the page', async () => {
  const { hearts, heart } = open({ 'POST /listing/bookmark/7': null }, [7, 7]);
  const told: unknown[] = [];
  hearts[0]?.addEventListener('bw-favourite', (event) => told.push((event as CustomEvent).detail));
  await expect.element(heart.first()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(heart.first()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => told).toEqual([{ listing: 7, isKept: true }]);
});

test('what the server refuses is taken back, and told', async () => {
  const { hearts, heart } = open({ 'POST /listing/bookmark/7': () => problem('gone') });
  const toasts: string[] = [];
  hearts[0]?.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent<{ message: string }>).detail.message);
  });
  await heart.click();
  await expect.poll(() => toasts).toEqual(['Your favourites could not be changed. gone']);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});

test('on our own site a visitor is asked over the page, and may say no', async () => {
  const { api, hearts, heart } = open({ 'GET /user/': null }, [7], { siteOrigin: location.origin });
  const left = vi.fn();
  hearts[0]?.addEventListener('bw-navigate', left);
  await heart.dblClick();
  const dialog = role('dialog', { name: 'Keep this listing' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => focused()).toBe(heart.element());
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(left).not.toHaveBeenCalled();
  expect(api.callsOf('POST')).toEqual([]);
});

/** Rosa comes from her mail to a page whose heart of listing 8 lies far down. */
function comeBack(answers: Answers) {
  const wishes = createPendingActions({ now: () => Date.now() });
  wishes.keep({ act: pendingFavouriteAction, subject: 8, path: '/search/v2/item' });
  wishes.claim(rosa.id);
  document.body.style.paddingTop = '5000px';
  return open(answers, [7, 8], { siteOrigin: location.origin });
}

test('whoever opened an account for a heart comes back to where it is, once', async () => {
  const { hearts } = comeBack({ 'POST /listing/bookmark/8': null });
  const heart = role('button', { name: 'Favourite: Canoe 8' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toBeInViewport();
  await expect.poll(() => focused()).toBe(heart.element());
  scrollTo(0, 0);
  hearts[1]?.remove();
  document.body.append(hearts[1] as HTMLElement);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(scrollY).toBe(0);
});

test('so does whoever’s heart another tab of theirs has set meanwhile', async () => {
  const { api } = comeBack({ 'GET /listing/bookmarks': { results: [{ id: 8, createdAt }] } });
  createPendingActions({ now: () => Date.now() }).drop();
  const heart = role('button', { name: 'Favourite: Canoe 8' });
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toBeInViewport();
  expect(api.callsOf('POST')).toEqual([]);
});

test('whoever scrolled on meanwhile stays there', async () => {
  const { heart } = comeBack({
    'POST /listing/bookmark/8': () => {
      scrollTo(0, 300);
      return null;
    },
  });
  const wanted = role('button', { name: 'Favourite: Canoe 8' });
  await expect.element(wanted).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).not.toBeInViewport();
  expect(scrollY).toBe(300);
});

test('on our own site, offline, a heart says that it could not be kept', async () => {
  const settings = { siteOrigin: location.origin };
  const { hearts, heart } = open({ 'GET /user/': () => problem('unavailable') }, [7], settings);
  // Its way to sign in can't be had either, which says less.
  vi.spyOn(signInDialog.file, 'show').mockRejectedValueOnce(new TypeError('No network'));
  const toasts: string[] = [];
  hearts[0]?.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent<{ message: string }>).detail.message);
  });
  await heart.click();
  await expect
    .poll(() => toasts)
    .toEqual([
      'Your favourites could not be changed. Something went wrong at Boardwalk. Try again in a moment.',
    ]);
  await expect.element(role('dialog')).not.toBeInTheDocument();
});

test('on an embedding page a visitor signs in beside the heart, and the listing is kept', async () => {
  let user: typeof rosa | null = null;
  const { api, hearts, heart } = open({
    'GET /user/': () => Response.json(user),
    'POST /listing/bookmark/7': null,
  });
  await heart.click();
  const dialog = role('dialog', { name: 'Sign in to keep favourites.' });
  await expect.element(dialog).toBeVisible();
  const entrance = hearts[0]?.shadowRoot?.querySelector('bw-sign-in');
  expect(entrance).not.toBe(null);
  expect(api.callsOf('POST')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await heart.click();
  await expect.element(dialog).toBeVisible();
  // As the widget of the sign-in does once its window was answered.
  user = rosa;
  await pageEnvironment('en-CA').store(createSessionStore).refresh();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(api.callsOf('POST /listing/bookmark/7')).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a session that ends in between loses no press: the next sign-in keeps the listing', async () => {
  let user: typeof rosa | null = rosa;
  const { api, heart } = open({
    'GET /user/': () => Response.json(user),
    'POST /listing/bookmark/7': () => (user ? null : problem('unauthorized')),
  });
  // By then it is known who is signed in.
  await expect.poll(() => api.callsOf('GET /listing/bookmarks')).toHaveLength(1);
  user = null;
  await heart.click();
  await expect.element(role('dialog', { name: 'Sign in to keep favourites.' })).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  user = rosa;
  await pageEnvironment('en-CA').store(createSessionStore).refresh();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => api.callsOf('POST /listing/bookmark/7')).toHaveLength(2);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});

test('on a page without a key a heart says that nobody signs in there, and where they can', async () => {
  const { api, hearts, heart } = open({ 'GET /user/': null });
  const { settings } = joinPage('test', () => Promise.resolve());
  delete settings.key;
  await heart.click();
  const dialog = role('dialog', { name: 'This page can’t sign you in.' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible(document.body);
  const way = hearts[0]?.shadowRoot?.querySelector('.sign-in-popover a');
  expect(way?.getAttribute('href')).toBe(`${siteOrigin}/dashboard/login`);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf('POST')).toEqual([]);
});

test('where the list could not be read, it is asked for again with the next press', async () => {
  let isDown = true;
  const { api, heart } = open({
    'GET /listing/bookmarks': () => (isDown ? problem('internal') : { results: [] }),
    'POST /listing/bookmark/7': null,
  });
  await expect.poll(() => api.callsOf('GET /listing/bookmarks')).toHaveLength(1);
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  isDown = false;
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
});
