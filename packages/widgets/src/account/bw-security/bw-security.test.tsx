import { expect, test, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, press, type } from '../bw-account/account.fixture.ts';
import securityTable from './bw-security.element.tsx';
import server from './bw-security.server.ts';
import { guarded, laptop, openSecurity, plain, sessions } from './security.fixture.ts';

registerElement(securityTable);

const code = '123456';
const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

test('it tells how one signs in, with what, and where', async () => {
  const { element } = openSecurity({ 'GET /user/security': guarded });
  await expect.element(role('heading', { name: 'Security', exact: true })).toBeVisible();
  const text = () => element.shadowRoot?.textContent ?? '';
  await expect.poll(text).toContain('rosa@example.org');
  expect(text()).toContain('On since Oct\u00a01,\u00a02026.');
  expect(text()).toContain('1 recovery code is left.');
  expect(text()).toContain('Work laptop');
  expect(text()).toContain('This device');
  expect(text()).toContain('This deviceLast used');
  expect(text()).not.toContain('Toronto');
  expect(text()).toContain('On news.example');
  await expect.element(role('button', { name: 'Sign out Safari, iOS' })).toBeVisible();
  expect(role('button', { name: 'Sign out Firefox' }).query()).toBeNull();
  await expectAccessible(document.body);
});

test('an administrator without two steps is told what they are needed for', async () => {
  const { element } = openSecurity({ 'GET /user/security': { ...plain, needsTwoStep: true } });
  await expect.poll(() => element.shadowRoot?.textContent).toContain('You are an administrator');
  await expectAccessible(document.body);
});

test('one thing is opened at a time, and cancelling leads back to its button', async () => {
  const { element } = openSecurity();
  await press('Change password');
  await untilShown(element, 'input[name="current"]');
  await press('Change e-mail address');
  await untilShown(element, 'input[name="email"]');
  expect(element.shadowRoot?.querySelector('input[name="current"]')).toBeNull();
  await press('Cancel');
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Change e-mail address');
});

test('a new address is asked for, without a word of whether it is taken', async () => {
  const { api, element } = openSecurity({ 'POST /user/email': { email: 'new@example.org' } });
  await press('Change e-mail address');
  await type(element, 'email', ' new@example.org ');
  await type(element, 'password', 'my password');
  await press('Send a link');
  await expectText(role('status'), 'If new@example.org can be yours, a link is on its way');
  expect(bodiesOf(api.callsOf('POST /user/email'))).toEqual([
    { email: 'new@example.org', password: 'my password' },
  ]);
});

test('two-step sign-in is set up: password, key, code, recovery codes', async () => {
  const uri = 'otpauth://totp/Boardwalk:rosa?secret=JBSWY3DPEHPK3PXP';
  let isOn = false;
  const { api, element } = openSecurity({
    'GET /user/security': () => (isOn ? guarded : plain),
    'POST /user/two-factor': { secret: 'JBSWY3DPEHPK3PXP', uri },
    'POST /user/two-factor/confirm': () => {
      isOn = true;
      return { recoveryCodes };
    },
  });
  await press('Turn on');
  await type(element, 'password', 'my password');
  await press('Go on');
  await expect.element(role('img', { name: 'QR code' })).toBeVisible();
  expect(element.shadowRoot?.textContent).toContain('JBSW Y3DP EHPK 3PXP');
  expect(element.shadowRoot?.querySelector('.security-qr [style]')).toBeNull();
  expect(element.shadowRoot?.querySelector('.security-app')?.getAttribute('href')).toBe(uri);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy the key');
  expect(writeText.mock.calls).toEqual([['JBSWY3DPEHPK3PXP']]);
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Copied.');
  await expectAccessible(document.body);
  await type(element, 'code', '12 34');
  await press('Turn on');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  await type(element, 'code', '123 456');
  await press('Turn on');
  await expect.element(role('button', { name: 'I have kept them' })).toBeVisible();
  const text = () => element.shadowRoot?.textContent;
  await expect.poll(text).toContain('On since');
  expect(text()).not.toContain('Off.');
  expect(role('button', { name: 'Turn off' }).query()).toBeNull();
  for (const one of recoveryCodes) expect(text()).toContain(one);
  await expectAccessible(document.body);
  await press('I have kept them');
  await expectText(role('status'), 'Two-step sign-in is on, and all other devices are signed out.');
  expect(element.shadowRoot?.textContent).not.toContain(recoveryCodes[0]);
  expect(bodiesOf(api.callsOf('POST /user/two-factor/confirm'))).toEqual([{ code: '123 456' }]);
});

test('it is turned off by password and a recovery code', async () => {
  const { api, element } = openSecurity({
    'GET /user/security': guarded,
    'POST /user/two-factor/stop': null,
  });
  await press('Turn off');
  await type(element, 'password', 'my password');
  await press('Use a recovery code instead');
  await type(element, 'code', 'abcd efgh');
  await press('Turn two-step sign-in off');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
  await expect
    .poll(() => focused()?.closest('.field')?.textContent)
    .toContain('the whole of a recovery code');
  await type(element, 'code', 'abcd-efgh-ijkl-mnop');
  await press('Turn two-step sign-in off');
  await expectText(role('status'), 'Two-step sign-in is off.');
  expect(bodiesOf(api.callsOf('POST /user/two-factor/stop'))).toEqual([
    { password: 'my password', code: 'abcd-efgh-ijkl-mnop' },
  ]);
});

test('new recovery codes are made and shown', async () => {
  const { element } = openSecurity({
    'GET /user/security': guarded,
    'POST /user/two-factor/recovery-codes': { recoveryCodes },
  });
  await press('New recovery codes');
  await type(element, 'password', 'my password');
  await type(element, 'code', code);
  await press('Make new codes');
  await expect.poll(() => element.shadowRoot?.textContent).toContain(recoveryCodes[1]);
});

test('a passkey is renamed and removed', async () => {
  const address = `/user/passkeys/${laptop.id}`;
  const { api, element } = openSecurity({
    'GET /user/security': guarded,
    [`PUT ${address}`]: { ...laptop, name: 'Kitchen' },
    [`POST ${address}/remove`]: null,
  });
  await press('Rename Work laptop');
  const field = await untilShown(element, 'input[name="name"]');
  expect(field).toHaveProperty('value', 'Work laptop');
  await type(element, 'name', ' ');
  await press('Save the name');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  await type(element, 'name', 'Kitchen');
  await press('Save the name');
  await expectText(role('status'), 'The passkey is called Kitchen now.');
  await press('Remove Work laptop');
  await type(element, 'password', 'my password');
  await press('Remove the passkey');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
  await type(element, 'code', code);
  await press('Remove the passkey');
  await expectText(role('status'), 'The passkey is removed.');
  expect(bodiesOf(api.callsOf(`POST ${address}/remove`))).toEqual([
    { password: 'my password', code },
  ]);
});

test('a device that makes no passkey is told of, and nothing is kept', async () => {
  const options = {
    challenge: 'AAAA',
    rp: { id: 'somewhere.example', name: 'Boardwalk' },
    user: { id: 'AAAA', name: 'rosa', displayName: 'rosa' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 1_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  const { api, element } = openSecurity({ 'POST /user/passkeys/options': options });
  await press('Add a passkey');
  const name = await untilShown(element, 'input[name="name"]');
  expect(name).toHaveProperty('value', 'Firefox, Windows');
  await type(element, 'password', 'my password');
  await press('Make a passkey');
  await expectText(role('alert'), 'Your device made no passkey.');
  expect(api.callsOf('POST /user/passkeys ')).toEqual([]);
});

test.each([
  ['unauthorized', 'Sign in to see the security of your account.'],
  ['forbidden', 'Stop acting as somebody else first.'],
  ['internal', 'can’t be shown right now'],
] as const)('%s is explained in place of the page', async (problemCode, said) => {
  const { element } = openSecurity({ 'GET /user/security': () => problem(problemCode) });
  await expect.poll(() => element.shadowRoot?.textContent).toContain(said);
  await expectAccessible(document.body);
});

test('what failed is tried again', async () => {
  let answers = 0;
  openSecurity({
    'GET /user/security': () => (answers++ === 0 ? problem('internal') : plain),
  });
  await press('Try again');
  await expect.element(role('button', { name: 'Change password' })).toBeVisible();
});

test('what arrived stays when nothing newer does', async () => {
  let answers = 0;
  const { element } = openSecurity({
    'GET /user/security': () => (answers++ === 0 ? plain : problem('internal')),
    'POST /user/email': { email: 'new@example.org' },
  });
  await press('Change e-mail address');
  await type(element, 'email', 'new@example.org');
  await type(element, 'password', 'my password');
  await press('Send a link');
  await expect.poll(() => element.shadowRoot?.textContent).toContain('You are offline');
  await expect.element(role('button', { name: 'Change password' })).toBeVisible();
});

test('times are the reader’s own, once the page runs', async () => {
  // The clocks of this test's server stand nine hours or more apart from any of these.
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ timeZone: 'Asia/Tokyo' } as Intl.ResolvedDateTimeFormatOptions);
  fakeApi({ 'GET /user/security': plain, 'GET /user/sessions': sessions });
  const element = await hydrate(securityTable, {}, { server });
  await expect
    .poll(() => element.shadowRoot?.textContent)
    .toContain('Sun, 22\u00a0Nov, 11:00\u00a0pm');
});

test('what the server rendered stays as it is', async () => {
  fakeApi({ 'GET /user/security': guarded, 'GET /user/sessions': sessions });
  const element = await hydrate(securityTable, {}, { server });
  expect(element.shadowRoot?.textContent).toContain('Work laptop');
});

test.each(['en-CA', 'fr-CA'])(
  'right to left and 280 px wide, nothing sticks out: %s',
  async (locale) => {
    document.documentElement.dir = 'rtl';
    const { element } = openSecurity({ 'GET /user/security': guarded }, { locale });
    narrow(element, 280);
    const security = await untilShown(element, '.security');
    await untilShown(element, '.security-row');
    expect(security.scrollWidth).toBeLessThanOrEqual(security.clientWidth);
  },
);
