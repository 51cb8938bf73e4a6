import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import permissionsTable from '../bw-permissions/bw-permissions.element.tsx';
import { chief, person, rosa, since } from '../testing/people.fixture.ts';
import adminPermissionsTable from './bw-admin-permissions.element.tsx';

registerElement(adminPermissionsTable);
registerElement(permissionsTable);

const names = ['administrators', 'merchants', 'partners', 'city_administrators', 'realtors'];
const settings = { note: 'Welcome', membershipDays: null };
const groups = names.map((name, index) => ({
  name,
  permissions: ['administration'],
  endsAt: null,
  memberCount: index + 1,
  settings,
}));
const member = { user: rosa, permissions: ['create'], since, endsAt: null, isDisabled: true };
const invitation = {
  id: '7d3bd1f2-7b54-4d52-9d53-6b8c7d1f2a10',
  email: 'ana@example.org',
  permissions: ['create'],
  endsAt: null,
  invitedBy: person(1, 'Kim'),
  since,
  expiresAt: '2026-12-08T15:00:00.000Z',
};
const entry = {
  id: 9,
  at: since,
  event: 'member-added',
  actor: person(1, 'Kim'),
  actingAs: null,
  subject: rosa,
  detail: { group: 'partners', permissions: ['create'], endsAt: null },
};

function open(attributes: Readonly<Record<string, string>>, answers: object = {}) {
  return openWidget('bw-admin-permissions', attributes, {
    'GET /user/': chief,
    'GET /groups/': groups,
    'GET /groups/partners/members': { items: [member], total: 30 },
    'GET /groups/partners/invitations': { items: [invitation], total: 1 },
    'GET /administration/audit': { items: [entry], next: 9 },
    ...answers,
  });
}

const bodyOf = (call: string | undefined) => JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');

test('the groups are listed with how many they have, and lead to their members', async () => {
  const { element } = open({});
  await expect.element(page.getByText('5 members')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('link', { name: 'Partners', exact: true }));
  await expect.element(role('heading', { name: 'Partners' })).toBeVisible();
  expect(element.getAttribute('group')).toBe('partners');
  await expect
    .element(role('link', { name: 'Rosa Lindqvist' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/admin/users?user=3`);
  await expect.element(page.getByText('ana@example.org')).toBeVisible();
  await expectAccessible(document.body);
});

test('somebody is invited by address, in a language', async () => {
  const invite = 'POST /groups/partners/invite';
  const { api, toasts } = open(
    { group: 'partners' },
    { [invite]: { email: 'new@example.org', expiresAt: invitation.expiresAt } },
  );
  await openDialogBy(role('button', { name: 'Invite somebody' }));
  expect(page.getByLabelText('Your password', { exact: true }).elements()).toEqual([]);
  await userEvent.click(role('button', { name: 'Mail the invitation' }));
  await expect.element(words('Enter an e-mail address like')).toBeVisible();
  expect(api.callsOf(invite)).toEqual([]);
  await userEvent.fill(page.getByLabelText('E-mail address'), 'new@example.org');
  await userEvent.selectOptions(role('combobox', { name: 'Language of the mail' }), 'French');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Mail the invitation' }));
  await expect.poll(() => toasts).toEqual(['The invitation is on its way to new@example.org.']);
  expect(bodyOf(api.callsOf(invite)[0])).toEqual({
    email: 'new@example.org',
    permissions: ['create'],
    locale: 'fr-CA',
  });
});

test('who invites among the administrators says who they are', async () => {
  const invite = 'POST /groups/administrators/invite';
  const { api } = open(
    { group: 'administrators' },
    {
      'GET /groups/administrators/members': { items: [member], total: 1 },
      'GET /groups/administrators/invitations': { items: [], total: 0 },
      'GET /user/security': { email: null, twoFactor: null, passkeys: [] },
      'GET /user/sessions': [],
      [invite]: { email: 'new@example.org', expiresAt: invitation.expiresAt },
    },
  );
  await openDialogBy(role('button', { name: 'Invite somebody' }));
  await userEvent.fill(page.getByLabelText('E-mail address'), 'new@example.org');
  const submit = () => userEvent.click(role('button', { name: 'Mail the invitation' }));
  await submit();
  await expect.element(page.getByText('Enter your own password.')).toBeVisible();
  expect(api.callsOf(invite)).toEqual([]);
  expect(page.getByLabelText('Code of your app').elements()).toEqual([]);
  await expectAccessible(document.body);
  await userEvent.fill(page.getByLabelText('Your password', { exact: true }), 'my own words');
  await submit();
  await expect.poll(() => api.callsOf(invite)).toHaveLength(1);
  expect(bodyOf(api.callsOf(invite)[0])).toEqual({
    email: 'new@example.org',
    permissions: ['administration'],
    locale: 'en-CA',
    password: 'my own words',
  });
});

test.each([
  [
    'Take back the invitation of ana@example.org',
    'Take back',
    `DELETE /groups/partners/invitations/${invitation.id}`,
  ],
  ['Remove: Rosa Lindqvist', 'Remove', 'DELETE /groups/partners/3'],
])('%s happens after a question', async (button, answer, call) => {
  const { api } = open({ group: 'partners' }, { [call]: null });
  await userEvent.click(role('button', { name: button }));
  expect(api.callsOf('DELETE')).toEqual([]);
  await userEvent.click(role('dialog').getByRole('button', { name: answer, exact: true }));
  await expect.poll(() => api.callsOf(call)).toHaveLength(1);
});

test('the last administrator can’t be removed, and the dialog says so', async () => {
  open(
    { group: 'administrators' },
    {
      'GET /groups/administrators/members': { items: [member], total: 1 },
      'GET /groups/administrators/invitations': { items: [], total: 0 },
      'DELETE /groups/administrators/3': () => problem('conflict'),
    },
  );
  await userEvent.click(role('button', { name: 'Remove: Rosa Lindqvist' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Remove', exact: true }));
  await expect.element(role('alert')).toBeVisible();
});

test('members come page by page', async () => {
  const { api } = open({ group: 'partners' });
  await userEvent.click(role('button', { name: 'Page 3' }));
  await expect.poll(() => api.callsOf('GET /groups/partners/members')).toHaveLength(2);
  await expect.element(role('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
});

test('how people join is changed', async () => {
  const change = 'POST /groups/partners/settings';
  const { api, element, toasts } = open({ group: 'partners' }, { [change]: settings });
  await userEvent.fill(page.getByLabelText('Days of a membership'), '1.5');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.element(words('Enter whole days from 1 to 3,650')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Days of a membership'), '30');
  await userEvent.fill(await untilShown(element, 'textarea'), 'Hello');
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.poll(() => toasts).toEqual(['The settings are saved.']);
  expect(bodyOf(api.callsOf(change)[0])).toEqual({ note: 'Hello', membershipDays: 30 });
});

test('a listing is found by words or by number, and its rights show', async () => {
  const { api, element } = open(
    { view: 'listings' },
    {
      'POST /listing/search': {
        results: [{ id: 17, listingType: 'item', title: 'A canoe', address: { city: 'Hamilton' } }],
      },
      'GET /item/17/permissions/self': {
        name: '',
        permissions: ['administration'],
        isOwner: false,
      },
      'GET /item/17/permissions': [],
      'GET /item/17/permissions/invitations': [],
    },
  );
  await userEvent.selectOptions(role('combobox', { name: 'Kind' }), 'Item');
  await userEvent.fill(page.getByLabelText('Words of its title, or its number'), 'canoe');
  await userEvent.keyboard('{Enter}');
  await expectAccessible(document.body);
  await userEvent.click(role('link', { name: 'A canoe' }));
  await expect.element(role('heading', { name: 'Who may do what with “A canoe”' })).toBeVisible();
  expect(element.getAttribute('listing')).toBe('17');
  await userEvent.click(role('link', { name: 'Find another listing' }));
  await userEvent.selectOptions(role('combobox', { name: 'Kind' }), 'Item');
  await userEvent.fill(page.getByLabelText('Words of its title, or its number'), ' 17 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(role('heading', { name: 'Who may do what' })).toBeVisible();
  expect(api.callsOf('POST /listing/search')).toHaveLength(1);
});

test('the trail is read on', async () => {
  let times = 0;
  const { api } = open(
    { view: 'audit' },
    {
      'GET /administration/audit': () => {
        times += 1;
        return times === 1
          ? { items: [entry], next: 9 }
          : { items: [{ ...entry, id: 8, event: 'member-removed' }], next: null };
      },
    },
  );
  await expect
    .element(words('Kim Lindqvist put Rosa Lindqvist into the group “Partners”.'))
    .toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Show older entries' }));
  await expect.element(words('took Rosa Lindqvist out of the group')).toBeVisible();
  expect(role('button', { name: 'Show older entries' }).elements()).toEqual([]);
  expect(api.callsOf('GET /administration/audit')).toHaveLength(2);
});

test('readings show of everybody, and of one person by their number', async () => {
  const reading = {
    id: 4,
    at: entry.at,
    reader: entry.actor,
    actingAs: rosa,
    endpoint: 'readProfile',
    subject: rosa,
    reason: 'Ticket 7: the photos',
    outcome: 403,
  };
  const { api, element } = open(
    { view: 'readings' },
    { 'GET /administration/readings': { items: [reading], next: null } },
  );
  await expect.element(words('Kim Lindqvist read of Rosa Lindqvist: profile.')).toBeVisible();
  await expect
    .element(words('acting as Rosa Lindqvist · Reason: Ticket 7: the photos · refused (403)'))
    .toBeVisible();
  await expectAccessible(document.body);
  await userEvent.fill(page.getByLabelText('Number of an account, or nothing for all'), 'x');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter the number of an account, or nothing.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Number of an account, or nothing for all'), ' 3 ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf('GET /administration/readings').length).toBe(2);
  expect(element.getAttribute('person')).toBe('3');
});

test('the parts are links that can be shared', async () => {
  const { element } = open({ group: 'partners' });
  const link = role('link', { name: 'Audit trail' });
  await expect
    .element(link)
    .toHaveAttribute('href', `${siteOrigin}/dashboard/admin/permissions?view=audit`);
  await userEvent.click(link);
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  expect(element.hasAttribute('group')).toBe(false);
});

test('what is refused is explained', async () => {
  open({}, { 'GET /groups/': () => problem('forbidden') });
  await expect.element(page.getByText('This isn’t open to you.')).toBeVisible();
});

test('what the server rendered stays as it is', async () => {
  fakeApi({ 'GET /groups/': groups });
  await hydrate(adminPermissionsTable, {});
});

test('right to left, in French and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open({ group: 'partners', locale: 'fr-CA' });
  narrow(element, 280);
  await untilShown(element, '.admin-row');
  const admin = await untilShown(element, '.admin');
  expect(admin.scrollWidth).toBeLessThanOrEqual(admin.clientWidth);
  await expectAccessible(document.body);
});
