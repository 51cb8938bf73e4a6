import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { chief, rosa, since } from '../testing/people.fixture.ts';
import adminUsersTable from './bw-admin-users.element.tsx';

registerElement(adminUsersTable);

const account = { user: rosa, username: 'rosa', state: 'active', since };
const partners = { name: 'partners', permissions: ['create'], endsAt: null };
const security = { email: null, twoFactor: null, passkeys: [] };

/** The account of Rosa, as an administrator sees it. */
function open(answers: object, attributes: object = {}) {
  return openWidget(
    'bw-admin-users',
    { user: '3', ...attributes },
    {
      'GET /user/': chief,
      'GET /user/3/account': account,
      'GET /user/3/groups': [partners],
      'GET /administration/audit': { items: [], next: null },
      'GET /administration/readings': { items: [], next: null },
      'GET /user/security': security,
      'GET /user/sessions': [],
      ...answers,
    },
  );
}

const bodyOf = (call: string | undefined) => JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');

const twoFactor = { since, recoveryCodesLeft: 10 };

/** Returns the refusal of a factor, as the API reports it at its field. */
function refusalOf(field: string) {
  const fields = [{ path: `body.${field}`, message: 'Refused.' }];
  const facts = { code: 'wrong-credentials', status: 403, title: 'No', fields };
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json(facts, { status: 403, headers });
}

test('who names an administrator says who they are; for other groups nobody asks', async () => {
  const join = 'POST /user/3/groups';
  let answer: unknown = refusalOf('code');
  const { api, toasts } = open({
    [join]: () => answer,
    'GET /user/security': { ...security, twoFactor },
  });
  await openDialogBy(role('button', { name: 'Add to a group' }));
  const password = page.getByLabelText('Your password', { exact: true });
  const code = page.getByLabelText('Code of your app');
  expect(password.elements()).toEqual([]);
  expect(api.callsOf('GET /user/security')).toEqual([]);
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'Administrators');
  await expect.element(code).toBeVisible();
  const add = () => userEvent.click(role('button', { name: 'Add', exact: true }));
  await add();
  await expect.poll(() => focused()?.className).toBe('form-summary');
  await userEvent.click(role('link', { name: 'Your password: Enter your own password.' }));
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  expect(api.callsOf(join)).toEqual([]);
  await userEvent.fill(password, 'my own words');
  await userEvent.fill(code, ' 123456');
  await add();
  const wrong = page.getByText(/Enter the six digits that your app shows now/);
  await expect.element(wrong).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
  await expectAccessible(document.body);
  answer = { ...partners, name: 'administrators' };
  await add();
  await expect.poll(() => toasts).toEqual(['Rosa is in the group “Administrators”.']);
  expect(bodyOf(api.callsOf(join)[1])).toEqual({
    group: 'administrators',
    permissions: ['administration'],
    password: 'my own words',
    code: '123456',
  });
  await openDialogBy(role('button', { name: 'Add to a group' }));
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'Administrators');
  await expect.element(password).toHaveValue('');
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'Realtors');
  expect(password.elements()).toEqual([]);
  await add();
  await expect.poll(() => api.callsOf(join)).toHaveLength(3);
  expect(bodyOf(api.callsOf(join)[2])).toEqual({ group: 'realtors', permissions: ['create'] });
});

test.each([
  ['a member', partners, {}],
  ['an administrator', { ...partners, name: 'administrators' }, { password: 'my own words' }],
])('the account of %s is opened again', async (_, group, factors) => {
  const enable = 'POST /user/3/enable';
  let answer: unknown = refusalOf('password');
  const { api, toasts } = open({
    'GET /user/3/account': { ...account, state: 'disabled' },
    'GET /user/3/groups': [group],
    [enable]: () => answer,
  });
  await userEvent.click(role('button', { name: 'Open the account again' }));
  const dialog = role('dialog', { name: 'Open the account of Rosa again?' });
  const submit = dialog.getByRole('button', { name: 'Open the account again' });
  await userEvent.fill(page.getByLabelText('Reason'), 'Ticket 7');
  const password = page.getByLabelText('Your password', { exact: true });
  expect(password.elements()).toHaveLength('password' in factors ? 1 : 0);
  await expectAccessible(document.body);
  if ('password' in factors) {
    await userEvent.fill(password, factors.password);
    await userEvent.click(submit);
    await expect.element(page.getByText('This is not your password.')).toBeVisible();
  }
  answer = null;
  await userEvent.click(submit);
  await expect.poll(() => toasts).toEqual(['The account of Rosa is open again.']);
  expect(bodyOf(api.callsOf(enable).at(-1))).toEqual({ reason: 'Ticket 7', ...factors });
});

test('in French, right to left and 280 px wide, the fields stick out nowhere', async () => {
  document.documentElement.dir = 'rtl';
  const answers = { 'GET /user/security': { ...security, twoFactor } };
  const { element } = open(answers, { locale: 'fr-CA' });
  narrow(element, 280);
  await openDialogBy(role('button', { name: 'Ajouter à un groupe' }));
  await userEvent.selectOptions(role('combobox', { name: 'Groupe' }), 'administrators');
  await expect.element(page.getByLabelText('Code de votre application')).toBeVisible();
  const form = await untilShown(element, 'dialog[open] form');
  expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  await expectAccessible(document.body);
});

test('a city administrator is named for cities, chosen from the list', async () => {
  const join = 'POST /user/3/groups';
  const hull = {
    id: '1',
    kind: 'city',
    name: 'Hull',
    region: 'QC',
    country: 'CA',
    lat: 45,
    lng: -75,
  };
  const { api } = open({
    [join]: partners,
    'GET /places/suggest': {
      isSimilar: false,
      places: [{ ...hull, label: 'Hull, QC', detail: 'Quebec', timeZone: 'America/Toronto' }],
    },
  });
  await openDialogBy(role('button', { name: 'Add to a group' }));
  expect(page.getByLabelText('Cities').elements()).toEqual([]);
  await userEvent.selectOptions(role('combobox', { name: 'Group' }), 'City administrators');
  await userEvent.click(role('button', { name: 'Add', exact: true }));
  await expect.element(page.getByText('Choose at least one city from the list.')).toBeVisible();
  expect(api.callsOf(join)).toEqual([]);
  await userEvent.fill(role('combobox', { name: 'Cities' }), 'Hull');
  await userEvent.click(role('option', { name: 'Hull' }));
  await expect.element(role('button', { name: 'Remove Hull, QC' })).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Add', exact: true }));
  await expect
    .poll(() => api.callsOf(join).map(bodyOf))
    .toEqual([
      {
        group: 'city_administrators',
        permissions: ['create'],
        cities: [{ city: 'Hull', region: 'QC', country: 'CA' }],
      },
    ]);
});
