import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openPage, startPage } from '../../kit/testing/new-page.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { found, person, rosa, since } from '../testing/people.fixture.ts';
import permissionsTable from './bw-permissions.element.tsx';
import server from './bw-permissions.server.ts';

registerElement(permissionsTable);

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  vi.unstubAllGlobals();
});

const self = 'GET /property/17/permissions/self';
const list = 'GET /property/17/permissions';
const give = 'POST /property/17/permissions';
const owner = { permissions: ['administration'], isOwner: true };
const grant = { user: rosa, permissions: ['read', 'write'], since, endsAt: null };

function open(answers: object, attributes: Readonly<Record<string, string>> = {}) {
  return openPage(
    'bw-permissions',
    { type: 'property', id: '17', ...attributes },
    {
      [self]: owner,
      [list]: [grant],
      ...answers,
    },
  );
}

test('the owner sees who may do what, since when and until when', async () => {
  const ends = { ...grant, user: person(4, 'Ana', 'Ito'), endsAt: '2026-12-25T05:00:00.000Z' };
  open({ [list]: [grant, ends] }, { name: 'A house' });
  await expect.element(role('heading', { name: 'Who may do what with “A house”' })).toBeVisible();
  await expect.element(page.getByText('It is yours: you may do everything.')).toBeVisible();
  await expect.element(page.getByText('Rosa Lindqvist')).toBeVisible();
  expect(page.getByText('Edit and Manage').elements()).toHaveLength(2);
  await expect.element(page.getByText(/Since .* · without an end/)).toBeVisible();
  await expect.element(page.getByText(/until Dec/)).toBeVisible();
  await expectAccessible(document.body);
});

test('somebody is found, and given rights until a day', async () => {
  const { api, element, toasts } = open({
    [list]: [],
    'POST /user/search': {
      items: [found(4, 'Ana', { username: null, state: null })],
      hasMore: false,
    },
    [give]: { ...grant, user: person(4, 'Ana', 'Ito') },
  });
  const changes: unknown[] = [];
  element.addEventListener('bw-permissions-changed', (event) =>
    changes.push((event as CustomEvent).detail),
  );
  await expectText(page.getByText('Nobody else has rights to it.'), 'Nobody');
  await openDialogBy(role('button', { name: 'Add a person' }));
  await userEvent.fill(role('combobox', { name: 'Person' }), 'Ana');
  await userEvent.click(role('option', { name: 'Ana' }));
  await expectAccessible(document.body);
  await userEvent.click(role('checkbox', { name: 'Edit and Manage' }));
  await userEvent.fill(await untilShown(element, 'input[name="endsAt"]'), '2099-01-31');
  await userEvent.click(role('button', { name: 'Give the rights' }));
  await expect.poll(() => changes).toEqual([{ userId: 4, permissions: ['read', 'write'] }]);
  const [sent = ''] = api.callsOf(give);
  const body = JSON.parse(sent.slice(sent.indexOf('{')));
  expect(body).toMatchObject({ userId: 4, permissions: ['read', 'write'] });
  expect(new Date(body.endsAt) > new Date('2099-01-31T00:00:00Z')).toBe(true);
  expect(api.callsOf('POST /user/search')[0]).toContain('"object":{"type":"property","id":"17"}');
  await expect.poll(() => toasts).toEqual(['Ana Lindqvist has the rights.']);
  await expect.poll(() => api.calls.filter((call) => call === list)).toHaveLength(2);
  await expect.poll(() => focused()?.textContent).toBe('Add a person');
});

test('administration stands for all the others', async () => {
  const { api } = open({ [give]: grant });
  await userEvent.click(role('button', { name: 'Change the rights of Rosa Lindqvist' }));
  const write = role('checkbox', { name: 'Edit and Manage' });
  await userEvent.click(role('checkbox', { name: 'Administration' }));
  await expect.element(write).toBeDisabled();
  await expect.element(write).toBeChecked();
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.poll(() => api.callsOf(give)).toHaveLength(1);
  expect(api.callsOf(give)[0]).toContain('"permissions":["administration"]');
});

test('a form that says nobody and nothing is not sent', async () => {
  const { api, element } = open({});
  await openDialogBy(role('button', { name: 'Add a person' }));
  await userEvent.click(role('checkbox', { name: 'Review' }));
  await userEvent.fill(await untilShown(element, 'input[name="endsAt"]'), '2020-01-01');
  await userEvent.click(role('button', { name: 'Give the rights' }));
  await expect.element(page.getByText('Choose somebody from the list.')).toBeVisible();
  await expect.element(page.getByText('Choose at least one right.')).toBeVisible();
  await expect.element(page.getByText('Choose a day from today on.')).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('userId');
  await expectAccessible(document.body);
  expect(api.callsOf(give)).toEqual([]);
});

test('rights are withdrawn after a question, by keys alone', async () => {
  const taken = 'DELETE /property/17/permissions/3';
  let isTaken = false;
  const { api, toasts } = open({
    [list]: () => (isTaken ? [] : [grant]),
    [taken]: () => {
      isTaken = true;
      return null;
    },
  });
  const button = role('button', { name: 'Withdraw the rights of Rosa Lindqvist' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const question = role('dialog', { name: 'Withdraw the rights of Rosa Lindqvist?' });
  await expect.element(question).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.query()).toBe(null);
  expect(api.callsOf(taken)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(question.getByRole('button', { name: 'Withdraw', exact: true }));
  await expect.element(page.getByText('Nobody else has rights to it.')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['Rosa Lindqvist has no rights to it any more.']);
  // The button that asked is gone.
  await expect.poll(() => focused()?.textContent).toBe('Who may do what');
});

test('a refusal is told in the dialog, which stays', async () => {
  open({ 'DELETE /property/17/permissions/3': () => problem('not-found') });
  await userEvent.click(role('button', { name: 'Withdraw the rights of Rosa Lindqvist' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Withdraw', exact: true }));
  await expectText(role('alert'), 'not-found');
  await expect.element(role('dialog')).toBeVisible();
});

test('who may only look sees the own rights, and asks for nobody else’s', async () => {
  const { api } = open({ [self]: { permissions: ['read'], isOwner: false } });
  await expect.element(page.getByText('Your rights: Review.')).toBeVisible();
  expect(api.callsOf(list).filter((call) => call === list)).toEqual([]);
  expect(role('button').elements()).toEqual([]);
});

test.each([
  ['unauthorized', 'Sign in to see this.'],
  ['not-found', 'There is nothing at this address.'],
  ['internal', 'This can’t be shown right now.'],
] as const)('%s is explained', async (code, said) => {
  open({ [self]: () => problem(code) });
  await expect.element(page.getByText(said)).toBeVisible();
  await expectAccessible(document.body);
});

test('after a failure another try shows it', async () => {
  let isDown = true;
  open({ [self]: () => (isDown ? problem('internal') : owner) });
  await expect.element(role('button', { name: 'Try again' })).toBeVisible();
  isDown = false;
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(page.getByText('Rosa Lindqvist')).toBeVisible();
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = startPage({ [self]: owner, [list]: [grant] });
  await hydrate(permissionsTable, { type: 'property', id: '17' }, { server });
  expect(api.callsOf('GET /property/')).toEqual([self, list]);
});

test('right to left, in French and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, 280);
  const section = await untilShown(element, '.admin-row');
  expect(section.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});
