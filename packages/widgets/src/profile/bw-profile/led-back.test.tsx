import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { addWidget } from '../../kit/testing/add-widget.fixture.ts';
import { fakeApi, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import profileTable from './bw-profile.element.tsx';

registerElement(profileTable);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const whole = {
  ...{ id: 3, firstName: 'Rosa', lastName: 'Lindqvist', username: 'rosa' },
  email: 'rosa@example.org',
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing: {
    ...{ countryCode: 'CA', postalCode: 'L8P 1A1', state: 'ON' },
    ...{ city: 'Hamilton', line1: '1 Main Street W' },
  },
  ...{ profilePicture: null, missing: [], version: 'v1', isMasked: false },
};

test('whoever came from posting is led back there, their profile once complete', async () => {
  const bare = { ...whole, phone: null, missing: ['phone'] };
  fakeApi({ 'GET /user/': rosa, 'GET /user/profile': bare, 'PUT /user/': whole });
  configure({ key: 'pk_test_profile_led_back' });
  addWidget('bw-profile', { 'return-to': '/dashboard/listing/post/merchant' });
  await userEvent.fill(page.getByLabelText('City', { exact: true }), 'Ancaster');
  await userEvent.click(role('button', { name: 'Save', exact: true }));
  await expect
    .element(role('link', { name: 'Go on where you left off' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/post/merchant`);
  await expect.element(role('link', { name: 'Post a listing' })).not.toBeInTheDocument();
});

test('what is not changed here is text, without a box', async () => {
  fakeApi({ 'GET /user/': rosa, 'GET /user/profile': whole });
  configure({ key: 'pk_test_profile_text' });
  const element = addWidget('bw-profile', {});
  await expect.element(role('definition').filter({ hasText: 'rosa@example.org' })).toBeVisible();
  expect(element.shadowRoot?.querySelectorAll('input[readonly]')).toHaveLength(0);
  expect(role('textbox', { name: /E-mail|Username/ }).elements()).toEqual([]);
});
