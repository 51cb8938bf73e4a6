import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { person, rosa } from '../testing/people.fixture.ts';
import permissionsTable from './bw-permissions.element.tsx';
import server from './bw-permissions.server.ts';
import {
  change,
  grant,
  invitation,
  invite,
  list,
  open,
  owner,
  self,
  sent,
} from './permissions.fixture.ts';

registerElement(permissionsTable);

test('the owner sees who may do what, since when and until when', async () => {
  const ends = { ...grant, user: person(4, 'Ana', 'Ito'), endsAt: '2026-12-25T05:00:00.000Z' };
  open({ [list]: [grant, ends] }, { name: 'A house' });
  await expect.element(role('heading', { name: 'Who may do what with “A house”' })).toBeVisible();
  await expect.element(page.getByText('It is yours: you may do everything.')).toBeVisible();
  await expect.element(role('heading', { name: 'People with rights' })).toBeVisible();
  const people = role('list', { name: 'People with rights' });
  await expect.element(people.getByText('Rosa Lindqvist')).toBeVisible();
  expect(page.getByText('Edit and Manage').elements()).toHaveLength(2);
  await expect.element(page.getByText(/Since .* · without an end/)).toBeVisible();
  await expect.element(page.getByText(/until Dec/)).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['ana@example.org', { email: 'ana@example.org' }],
  [' @Ana_I ', { username: 'Ana_I' }],
])('%s is invited, and nothing is looked up', async (typed, to) => {
  const { api, element, toasts } = open({ [list]: [], [invite]: invitation });
  const events: unknown[] = [];
  element.addEventListener('bw-person-invited', (event) =>
    events.push((event as CustomEvent).detail),
  );
  await expectText(page.getByText('Nobody else has rights to it.'), 'Nobody');
  await openDialogBy(role('button', { name: 'Invite a person' }));
  await userEvent.fill(role('textbox', { name: 'E-mail address or username' }), typed);
  await expectAccessible(document.body);
  await userEvent.click(role('checkbox', { name: 'Edit and Manage' }));
  await userEvent.fill(await untilShown(element, 'input[name="endsAt"]'), '2099-01-31');
  await userEvent.click(role('button', { name: 'Send the invitation' }));
  await expect.poll(() => events).toEqual([{ invitation: invitation.id }]);
  const [call = ''] = api.callsOf(invite);
  const body = JSON.parse(call.slice(call.indexOf('{')));
  expect(body).toMatchObject({ to, permissions: ['read', 'write'], locale: 'en-CA' });
  expect(new Date(body.endsAt) > new Date('2099-01-31T00:00:00Z')).toBe(true);
  expect(api.callsOf('POST /user/search')).toEqual([]);
  await expect.poll(() => toasts).toEqual(['An invitation goes to ana@example.org.']);
  await expect.poll(() => focused()?.textContent).toBe('Invite a person');
});

test('who invites themselves is told so at the field, in French too', async () => {
  open({ [list]: [], [invite]: () => problem('invalid-request', 'body.to') }, { locale: 'fr-CA' });
  await openDialogBy(role('button', { name: 'Inviter une personne' }));
  const to = role('textbox', { name: 'Adresse courriel ou nom d’utilisateur' });
  await userEvent.fill(to, 'kim@example.org');
  await userEvent.click(role('button', { name: 'Envoyer l’invitation' }));
  await expect
    .element(page.getByText('C’est votre propre adresse ou nom d’utilisateur.'))
    .toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('to');
});

test('to one listing nothing is added, and the way back is there', async () => {
  open({});
  await expect
    .element(role('link', { name: 'My listings' }))
    .toHaveAttribute('href', expect.stringMatching(/\/dashboard\/listings$/));
  await openDialogBy(role('button', { name: 'Invite a person' }));
  await expect.element(role('checkbox', { name: 'Delete' })).toBeVisible();
  expect(role('checkbox').elements()).toHaveLength(4);
});

test('to a shop products are added, and the way back leads to its settings', async () => {
  const path = '/shop/maple/permissions';
  open(
    { [`GET ${path}/self`]: owner, [`GET ${path}`]: [], [`GET ${path}/invitations`]: [] },
    { type: 'shop', id: 'maple' },
  );
  await expect
    .element(role('link', { name: 'Settings of the shop' }))
    .toHaveAttribute('href', expect.stringMatching(/\/shops\/shop\/maple\/setting$/));
  await openDialogBy(role('button', { name: 'Invite a person' }));
  await expect.element(role('checkbox', { name: 'Creator' })).toBeVisible();
  await expect.element(page.getByText('Hide products.')).toBeVisible();
  expect(role('checkbox').elements()).toHaveLength(5);
});

test('what became of each invitation is told, and none of them has a name', async () => {
  const one = (state: string, sentTo: string) => ({ ...invitation, id: `${state}`, state, sentTo });
  open({
    [sent]: [
      one('pending', 'ana@example.org'),
      one('declined', 'milo'),
      one('expired', 'k…@example.org'),
    ],
  });
  await expect.element(role('list', { name: 'Invitations' })).toBeVisible();
  await expect.element(page.getByText(/^Waits for an answer until/)).toBeVisible();
  await expect.element(page.getByText('Declined.')).toBeVisible();
  await expect.element(page.getByText(/^Expired/)).toBeVisible();
  await expect.element(page.getByText('k…@example.org')).toBeVisible();
  await expect.element(role('button', { name: 'Invite again: milo' })).toBeVisible();
  // A user who has only a part of the address can't invite it.
  expect(role('button', { name: /again: k…/ }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('one that waits is withdrawn after a question, one that is over removed at once', async () => {
  const all = [invitation, { ...invitation, id: 'over', state: 'declined', sentTo: 'milo' }];
  const left = new Set(all);
  const taking = (one: (typeof all)[number]) => () => {
    left.delete(one);
    return null;
  };
  const { toasts } = open({
    [sent]: () => [...left],
    [`DELETE /property/17/permissions/invitations/${invitation.id}`]: taking(all[0] ?? invitation),
    'DELETE /property/17/permissions/invitations/over': taking(all[1] ?? invitation),
  });
  await userEvent.click(role('button', { name: 'Remove the invitation sent to milo' }));
  await expect.element(page.getByText('milo')).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Who may do what');
  await userEvent.click(
    role('button', { name: 'Withdraw the invitation sent to ana@example.org' }),
  );
  await expectAccessible(document.body);
  await userEvent.click(role('dialog').getByRole('button', { name: 'Withdraw', exact: true }));
  await expect.poll(() => toasts).toEqual(['The invitation sent to ana@example.org is withdrawn.']);
  await expect.element(page.getByText('ana@example.org')).not.toBeInTheDocument();
});

test('an invitation that was declined is sent again with what it offered', async () => {
  const { api } = open({
    [sent]: [{ ...invitation, state: 'declined' }],
    [invite]: invitation,
  });
  await openDialogBy(role('button', { name: 'Invite again: ana@example.org' }));
  await expect.element(role('checkbox', { name: 'Edit and Manage' })).toBeChecked();
  await userEvent.click(role('button', { name: 'Send the invitation' }));
  await expect.poll(() => api.callsOf(invite)).toHaveLength(1);
  expect(api.callsOf(invite)[0]).toContain('"to":{"email":"ana@example.org"}');
});

test('whom somebody let in is said, and goes with them after a clear word', async () => {
  const milo = { ...grant, user: person(4, 'Milo', 'Okafor'), grantedBy: rosa };
  const ana = { ...grant, user: person(5, 'Ana', 'Ito'), grantedBy: milo.user };
  const all = { ...grant, permissions: ['administration'], sentTo: 'rosa@example.org' };
  open({ [list]: [ana, milo, all, { ...grant, user: person(6, 'Kai', 'Berg') }] });
  await expect.element(page.getByText('Let in by Rosa Lindqvist')).toBeVisible();
  await expect.element(page.getByText('Let in by Milo Okafor')).toBeVisible();
  await expect.element(page.getByText('Invited as rosa@example.org')).toBeVisible();
  await userEvent.click(role('button', { name: 'Withdraw the rights of Rosa Lindqvist' }));
  const question = role('dialog');
  await expectText(question, 'Whom they let in goes with them: Ana Ito, Milo Okafor.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(role('button', { name: 'Change the rights of Rosa Lindqvist' }));
  await expectText(role('dialog'), 'They let in Ana Ito, Milo Okafor.');
});

test('administration stands for all the others', async () => {
  const { api } = open({ [change]: grant });
  await userEvent.click(role('button', { name: 'Change the rights of Rosa Lindqvist' }));
  const write = role('checkbox', { name: 'Edit and Manage' });
  await userEvent.click(role('checkbox', { name: 'Administration' }));
  await expect.element(write).toBeDisabled();
  await expect.element(write).toBeChecked();
  await userEvent.click(role('button', { name: 'Save' }));
  await expect.poll(() => api.callsOf(change)).toHaveLength(1);
  expect(api.callsOf(change)[0]).toContain('"permissions":["administration"]');
});

test('a form that says nobody and nothing is not sent', async () => {
  const { api, element } = open({});
  await openDialogBy(role('button', { name: 'Invite a person' }));
  await userEvent.fill(role('textbox', { name: 'E-mail address or username' }), '905 555 0123');
  await userEvent.click(role('checkbox', { name: 'Review' }));
  await userEvent.fill(await untilShown(element, 'input[name="endsAt"]'), '2020-01-01');
  await userEvent.click(role('button', { name: 'Send the invitation' }));
  await expect.element(page.getByText(/Enter an e-mail address like/)).toBeVisible();
  await userEvent.fill(
    role('textbox', { name: 'E-mail address or username' }),
    'élise@exemple.québec',
  );
  await userEvent.click(role('button', { name: 'Send the invitation' }));
  await expect.element(page.getByText(/addresses with accents/)).toBeVisible();
  await expect.element(page.getByText('Choose at least one right.')).toBeVisible();
  await expect.element(page.getByText('Choose a day from today on.')).toBeVisible();
  await expect.poll(() => focused()?.getAttribute('name')).toBe('to');
  await expectAccessible(document.body);
  expect(api.callsOf(invite)).toEqual([]);
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
  // The button that opened the question is gone.
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
  const { api } = open({ [self]: { name: 'A boat', permissions: ['read'], isOwner: false } });
  await expect.element(page.getByText('Your rights: Review.')).toBeVisible();
  await expect.element(role('heading', { name: 'Who may do what with “A boat”' })).toBeVisible();
  expect(api.calls.filter((call) => call === list || call === sent)).toEqual([]);
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
  const api = fakeApi({ [self]: owner, [list]: [grant], [sent]: [] });
  await hydrate(permissionsTable, { type: 'property', id: '17' }, { server });
  expect(api.callsOf('GET /property/')).toEqual([self, list, sent]);
});

test('right to left, in French and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = open({ [sent]: [invitation] }, { locale: 'fr-CA' });
  narrow(element, 280);
  const section = await untilShown(element, '.admin-row');
  expect(section.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(document.body);
});
