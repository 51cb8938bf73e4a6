import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import profileTable from './bw-profile.element.tsx';

registerElement(profileTable);

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

  openWidget(
    'bw-profile',
    { 'return-to': '/dashboard/listing/post/merchant' },
    { 'GET /user/': rosa, 'GET /user/profile': bare, 'PUT /user/': whole },
  );
  await userEvent.fill(page.getByLabelText('City', { exact: true }), 'Ancaster');
  await userEvent.click(role('button', { name: 'Save', exact: true }));
  await expect
    .element(role('link', { name: 'Go on where you left off' }))
    .toHaveAttribute('href', `${siteOrigin}/dashboard/listing/post/merchant`);
  await expect.element(role('link', { name: 'Post a listing' })).not.toBeInTheDocument();
});

test('what is not changed here is text, without a box', async () => {
  const { element } = openWidget(
    'bw-profile',
    {},
    { 'GET /user/': rosa, 'GET /user/profile': whole },
  );
  await expect.element(role('definition').filter({ hasText: 'rosa@example.org' })).toBeVisible();
  expect(element.shadowRoot?.querySelectorAll('input[readonly]')).toHaveLength(0);
  expect(role('textbox', { name: /E-mail|Username/ }).elements()).toEqual([]);
});
