import { ownShop } from '@boardwalk/sdk-core/shops/own/own-shop.fixture';
import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import dashboardTable from './bw-dashboard.element.tsx';
import server from './bw-dashboard.server.ts';

registerElement(dashboardTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const pages = 'profile,security,managerCoupons,adminUsers,adminPermissions';
const administrators = [{ name: 'administrators', permissions: ['administration'] }];

const figures = { active: 5, ending: 2, drafts: 1, views: 1_234 };

/** Only what is missing matters here. */
const profile = (missing: readonly string[]) => ({
  id: 3,
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: null,
  billing: { countryCode: null, postalCode: null, state: null, city: null, line1: null },
  profilePicture: null,
  missing,
  version: '1',
});

function open(answers: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-dashboard',
    { pages, ...attributes },
    {
      'GET /user/': rosa,
      'GET /user/groups/': [],
      'GET /user/profile': profile([]),
      'GET /preview/self/count': figures,
      'GET /inbox/unread/count': { count: 3 },
      'GET /license/': [],
      'GET /marketplace/shop/': { results: [], total: 0 },
      ...answers,
    },
  );
}

function cards() {
  return role('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
}

test('it greets by name, and leads to what is open to the person', async () => {
  open();
  await expect.element(role('heading', { level: 1, name: 'Hello, Rosa' })).toBeVisible();
  expect(cards()).toEqual(['Settings']);
  await expect
    .element(role('link', { name: 'Profile' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/profile`);
  await expectAccessible(document.body);
});

test('each shop leads to its products, as long as it is not closed', async () => {
  const closed = { ...ownShop, id: 'oak', name: 'Oak', state: 'closed' };
  const shops = { results: [ownShop, closed], total: 2 };
  open({ 'GET /marketplace/shop/': shops }, { pages: `${pages},shopProducts` });
  await expect
    .element(role('link', { name: ownShop.name }))
    .toHaveAttribute(
      'href',
      `${siteOrigin}/dashboard/marketplace/shops/shop/${ownShop.id}/products`,
    );
  expect(cards()).toEqual(['My shops', 'Settings']);
  expect(role('link', { name: 'Oak', exact: true }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('administrators find what is theirs', async () => {
  open({ 'GET /user/groups/': administrators });
  await expect.element(role('link', { name: 'Permissions' })).toBeVisible();
  expect(cards()).toEqual(['Managers', 'Settings', 'Management']);
});

test('an administrator without two steps is told why nothing is theirs, and led there', async () => {
  open({ 'GET /user/': { ...rosa, needsTwoStep: true } });
  await expect.element(role('heading', { name: 'You can’t administer yet' })).toBeVisible();
  await expect
    .element(role('link', { name: 'Go to Security' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/security`);
  await expectAccessible(document.body);
});

test('what is missing in the profile is named, and leads there', async () => {
  open({ 'GET /user/profile': profile(['phone', 'billing.postalCode']) });
  await expect.element(role('heading', { name: 'Your profile is not complete' })).toBeVisible();
  await expect.element(words('phone number, postal code.')).toBeVisible();
  await expect
    .element(role('link', { name: 'Go to Profile' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/profile`);
  await expectAccessible(document.body);
});

test('a profile that can’t be read is no reason to show nothing', async () => {
  open({ 'GET /user/profile': () => problem('internal') });
  await expect.element(role('link', { name: 'Security' })).toBeVisible();
});

test('where nothing is open, that is said', async () => {
  open({}, { pages: 'cart-of-nobody' });
  await expect.element(words('Nothing of the dashboard is open yet.')).toBeVisible();
});

test('a visitor finds the way to sign in', async () => {
  const { api } = open({ 'GET /user/': null });
  await expect
    .element(role('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/login`);
  await expect.poll(() => api.calls).toEqual(['GET /user/']);
  await expectAccessible(document.body);
});

const licence = { state: 'ACTIVE', timeZone: 'America/Toronto' };

test('it begins with how somebody stands, each figure the way to what it counts', async () => {
  open(
    {
      'GET /license/': [
        { ...licence, dueAt: '2027-11-30T05:00:00.000Z' },
        { ...licence, dueAt: '2027-03-01T05:00:00.000Z' },
        { ...licence, state: 'PENDING', dueAt: '2027-01-01T05:00:00.000Z' },
      ],
      'GET /user/invitations': {
        items: [{ state: 'pending' }, { state: 'declined' }],
        hasMore: false,
      },
    },
    { pages: `${pages},myListings,ownInvitations,messages,boards` },
  );
  const links = [
    ['1,234 views of your listings', '/dashboard/listings'],
    ['5 listings on the market', '/dashboard/listings'],
    ['3 unread messages', '/dashboard/notifications'],
    ['1 invitation to a listing waits for your answer', '/dashboard/invitations'],
    ['2 licences for boards', '/dashboard/boards'],
  ] as const;
  for (const [name, path] of links) {
    await expect.element(role('link', { name })).toHaveAttribute('href', `${siteOrigin}${path}`);
  }
  await expect.element(words('2 end within 7 days · 1 draft waits')).toBeVisible();
  await expect.element(words('the first due Mar 1, 2027')).toBeVisible();
  await expectAccessible(document.body);
});

test('whoever has posted nothing is led to posting, and what fails is left out', async () => {
  open(
    {
      'GET /preview/self/count': { active: 0, ending: 0, drafts: 0, views: 0 },
      'GET /inbox/unread/count': () => problem('internal'),
      'GET /license/': () => problem('forbidden'),
    },
    { pages: 'myListings,messages,boards,choosePosting' },
  );
  await expect
    .element(role('link', { name: 'Post it FREE' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/post`);
  expect(role('list', { name: 'At a glance' }).getByRole('listitem').elements()).toHaveLength(2);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({
    'GET /user/': rosa,
    'GET /user/groups/': administrators,
    'GET /user/profile': profile(['phone']),
    'GET /preview/self/count': figures,
    'GET /inbox/unread/count': { count: 3 },
    'GET /license/': [],
    'GET /marketplace/shop/': { results: [ownShop], total: 1 },
    'GET /user/invitations': { items: [], hasMore: false },
  });
  await hydrate(dashboardTable, { pages: `${pages},shopProducts` }, { server });
  await expect.element(role('link', { name: ownShop.name })).toBeVisible();
  expect(api.calls.toSorted()).toEqual([
    'GET /inbox/unread/count',
    'GET /license/',
    'GET /marketplace/shop/',
    'GET /preview/self/count',
    'GET /user/',
    'GET /user/groups/',
    'GET /user/invitations',
    'GET /user/profile',
  ]);
});

test('right to left, in French and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open({ 'GET /user/profile': profile(['phone']) }, { locale: 'fr-CA' });
  narrow(element, 280);
  await untilShown(element, '.section-card');
  const dashboard = await untilShown(element, '.dashboard');
  expect(dashboard.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});
