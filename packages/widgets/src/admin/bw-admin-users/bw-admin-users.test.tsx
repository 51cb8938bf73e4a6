import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { chief, found, person, rosa, since } from '../testing/people.fixture.ts';
import adminUsersTable from './bw-admin-users.element.tsx';
import server from './bw-admin-users.server.ts';

registerElement(adminUsersTable);

const search = 'POST /user/search';
const everybody = {
  items: [found(3, 'Rosa'), found(4, 'Ana', { state: 'disabled' })],
  hasMore: true,
};
const account = { user: rosa, username: 'rosa', state: 'active', since };
const partners = { name: 'partners', permissions: ['create'], endsAt: null };
const entry = {
  id: 9,
  at: since,
  event: 'account-disabled',
  actor: person(1, 'Kim'),
  actingAs: null,
  subject: rosa,
  detail: { reason: 'Ticket 7' },
  outcome: null,
};
const reading = {
  id: 4,
  at: since,
  reader: person(1, 'Kim'),
  actingAs: null,
  endpoint: 'readAccount',
  subject: rosa,
  reason: null,
  outcome: 200,
};
const security = { email: null, twoFactor: null, passkeys: [] };

function open(attributes: Readonly<Record<string, string>>, answers: object = {}) {
  return openWidget('bw-admin-users', attributes, {
    'GET /user/': chief,
    [search]: everybody,
    'GET /user/3/account': account,
    'GET /user/3/groups': [partners],
    'GET /administration/audit': { items: [entry], next: null },
    'GET /administration/readings': { items: [reading], next: null },
    'GET /user/security': security,
    'GET /user/sessions': [],
    ...answers,
  });
}

const bodyOf = (call: string | undefined) => JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');

test('everybody is listed with their state, a page at a time', async () => {
  const { api } = open({});
  await expect.element(role('link', { name: 'Rosa Lindqvist' })).toBeVisible();
  await expect.element(page.getByText('Disabled')).toBeVisible();
  await expect
    .element(role('link', { name: 'Rosa Lindqvist' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/admin/users?user=3`);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Next page' }));
  await expect.element(page.getByText('Page 2')).toBeVisible();
  expect(bodyOf(api.callsOf(search)[1])).toEqual({
    fullName: '',
    withAccount: true,
    start: 20,
    size: 20,
  });
  await expect.poll(() => focused()?.textContent).toBe('Users');
});

test('each account is a row, and on a phone a card', async () => {
  const { element } = open({});
  const table = role('table', { name: 'accounts' });
  await expect.element(table.getByRole('columnheader', { name: 'Username' })).toBeVisible();
  await expect.element(table.getByRole('cell', { name: '@rosa' })).toBeVisible();
  await expect.element(table.getByRole('cell', { name: 'Disabled' })).toBeVisible();
  await expect.element(table.getByRole('cell', { name: 'rosa@example.org' })).toBeVisible();
  await expect.element(table.getByRole('cell', { name: 'Merchants' }).first()).toBeVisible();
  await expect.element(table.getByRole('cell', { name: 'Nov 1, 2026' }).first()).toBeVisible();
  narrow(element, 360);
  await expect.element(table.getByText('State').nth(2)).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: 'Ana Lindqvist' })).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['forbidden', 'Administrators alone may see it.'],
  ['unauthorized', 'Sign in to see this.'],
  ['invalid-request', 'invalid-request'],
  ['too-many-requests', 'Too many attempts. Try again in a minute.'],
] as const)('a list that is refused is explained: %s', async (code, said) => {
  open({}, { [search]: () => problem(code) });
  await expect.element(page.getByText(said)).toBeVisible();
  await expectAccessible(document.body);
});

test('an account is looked up by what is known of somebody', async () => {
  const { api } = open({}, { [search]: () => ({ items: [], hasMore: false }) });
  await userEvent.selectOptions(role('combobox', { name: 'Search by' }), 'Phone number');
  await userEvent.fill(page.getByLabelText('Phone number', { exact: true }), '905 555 0123');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No account fits.')).toBeVisible();
  expect(bodyOf(api.callsOf(search)[1])).toMatchObject({ phone: '905 555 0123', start: 0 });
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Show all accounts' }));
  await expect.poll(() => api.callsOf(search)).toHaveLength(3);
});

test('an account opens with its groups and what was done, and closes again', async () => {
  const { element } = open({});
  await userEvent.click(role('link', { name: 'Rosa Lindqvist' }));
  await expect.element(role('heading', { level: 1, name: 'Rosa Lindqvist' })).toBeVisible();
  expect(document.title).toBe('Rosa Lindqvist · Boardwalk');
  expect(role('heading', { level: 1 }).elements()).toHaveLength(1);
  expect(element.getAttribute('user')).toBe('3');
  await expect.element(page.getByText('Partners')).toBeVisible();
  await expectText(words('Kim Lindqvist disabled the account').first(), 'Reason: Ticket 7');
  await expect.poll(() => focused()?.className).toBe('account-heading');
  await expectAccessible(document.body);
  await userEvent.click(role('link', { name: 'All users' }));
  await expect.element(role('link', { name: 'Rosa Lindqvist' })).toBeVisible();
  expect(element.hasAttribute('user')).toBe(false);
});

test('an account is disabled only with a reason', async () => {
  const disable = 'POST /user/3/disable';
  let state = 'active';
  const { api, toasts } = open(
    { user: '3' },
    {
      'GET /user/3/account': () => ({ ...account, state }),
      [disable]: () => {
        state = 'disabled';
        return null;
      },
    },
  );
  await userEvent.click(role('button', { name: 'Disable the account' }));
  const dialog = role('dialog', { name: 'Disable the account of Rosa?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Disable the account' }));
  await expect.element(page.getByText('Say why, for the trail.')).toBeVisible();
  expect(api.callsOf(disable)).toEqual([]);
  await userEvent.fill(page.getByLabelText('Reason'), ' Spam ');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Enter}');
  await expect.element(role('button', { name: 'Open the account again' })).toBeVisible();
  expect(bodyOf(api.callsOf(disable)[0])).toEqual({ reason: 'Spam' });
  await expect.poll(() => toasts).toEqual(['The account of Rosa is disabled.']);
  await expect.poll(() => api.callsOf('GET /administration/audit')).toHaveLength(2);
});

test('somebody is put into a group, with what its members can have', async () => {
  const join = 'POST /user/3/groups';
  const { api, toasts } = open({ user: '3' }, { [join]: partners });
  await openDialogBy(role('button', { name: 'Add to a group' }));
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'City administrators');
  expect(role('checkbox').elements()).toHaveLength(5);
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'Administrators');
  expect(role('checkbox').elements()).toHaveLength(1);
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'Realtors');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Add', exact: true }));
  await expect.poll(() => toasts).toEqual(['Rosa is in the group “Realtors”.']);
  expect(bodyOf(api.callsOf(join)[0])).toEqual({ group: 'realtors', permissions: ['create'] });
});

test('somebody leaves a group after a question', async () => {
  const leave = 'DELETE /groups/partners/3';
  const { api } = open({ user: '3' }, { [leave]: null });
  await userEvent.click(role('button', { name: 'Remove from the group “Partners”' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect.poll(() => api.callsOf(leave)).toHaveLength(1);
});

async function askToAct(answers: object = {}) {
  const opened = open({ user: '3' }, { 'POST /user/3/act-as': null, ...answers });
  const acted: unknown[] = [];
  opened.element.addEventListener('bw-acting', (event) => {
    // The test's page stays where it is.
    event.preventDefault();
    acted.push((event as CustomEvent).detail);
  });
  await userEvent.click(role('button', { name: 'Act as Rosa' }));
  const sent = () => opened.api.callsOf('POST /user/3/act-as').map(bodyOf);
  return { ...opened, acted, sent };
}

const start = () => userEvent.click(role('button', { name: 'Start acting' }));

test('acting as somebody takes a reason and the password, and is told to the page', async () => {
  const { acted, sent } = await askToAct();
  await start();
  await expect.element(page.getByText('Say why, in 10 characters or more.')).toBeVisible();
  await expect.element(page.getByText('Enter your own password.')).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.fill(page.getByLabelText('Reason'), 'Ticket 7: the photos');
  await userEvent.fill(page.getByLabelText('Your password', { exact: true }), 'my own words');
  expect(page.getByLabelText('Code of your app').elements()).toEqual([]);
  await expectAccessible(document.body);
  await start();
  await expect.poll(() => acted).toEqual([{ userId: 3 }]);
  expect(sent()).toEqual([{ reason: 'Ticket 7: the photos', password: 'my own words' }]);
});

test('where two steps are on, a code is asked for too, and a refusal is told at its field', async () => {
  const twoFactor = { since, recoveryCodesLeft: 10 };
  const fields = [{ path: 'body.code', message: 'This code is wrong.' }];
  const headers = { 'content-type': 'application/problem+json' };
  const { acted, sent } = await askToAct({
    'GET /user/security': { ...security, twoFactor },
    'POST /user/3/act-as': () =>
      Response.json(
        { code: 'wrong-credentials', status: 403, title: 'No', fields },
        { status: 403, headers },
      ),
  });
  await userEvent.fill(page.getByLabelText('Code of your app'), '123456');
  await userEvent.fill(page.getByLabelText('Reason'), 'Ticket 7: the photos');
  await userEvent.fill(page.getByLabelText('Your password', { exact: true }), 'my own words');
  await start();
  await expect
    .element(page.getByText(/Enter the six digits that your app shows now/))
    .toBeVisible();
  expect(sent()[0]).toMatchObject({ code: '123456' });
  expect(acted).toEqual([]);
  await expectAccessible(document.body);
});

test('an account tells who read it', async () => {
  open({ user: '3' });
  await expect.element(role('heading', { name: 'Who read it' })).toBeVisible();
  await expect.element(words('Kim Lindqvist read of Rosa Lindqvist: the account.')).toBeVisible();
});

test.each([
  ['one’s own', { 'GET /user/': { ...chief, id: 3 } }, 'This is your own account.'],
  [
    'another administrator’s',
    { 'GET /user/3/groups': [{ ...partners, name: 'administrators' }] },
    'Administrators',
  ],
])('nobody acts as %s account', async (_, answers, said) => {
  open({ user: '3' }, answers);
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  expect(role('button', { name: 'Act as Rosa' }).elements()).toEqual([]);
});

test.each([
  ['not-found', 'There is no such account.'],
  ['forbidden', 'This isn’t open to you.'],
  ['internal', 'This can’t be shown right now.'],
] as const)('%s is explained', async (code, said) => {
  open({ user: '3' }, { 'GET /user/3/account': () => problem(code) });
  await expect.element(page.getByText(said)).toBeVisible();
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi({ [search]: everybody });
  const element = await hydrate(adminUsersTable, {}, { server });
  expect(api.callsOf(search)).toHaveLength(1);
  // Sent before the script was there, the form leaves the query out of the address.
  expect(shadowOf(element).querySelector('form')?.method).toBe('post');
});

test.each(['', '3'])(
  'right to left, in French and 280 px wide, nothing sticks out: %s',
  async (user) => {
    document.documentElement.dir = 'rtl';
    const { element } = open({ locale: 'fr-CA', ...(user && { user }) });
    narrow(element, 280);
    const shown = await untilShown(element, user ? '.audit-entry' : '.table-row:not(.is-place)');
    expect(shown.scrollWidth).toBeLessThanOrEqual(280);
    const admin = await untilShown(element, '.admin');
    expect(admin.scrollWidth).toBeLessThanOrEqual(admin.clientWidth);
    await expectAccessible(document.body);
  },
);
