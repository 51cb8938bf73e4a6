import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import drawerTable from './bw-drawer.element.tsx';
import server from './bw-drawer.server.ts';

registerElement(drawerTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
/** What the API answers to the drawer of somebody. */
function answersTo(user: unknown, groups: readonly unknown[] = [], shops: readonly unknown[] = []) {
  return {
    'GET /user/': user,
    'GET /user/groups/': groups,
    'GET /marketplace/shop/': { results: shops, total: shops.length },
  };
}

function addDrawer(
  user: unknown,
  attributes: Readonly<Record<string, string>> = {},
  groups: readonly unknown[] = [],
  shops: readonly unknown[] = [],
) {
  const answers = answersTo(user, groups, shops);
  return openWidget('bw-drawer', { current: 'orders', ...attributes }, answers).element;
}

async function atWidth(width: number): Promise<void> {
  await page.viewport(width, 700);
}

test.each([390, 800, 1280])(
  'at %s px a visitor finds the way to sign in, and no more',
  async (width) => {
    await atWidth(width);
    addDrawer(null);
    const links = role('link');
    await expect.element(links).toHaveAttribute('href', `${siteOrigin}/dashboard/login`);
    expect(links.elements()).toHaveLength(1);
    await expectAccessible(document.body);
  },
);

test.each([
  [800, 72],
  [1280, 264],
])('at %s px it stands beside the page, %s px wide', async (width, expected) => {
  await atWidth(width);
  const drawer = addDrawer(rosa);
  await expect.element(role('link', { name: 'Purchase orders' })).toBeVisible();
  await expect
    .element(role('link', { name: 'Purchase orders' }))
    .toHaveAttribute('aria-current', 'page');
  expect(drawer.offsetWidth).toBe(expected);
  const headings = role('heading').elements();
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Marketplace',
    'Listings',
    'Brokerages',
    'Messages',
    'Settings',
  ]);
  await expectAccessible(document.body);
});

test.each([
  ['messages', 'MyCHAT', 'page'],
  ['thread', 'MyCHAT', 'true'],
  ['composeMessage', 'MyCHAT', 'true'],
  ['ignoredUsers', 'Blocked Users', 'page'],
])('on the page %s the item “%s” is marked', async (current, name, mark) => {
  await atWidth(1280);
  const drawer = addDrawer(rosa, { current });
  await expect.element(role('link', { name })).toHaveAttribute('aria-current', mark);
  expect(drawer.shadowRoot?.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each(['ltr', 'rtl'])('on a phone its button stands above the page, %s', async (dir) => {
  await atWidth(320);
  const drawer = addDrawer(rosa, { locale: 'fr-CA', dir });
  const opener = role('button', { name: 'Tableau de bord' });
  await expect.element(opener).toBeVisible();
  const { top, left, right, bottom, height } = opener.element().getBoundingClientRect();
  const [start, end] = dir === 'ltr' ? [left, right] : [320 - right, 320 - left];
  expect([start, end <= 304, height]).toEqual([16, true, 44]);
  // What comes after the drawer begins below.
  const place = drawer.getBoundingClientRect();
  expect([top >= place.top, bottom <= place.bottom, place.height]).toEqual([true, true, 56]);
});

test('on a phone a press beside the sheet closes it, and is none on what lies beneath', async () => {
  await atWidth(390);
  addDrawer(rosa, {});
  const own = document.createElement('button');
  own.textContent = 'Own';
  const press = vi.fn();
  own.addEventListener('click', press);
  document.body.prepend(own);
  onTestFinished(() => own.remove());
  await role('button', { name: 'Dashboard menu' }).click();
  await expect.element(role('link', { name: 'Become A Seller' })).toBeVisible();
  await role('button', { name: 'Own' }).click({ force: true });
  await expect.poll(() => role('link').elements()).toHaveLength(0);
  expect(press).not.toHaveBeenCalled();
  await role('button', { name: 'Own' }).click();
  expect(press).toHaveBeenCalledOnce();
});

test('on a phone it is a sheet that opens and closes by key', async () => {
  await atWidth(390);
  addDrawer(rosa, { theme: 'dark', dir: 'rtl' });
  const button = role('button', { name: 'Dashboard menu' });
  await expect.element(button).toBeVisible();
  expect(role('link').elements()).toHaveLength(0);
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(role('link', { name: 'Become A Seller' })).toBeVisible();
  await expectAccessible(document.body);
  // The picture comes first.
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => focused()?.textContent).toBe('Dashboard');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => role('link').elements()).toHaveLength(0);
  await expect.poll(() => focused() === button.element()).toBe(true);
});

test.each([
  ['administrators', ['administration'], ['Managers', 'Your own pages', 'Management']],
  ['partners', ['create'], ['Managers', 'Your own pages']],
  ['partners', ['read'], ['Your own pages']],
  ['merchants', ['administration'], ['Your own pages']],
  ['realtors', ['administration'], []],
])('in the group %s with %j, the drawer also has %j', async (name, permissions, more) => {
  await atWidth(1280);
  addDrawer(rosa, {}, [{ name, permissions }]);
  await expect.element(role('link', { name: 'Purchase orders' })).toBeVisible();
  const headings = () =>
    role('heading')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(headings).toHaveLength(5 + more.length);
  expect(headings()).toEqual(expect.arrayContaining(more));
});

test.each([
  ['a visitor', null, ['GET /user/']],
  ['a member', rosa, ['GET /user/', 'GET /user/groups/', 'GET /marketplace/shop/']],
])('the drawer of %s stays as the server rendered it, and asks nothing', async (_, user, calls) => {
  const api = fakeApi(answersTo(user));
  const drawer = await hydrate(drawerTable, { current: 'profile' }, { server });
  await untilShown(drawer, '.item');
  expect(api.calls).toEqual(calls);
});

test.each([390, 1280])('at %d px a name of one long word stays within it', async (width) => {
  await atWidth(width);
  const firstName = 'W'.repeat(80);
  addDrawer({ ...rosa, firstName });
  if (width < 768) await userEvent.click(role('button', { name: 'Dashboard menu' }));
  const name = page.getByTitle(firstName);
  await expect.element(name).toHaveTextContent(firstName);
  const sheet = role('navigation').element();
  expect(name.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    sheet.getBoundingClientRect().right - 14,
  );
  expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  expect(getComputedStyle(name.element()).textOverflow).toBe('ellipsis');
});

test('a click on the picture opens the dialog for another one, which goes when it closes', async () => {
  await atWidth(1280);
  const drawer = addDrawer({ ...rosa, profilePicture: { path: '/media/ab' } });
  const face = role('button', { name: 'Upload photo' });
  await userEvent.click(face);
  expect(face.element().querySelector('img')?.getAttribute('src')).toContain('/media/ab/320.webp');
  const dialog = await untilShown(drawer, 'bw-profile-picture');
  // By script: where the page has that widget, it covers the rest.
  (face.element() as HTMLElement).click();
  expect(drawer.shadowRoot?.querySelectorAll('bw-profile-picture')).toHaveLength(1);
  dialog.dispatchEvent(new CustomEvent('bw-profile-picture-closed'));
  expect(drawer.shadowRoot?.querySelector('bw-profile-picture')).toBe(null);
});

const shopsHome = `${siteOrigin}/dashboard/marketplace/shops/shop`;

test.each([390, 800, 1280])('at %s px each shop leads to its pages', async (width) => {
  await atWidth(width);
  const other = { ...ownShop, id: 'oak', name: 'Oak' };
  const drawer = addDrawer(
    rosa,
    { current: 'shopSettings', shop: 'oak', soon: 'shopSummary' },
    [],
    [ownShop, other, { ...ownShop, id: 'gone', name: 'Gone', state: 'closed' }],
  );
  if (width < 768) await userEvent.click(role('button', { name: 'Dashboard menu' }));
  const settings = role('link', { name: 'Settings' });
  await expect.element(settings).toHaveAttribute('href', `${shopsHome}/oak/setting`);
  await expect.element(settings).toHaveAttribute('aria-current', 'page');
  expect(role('link', { name: 'Summary' }).elements()).toEqual([]);
  expect(drawer.shadowRoot?.textContent).not.toContain('Gone');
  await expectAccessible(document.body);
  const summary = page.getByTitle('Maple & Birch');
  await userEvent.click(summary);
  await expect.poll(() => role('link', { name: 'Products' }).elements()).toHaveLength(2);
  expect(role('link', { name: 'Products' }).first().element().getAttribute('href')).toBe(
    `${shopsHome}/maple-and-birch/products`,
  );
  const sheet = role('navigation').element();
  expect(sheet.scrollWidth).toBe(sheet.clientWidth);
});

test('a name of one long word of a shop stays within the drawer', async () => {
  await atWidth(1280);
  addDrawer(rosa, {}, [], [{ ...ownShop, name: 'W'.repeat(80) }]);
  await expect.element(role('link', { name: 'Products' })).toBeVisible();
  const sheet = role('navigation').element();
  expect(sheet.scrollWidth).toBe(sheet.clientWidth);
});

test('what is still to come says so, and the item of the page is in sight', async () => {
  await page.viewport(1280, 320);
  const drawer = addDrawer(rosa, { current: 'files', soon: 'cart,orders' });
  await expect.element(role('link', { name: 'Cart (soon)' })).toBeInTheDocument();
  expect(role('link', { name: 'Profile', exact: true }).elements()).toHaveLength(1);
  const sheet = drawer.shadowRoot?.querySelector('.sheet');
  await expect.poll(() => sheet?.scrollTop ?? 0).toBeGreaterThan(0);
  const current = role('link', { name: 'Files' }).element().getBoundingClientRect();
  expect(current.bottom).toBeLessThanOrEqual(320);
  await expectAccessible(document.body);
});
