import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import postTable from '../bw-post.element.tsx';

// The sign-in that it nests has tests of its own, and stays undefined here.
registerElement(postTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
/** The form of a property, on a page of its own: who is signed in is known once for all of one. */
function open(user: object | null, settings: PageSettings = {}, obstacle: string | null = null) {
  return openWidget(
    'bw-post',
    { type: 'property' },
    {
      'GET /user/': user,
      'GET /user/profile': () => problem('forbidden'),
      'GET /property/posting': { obstacle },
      'GET /places/map': () => problem('unavailable'),
    },
    settings,
  );
}

test('on a partner’s page a visitor signs in there', async () => {
  const { element } = open(null);
  await expect.element(words('Sign in to post a listing.')).toBeVisible();
  const entrance = element.shadowRoot?.querySelector('bw-sign-in');
  expect(entrance?.getAttribute('scopes')).toBe('profile:basic,listings:write');
});

test('a page that may not post yet asks for it beside what it may', async () => {
  const asked = { ...rosa, scopes: ['profile:basic', 'bookmarks'] };
  const { element } = open(asked);
  await expect.element(words('This page may not post for you yet.')).toBeVisible();
  const entrance = element.shadowRoot?.querySelector('bw-sign-in');
  expect(entrance?.getAttribute('scopes')).toBe('profile:basic,bookmarks,listings:write');
});

test('a page that may post shows the form', async () => {
  open({ ...rosa, scopes: ['listings:write'] });
  await expect.element(page.getByLabelText('Title', { exact: false }).first()).toBeVisible();
});

test('whoever can’t post yet is led to our site before they write anything', async () => {
  open({ ...rosa, scopes: ['listings:write'] }, {}, 'profile');
  await expect
    .element(words('To post a listing, all required profile fields must be filled in.'))
    .toBeVisible();
  await expect
    .element(role('link', { name: 'Go to Profile' }))
    .toHaveAttribute('href', expect.stringMatching('^https://site.example/dashboard/profile'));
});

test('on our own site a visitor is led to the login, and back', async () => {
  open(null, { siteOrigin: location.origin });
  await expect
    .element(role('link', { name: 'Sign In' }))
    .toHaveAttribute('href', expect.stringMatching(/\/dashboard\/login\?return-to=%2F/));
});
