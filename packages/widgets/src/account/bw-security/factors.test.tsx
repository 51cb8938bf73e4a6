import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { bodiesOf, press, refusal, type } from '../bw-account/account.fixture.ts';
import securityTable from './bw-security.element.tsx';
import { guarded, openSecurity, plain } from './security.fixture.ts';

registerElement(securityTable);

const code = '123456';

test.each([
  [
    'Change password',
    'Save the new password',
    'POST /user/password',
    { current: 'my password', password: 'another path altogether' },
    null,
  ],
  [
    'Change e-mail address',
    'Send a link',
    'POST /user/email',
    { password: 'my password', email: 'new@example.org' },
    { email: 'new@example.org' },
  ],
  [
    'Add a passkey',
    'Make a passkey',
    'POST /user/passkeys/options',
    { password: 'my password' },
    {},
  ],
  [
    'Sign out everywhere',
    'Sign out everywhere',
    'POST /user/sessions/end',
    { password: 'my password' },
    null,
  ],
] as const)(
  'with two steps on, “%s” asks for a code too',
  async (opener, submit, call, fields, answer) => {
    const { api, element } = openSecurity({ 'GET /user/security': guarded, [call]: answer });
    await press(opener);
    for (const [name, text] of Object.entries(fields)) await type(element, name, text);
    await press(submit);
    await expect.poll(() => focused()?.getAttribute('name')).toBe('code');
    expect(api.callsOf(call)).toEqual([]);
    await expectAccessible(document.body);
    await type(element, 'code', code);
    await press(submit);
    await expect.poll(() => bodiesOf(api.callsOf(call))).toEqual([{ ...fields, code }]);
  },
);

test('two steps that were turned on elsewhere are asked for once the server tells', async () => {
  let answers = 0;
  const fields = [{ path: 'body.code', message: 'missing' }];
  const { element } = openSecurity({
    'GET /user/security': () => (answers++ === 0 ? plain : guarded),
    'POST /user/email': () => refusal('wrong-credentials', { fields }),
  });
  await press('Change e-mail address');
  await type(element, 'email', 'new@example.org');
  await type(element, 'password', 'my password');
  await press('Send a link');
  await untilShown(element, 'input[name="code"]');
  expect(element.shadowRoot?.querySelector('input[name="email"]')).toHaveProperty(
    'value',
    'new@example.org',
  );
});

test.each([
  ['Change e-mail address', 'email'],
  ['Add a passkey', 'name'],
])(
  '“%s” gives its first field the focus as it shows, and takes it from no other later',
  async (opener, name) => {
    const { element } = openSecurity({ 'GET /user/security': guarded });
    await untilShown(element, '.security-actions');
    const hasFocus = new Promise<boolean>((resolve) => {
      const root = shadowOf(element);
      const seen = new MutationObserver(() => {
        const field = root.querySelector(`input[name="${name}"]`);
        if (!field) return;
        seen.disconnect();
        resolve(root.activeElement === field);
      });
      seen.observe(root, { childList: true, subtree: true });
    });
    await press(opener);
    expect(await hasFocus).toBe(true);
  },
);
