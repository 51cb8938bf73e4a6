import { afterEach, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { openAccount, press } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

afterEach(() => document.body.replaceChildren());

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
