import { expect, onTestFinished, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { openAccount, press, rosa } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

test.each([
  ['en-CA', 'Confirm my address', 'Boardwalk can’t be reached.'],
  ['fr-CA', 'Confirmer mon adresse', 'Boardwalk est injoignable.'],
])('a link that reaches nothing says so (%s)', async (locale, button, said) => {
  const { element } = openAccount(
    { view: 'confirm', token: 't2' },
    {
      'POST /user/confirm': () => {
        throw new TypeError('offline');
      },
    },
  );
  element.setAttribute('locale', locale);
  await press(button);
  await expectText(role('alert'), said);
});

test.each([
  ['confirm', 'POST /user/confirm', 'Confirm my address', null, '/dashboard/login'],
  ['confirm', 'POST /user/confirm', 'Confirm my address', rosa, '/'],
  [
    'confirm-email',
    'POST /user/email/confirm',
    'Confirm my new address',
    null,
    '/dashboard/security',
  ],
] as const)(
  'coming back to a link of %s that is used leads on',
  async (view, call, name, answer, path) => {
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    history.replaceState({ linkSearch: '?token=t3' }, '', href);
    openAccount({ view, token: 't3' }, { [call]: () => answer }, { siteOrigin: location.origin });
    await press(name);
    await expect.element(role('status')).toBeVisible();
    expect(location.pathname).toBe(path);
    expect(history.state).toBe(null);
  },
);
