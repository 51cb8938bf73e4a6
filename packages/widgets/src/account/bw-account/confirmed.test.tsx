import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { openAccount, press, rosa, type } from './account.fixture.ts';
import accountTable from './bw-account.element.tsx';

registerElement(accountTable);

const wishes = createPendingActions({ now: () => Date.now() });

test('whoever confirms where they registered is signed in, and goes on', async () => {
  const { signedIn } = openAccount(
    { view: 'confirm', token: 't1' },
    { 'POST /user/confirm': rosa, 'GET /listing/bookmarks': { results: [] } },
  );
  await press('Confirm my address');
  await expectText(role('status'), 'Your e-mail address is confirmed, and you are signed in.');
  await expect.poll(() => focused()?.textContent).toBe('Your account is open');
  expect(signedIn).toEqual([{ id: 3, firstName: 'Rosa' }]);
  await expect.element(role('link', { name: 'Go on' })).toHaveAttribute('href', `${siteOrigin}/`);
  await expectAccessible(document.body);
});

test('what they wanted before is theirs from then on', async () => {
  wishes.keep({ act: 'favourite', subject: 7, path: '/search/v2/item' });
  openAccount({ view: 'confirm', token: 't1' }, { 'POST /user/confirm': rosa });
  expect(wishes.find('favourite', rosa.id)).toBeUndefined();
  await press('Confirm my address');
  await expect.poll(() => wishes.find('favourite', rosa.id)).toBe(7);
});

test('where somebody else is signed in already nobody’s wish is theirs', async () => {
  wishes.keep({ act: 'favourite', subject: 7, path: '/search/v2/item' });
  const { signedIn } = openAccount(
    { view: 'confirm', token: 't1' },
    { 'GET /user/': rosa, 'POST /user/confirm': null },
  );
  await press('Confirm my address');
  await expectText(role('status'), 'You can sign in now.');
  expect(signedIn).toEqual([]);
  expect(wishes.find('favourite', rosa.id)).toBeUndefined();
});

test('what another registration of this browser wanted stays theirs, where the link takes a password', async () => {
  wishes.keep({ act: 'favourite', subject: 7, path: '/search/v2/item' });
  const asked = { passwordOf: 'rosa' };
  const { element, signedIn } = openAccount(
    { view: 'confirm', token: 't1' },
    {
      'POST /user/confirm': ({ body }: RequestInit) => (/password/.test(`${body}`) ? rosa : asked),
    },
  );
  await press('Confirm my address');
  await type(element, 'password', 'a path along the lake');
  await press('Confirm my address');
  await expect.poll(() => signedIn).toHaveLength(1);
  expect(wishes.find('favourite', rosa.id)).toBeUndefined();
  expect(wishes.claim(4)).toBe('/search/v2/item');
});
