import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, fillIn, openAccount, press, refusal, type } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

const registering = 'POST /user/register';

test.each(['user', 'merchant'])('a %s opens an account and is sent a mail', async (kind) => {
  const { api, element } = openAccount(
    { view: `register-${kind}` },
    { [registering]: { email: 'rosa@example.org' } },
  );
  await fillIn(element);
  await press('Create my account');
  await expectText(role('status'), 'We sent a link to rosa@example.org.');
  await expect.poll(() => focused()?.textContent).toBe('Look into your mail');
  expect(bodiesOf(api.callsOf(registering))).toEqual([
    {
      kind,
      email: 'rosa@example.org',
      password: 'a few words in a row',
      consent: true,
      locale: 'en-CA',
      timeZone: expect.any(String),
    },
  ]);
  await expectAccessible(document.body);
});

test('whoever registers to write is asked for a first name, which goes along', async () => {
  const { api, element } = openAccount(
    { view: 'register-user', place: 'dialog', 'asks-name': '' },
    { [registering]: { email: 'rosa@example.org' } },
  );
  await fillIn(element);
  const name = role('textbox', { name: 'First name' });
  await expect.element(name).toHaveAccessibleDescription('Whoever you write to sees it.');
  await userEvent.clear(name);
  await press('Create my account');
  await expect.element(name).toHaveAccessibleDescription(/Enter a name of 1 to 80 characters/);
  await userEvent.fill(name, '👩‍🚀');
  await press('Create my account');
  await expect.element(name).toHaveAccessibleDescription(/Write the name in letters/);
  const email = role('textbox', { name: 'E-mail address' });
  const address = (email.element() as HTMLInputElement).value;
  await userEvent.fill(email, 'élise@exemple.québec');
  await press('Create my account');
  await expect
    .element(email)
    .toHaveAccessibleDescription(/We can’t write to addresses with accents/);
  await userEvent.fill(email, address);
  expect(api.callsOf(registering)).toEqual([]);
  await userEvent.fill(name, 'Rosa');
  await press('Create my account');
  await expectText(role('status'), 'We sent a link to rosa@example.org.');
  expect(bodiesOf(api.callsOf(registering))).toMatchObject([{ firstName: 'Rosa', kind: 'user' }]);
});

test('each field says what is wrong before anything is sent', async () => {
  const { api, element } = openAccount({ view: 'register-user' });
  await untilShown(element, 'input[name="password"]');
  await press('Create my account');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('email');
  const wrong = () =>
    [...(element.shadowRoot?.querySelectorAll('[aria-invalid]') ?? [])].map((field) =>
      field.getAttribute('name'),
    );
  expect(wrong()).toEqual(['email', 'password', 'consent']);
  await expectAccessible(document.body);
  await fillIn(element);
  await type(element, 'password', 'rosa and her password');
  await press('Create my account');
  expect(wrong()).toEqual(['password']);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('password');
  expect(api.callsOf('POST')).toEqual([]);
});

test('what the server finds wrong stands at its field', async () => {
  const fields = [{ path: 'body.email', message: 'no such domain' }];
  const { element } = openAccount(
    { view: 'register-user' },
    { [registering]: () => refusal('invalid-request', { fields }) },
  );
  await fillIn(element);
  await press('Create my account');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('email');
  const field = focused()?.closest('.field');
  expect(field?.textContent).toContain('no such domain');
});

test.each([
  ['forgot-password', 'POST /user/forgot-password', 'If there is an account for'],
  ['forgot-username', 'POST /user/forgot-username', 'If there is an account for'],
])('%s sends a mail, and says the same of every address', async (view, call, said) => {
  const { api, element } = openAccount({ view }, { [call]: null });
  await type(element, 'email', 'rosa');
  await press('Send the mail');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf('POST')).toEqual([]);
  await type(element, 'email', ' rosa@example.org ');
  await press('Send the mail');
  await expectText(role('status'), said);
  await expect.poll(() => focused()?.textContent).toBe('Look into your mail');
  expect(bodiesOf(api.callsOf(call))).toEqual([{ email: 'rosa@example.org' }]);
  await expectAccessible(document.body);
});
