import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import accountTable from '../account/bw-account/bw-account.element.tsx';
import { registerElement } from '../element/mount/register-element.ts';
import consentTable from '../embeds/bw-consent/bw-consent.element.tsx';
import { focused } from '../kit/testing/add-widget.fixture.ts';
import { siteOrigin } from '../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../kit/testing/open-widget.fixture.ts';
import { role } from '../kit/testing/role.fixture.ts';

registerElement(accountTable);
registerElement(consentTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const origin = 'https://shop.example.org';
const asked = { origin, scopes: ['profile:basic'], isKnown: false, agreedBefore: null };
const attributes = {
  'site-key': 'pk_live_1',
  origin,
  challenge: 'h'.repeat(43),
  state: 's'.repeat(43),
  scopes: 'profile:basic',
};

test('a visitor signs in within the window that asks, stays there, and is asked what they have not agreed to', async () => {
  let isSignedIn = false;
  const opened: unknown[] = [];
  vi.stubGlobal('open', (url: string) => opened.push(url));
  const { api, element } = openWidget(
    'bw-consent',
    { ...attributes, 'user-id': '3', 'return-to': '/subscriptions?billboards=1%2C2' },
    {
      'GET /user/': () => (isSignedIn ? rosa : null),
      'GET /embeds/authorization': () => ({ ...asked, siteName: isSignedIn ? 'Hers' : 'The shop' }),
      'POST /login': () => {
        isSignedIn = true;
        return rosa;
      },
    },
  );
  await expect.element(role('textbox', { name: 'Username' })).toBeVisible();
  expect(element.shadowRoot?.textContent).toContain('The shop never sees your password.');
  expect(element.shadowRoot?.textContent).not.toContain('Continue as');
  const stays = vi.fn();
  element.addEventListener('bw-signed-in', (event) => stays(event.defaultPrevented));
  // A user who has no account makes one in a tab of its own, and goes on from there with what they
  // had begun.
  await userEvent.click(role('link', { name: 'Create an account' }));
  expect(opened).toEqual([
    `${siteOrigin}/register?return-to=${encodeURIComponent('/subscriptions?billboards=1%2C2')}`,
  ]);
  await userEvent.fill(role('textbox', { name: 'Username' }), 'rosa');
  await userEvent.fill(role('textbox', { name: 'Password' }), 'correct horse');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.textContent).toBe('Sign in on Hers');
  await expect.element(role('button', { name: 'Continue as Rosa' })).toBeVisible();
  expect(stays.mock.calls).toEqual([[true]]);
  expect(api.callsOf('POST /embeds')).toEqual([]);
});
