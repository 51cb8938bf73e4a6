import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { bodiesOf, press, refusal, type } from '../bw-account/account.fixture.ts';
import securityTable from './bw-security.element.tsx';
import { openSecurity } from './security.fixture.ts';

registerElement(securityTable);

test('a password is changed in place, and what came of it is said', async () => {
  const { api, element } = openSecurity({ 'POST /user/password': null });
  await press('Change password');
  await expect.poll(() => focused()?.getAttribute('name')).toBe('current');
  await press('Save the new password');
  await expect.poll(() => focused()?.getAttribute('aria-invalid')).toBe('true');
  expect(api.callsOf('POST')).toEqual([]);
  await type(element, 'current', 'the old one');
  await type(element, 'password', 'another path altogether');
  await expectAccessible(document.body);
  await press('Save the new password');
  await expectText(role('status'), 'Your password is changed');
  await expect.poll(() => focused()?.getAttribute('role')).toBe('status');
  expect(bodiesOf(api.callsOf('POST /user/password'))).toEqual([
    { current: 'the old one', password: 'another path altogether' },
  ]);
  await expect.poll(() => api.callsOf('GET /user/sessions')).toHaveLength(2);
});

test.each([
  ['body.current', 'wrong-credentials', 'current', 'This is not your password.'],
  ['body.password', 'invalid-request', 'password', 'Choose one that is harder to guess'],
] as const)('a refusal of %s stands at its field', async (path, problemCode, name, said) => {
  const fields = [{ path, message: 'expected another' }];
  const { element } = openSecurity({
    'POST /user/password': () => refusal(problemCode, { fields }),
  });
  await press('Change password');
  await type(element, 'current', 'the old one');
  await type(element, 'password', 'another path altogether');
  await press('Save the new password');
  await expect.poll(() => focused()?.getAttribute('name')).toBe(name);
  await expect.poll(() => focused()?.closest('.field')?.textContent).toContain(said);
});

test('a double click sends it once, and shows the refusal', async () => {
  const answer = Promise.withResolvers<Response>();
  const { api, element } = openSecurity({ 'POST /user/password': () => answer.promise });
  await press('Change password');
  await type(element, 'current', 'the old one');
  await type(element, 'password', 'another path altogether');
  const save = role('button', { name: 'Save the new password' });
  const { width } = save.element().getBoundingClientRect();
  await userEvent.dblClick(save);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  // What stands beside it has not moved under the pointer.
  expect(save.element().getBoundingClientRect().width).toBe(width);
  answer.resolve(refusal('wrong-credentials', { fields: [{ path: 'body.current', message: '' }] }));
  await expect.poll(() => focused()?.getAttribute('name')).toBe('current');
  expect(api.callsOf('POST')).toHaveLength(1);
});
