import { noCart } from '@boardwalk/sdk-core/cart/cart-changes';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { addWidget, focused, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import topbarTable from './bw-topbar.element.tsx';
import server from './bw-topbar.server.ts';

registerElement(topbarTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const kept = { results: [4, 9, 7].map((id) => ({ id, createdAt: '2026-11-01T00:00:00.000Z' })) };

/** What the API answers to the bar of somebody. */
function answersTo(user: unknown): Answers {
  return {
    'GET /user/': user,
    'GET /listing/bookmarks': kept,
    'GET /inbox/unread/count': { count: 0 },
    'GET /rule/new/count': { count: 0 },
    'GET /marketplace/cart/': noCart,
  };
}

function addTopbar(
  user: unknown,
  attributes: Readonly<Record<string, string>> = {},
  answers: Answers = {},
) {
  const shown = { current: 'home', ...attributes };
  return openWidget('bw-topbar', shown, { ...answersTo(user), ...answers });
}

async function atWidth(width: number): Promise<void> {
  await page.viewport(width, 700);
}

/** What the links say that show, in the order of the bar and then of the open menu. */
function shownLinks(element: Element): readonly (string | null)[] {
  const links = [...shadowOf(element).querySelectorAll('.bar a, .menu a')];
  return links.filter((link) => link.checkVisibility()).map((link) => link.textContent);
}

const publicItems = [
  'Post it FREE',
  'Advertise Business',
  'Board Locations',
  'Realtor Profile',
  'Brokerage Profile',
  'MyCity Profile & Directory',
];

test('a wide bar has the heart alone of what is a visitor’s own, and the menu the rest', async () => {
  await atWidth(1640);
  const { element } = addTopbar(null);
  await untilShown(element, '.bar');
  const inPublicBar = publicItems.filter((item) => item !== 'Board Locations');
  const inBar = [...inPublicBar, 'Get Started', 'Home', 'About', 'Favourites', 'Sign In'];
  expect(shownLinks(element)).toEqual(inBar);
  await userEvent.click(role('button', { name: 'More' }));
  await expect
    .poll(() => shownLinks(element))
    .toEqual([...inBar, 'Board Locations', 'Account', 'Messages', 'Alerts', 'Cart']);
  await userEvent.keyboard('{Escape}');
  await expect.element(role('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(role('link', { name: 'Post it FREE' }))
    .toHaveAttribute(
      'href',
      `${siteOrigin}/dashboard/login?return-to=%2Fdashboard%2Flisting%2Fpost`,
    );
  await expectAccessible(document.body);
});

test('whoever is signed in posts at once, and needs no way to sign in', async () => {
  await atWidth(1840);
  const { element } = addTopbar(rosa, {}, { 'GET /listing/bookmarks': { results: [] } });
  await expect
    .element(role('link', { name: 'Post it FREE' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/post`);
  const own = ['Account', 'Favourites', 'Messages', 'Alerts', 'Cart'];
  expect(shownLinks(element)).toEqual([...publicItems, 'Home', 'About', ...own, 'Sign Out']);
  await expect.element(role('button', { name: 'More' })).not.toBeInTheDocument();
});

test.each([280, 390, 640, 768, 1024, 1280, 1400, 1440, 1520, 1640, 1840])(
  'at %s px bar and menu together have each item once, in one row of 64 px',
  async (width) => {
    await atWidth(width);
    const { element } = addTopbar(null, { locale: 'fr-CA' });
    await untilShown(element, '.bar');
    const menu = shadowOf(element).querySelector<HTMLElement>('.menu');
    menu?.showPopover();
    const links = shownLinks(element);
    expect(new Set(links).size).toBe(links.length);
    expect(links).toHaveLength(width < 752 ? 14 : 15);
    expect(element.offsetHeight).toBe(64);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const bar = shadowOf(element).querySelector('.bar');
    expect(bar?.scrollWidth).toBe(bar?.clientWidth);
    await expectAccessible(document.body);
  },
);

test.each(['en-CA', 'fr-CA'])(
  'in %s the bar shows what it has room for, and its name whole',
  async (locale) => {
    await atWidth(1440);
    const { element } = addTopbar(rosa, { locale, alternate: '/about' });
    await expect.element(role('link', { name: /^(Sign Out|Déconnexion)$/ })).toBeVisible();
    const bar = shadowOf(element).querySelector('.bar');
    const items = [...(bar?.querySelectorAll('li') ?? [])].filter((item) => item.checkVisibility());
    const names = items.map((item) => item.dataset.item);
    expect(names).toContain('realtor');
    expect(names.includes('brokerage')).toBe(locale === 'en-CA');
    for (const width of [1400, 1440, 1520, 1640]) {
      await page.viewport(width, 700);
      const [logo] = shadowOf(element).querySelectorAll<HTMLElement>('.logo');
      const name = logo?.querySelector('span')?.getBoundingClientRect();
      const box = logo?.getBoundingClientRect();
      expect(name?.bottom).toBeLessThanOrEqual(box?.bottom ?? Number.NaN);
    }
  },
);

test.each([
  [390, '.menu .language'],
  [430, '.topbar > .language'],
  [1024, '.topbar > .language'],
  [1640, '.topbar > .language'],
])('at %s px the other language is one link, by its own name', async (width, place) => {
  await atWidth(width);
  const { element } = addTopbar(null, { locale: 'fr-CA', alternate: '/about?a=b' });
  await untilShown(element, '.bar');
  shadowOf(element).querySelector<HTMLElement>('.menu')?.showPopover();
  const shown = [...shadowOf(element).querySelectorAll<HTMLAnchorElement>('.language')].filter(
    (link) => link.checkVisibility(),
  );
  expect(shown).toEqual([shadowOf(element).querySelector(place)]);
  const [link] = shown;
  expect([link?.href, link?.lang, link?.hreflang]).toEqual([`${siteOrigin}/about?a=b`, 'en', 'en']);
  await expect.element(role('link', { name: 'English' })).toBeVisible();
  expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(element.offsetHeight).toBe(64);
  await expectAccessible(document.body);
});

test('the site without another language has no way to one', async () => {
  const { element } = addTopbar(null);
  await untilShown(element, '.bar');
  expect(shadowOf(element).querySelector('.language')).toBeNull();
});

test('the menu opens and closes by key and gives the focus back', async () => {
  await atWidth(390);
  const { element } = addTopbar(null);
  const button = role('button', { name: 'Menu' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => focused()?.textContent).toBe('Advertise Business');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shownLinks(element)).not.toContain('Advertise Business');
  await expect.poll(() => focused() === button.element()).toBe(true);
});

test('a chosen item closes the menu', async () => {
  await atWidth(390);
  const { element } = addTopbar(null);
  element.addEventListener('bw-navigate', (event) => event.preventDefault());
  await role('button', { name: 'Menu' }).click();
  await role('link', { name: 'About' }).click();
  await expect.poll(() => shownLinks(element)).not.toContain('About');
});

test('a press beside the menu closes it, and is none on what lies beneath', async () => {
  const { element } = addTopbar(null);
  const own = document.createElement('button');
  own.textContent = 'Own';
  const press = vi.fn();
  own.addEventListener('click', press);
  document.body.append(own);
  const more = role('button', { name: 'More' });
  await more.click();
  await expect.poll(() => shownLinks(element)).toContain('Realtor Profile');
  // What covers it would hold the press up.
  await role('button', { name: 'Own' }).click({ force: true });
  await expect.poll(() => shownLinks(element)).not.toContain('Realtor Profile');
  expect(press).not.toHaveBeenCalled();
  await expect.poll(() => focused()).toBe(more.element());
  await role('button', { name: 'Own' }).click();
  expect(press).toHaveBeenCalledOnce();
});

test('badges count to nine', async () => {
  const { element } = addTopbar(rosa);
  await untilShown(element, '.bar');
  Object.assign(element, { badges: { favourites: 3, messages: 10, alerts: 0 } });
  await expect.element(role('link', { name: 'Favourites: 3' })).toBeVisible();
  await expect.element(role('link', { name: 'Messages: 10' })).toBeVisible();
  const badges = [...shadowOf(element).querySelectorAll('.bar .badge')];
  expect(badges.map((badge) => badge.textContent)).toEqual(['3', '9+']);
  // On phones they stand behind the menu, which says what waits there.
  const menu = shadowOf(element).querySelector('.menu-phone:has(.menu-dot)');
  expect(menu?.textContent).toBe('Menu, Messages: 10');
  await expectAccessible(document.body);
});

test('the first stop leads past the bar', async () => {
  const main = document.createElement('main');
  main.id = 'main';
  const { element } = addTopbar(null);
  document.body.append(main);
  const skip = await untilShown(element, '.skip');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => focused()).toBe(skip);
  expect(skip.offsetHeight).toBeGreaterThan(40);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(main);
  await expectAccessible(element);
});

test('where the session can’t be read the bar is that of a visitor', async () => {
  const { element } = addTopbar(problem('internal'));
  await untilShown(element, '.bar');
  await expect.element(role('link', { name: 'Sign In' })).toBeVisible();
});

test('bars of one page ask once who is signed in, and what they keep', async () => {
  const { api } = addTopbar(rosa);
  addWidget('bw-topbar', {});
  await expect.poll(() => role('link', { name: 'Favourites: 3' }).elements()).toHaveLength(2);
  await expect.poll(() => role('link', { name: 'Account' }).elements()).toHaveLength(2);
  await expect.poll(() => role('link', { name: 'Sign In' }).elements()).toHaveLength(0);
  await expect.poll(() => api.callsOf('GET /rule/new/count')).not.toEqual([]);
  expect(api.calls.toSorted()).toEqual([
    'GET /inbox/unread/count',
    'GET /listing/bookmarks',
    'GET /marketplace/cart/',
    'GET /rule/new/count',
    'GET /user/',
  ]);
});

test.each([
  ['a visitor', null],
  ['a member', rosa],
])('the bar of %s stays as the server rendered it, and does not ask who it is', async (_, user) => {
  const api = fakeApi(answersTo(user));
  await hydrate(topbarTable, { current: 'bookmarks' }, { server });
  await expect
    .element(role('link', { name: 'Favourites' }))
    .toHaveAttribute('aria-current', 'page');
  expect(api.callsOf('GET /user/')).toHaveLength(1);
});

test('from right to left nothing sticks out, in the dark', async () => {
  const { element } = addTopbar(null, { theme: 'dark', dir: 'rtl' });
  const logo = await untilShown(element, '.logo');
  expect(logo.getBoundingClientRect().left).toBeGreaterThan(800);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  await expectAccessible(document.body);
});

test.each([
  ['complete', [], ['/dashboard/listing/post'], 0],
  ['completed with the listing', ['phone', 'billing.city'], ['/dashboard/listing/post'], 0],
  ['to be completed before', ['phone', 'email'], [], 1],
])('whose profile is %s wants to post', async (_, missing, paths, dialogs) => {
  await atWidth(1640);
  const { element } = addTopbar(rosa, {}, { 'GET /user/profile': { missing } });
  const led: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.route.path);
  });
  await userEvent.click(role('link', { name: 'Post it FREE' }).first());
  await expect
    .poll(() => [led, element.shadowRoot?.querySelectorAll('bw-profile-needed').length])
    .toEqual([paths, dialogs]);
});

test('the picture of whoever is signed in stands for their account', async () => {
  await atWidth(1640);
  const { element } = addTopbar({ ...rosa, profilePicture: { path: '/media/ab' } });
  const image = await untilShown(element, '[data-item="account"] img');
  expect(image.getAttribute('src')).toContain('/media/ab/320.webp');
  await expect.element(role('link', { name: 'Account' })).toBeVisible();
  await expectAccessible(document.body);
});
