import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

registerElement(postTable);

const goOn = role('link', { name: 'Go on where you left off' });

test('whoever came from elsewhere on our site is led back there once it is published', async () => {
  const from = { 'return-to': '/subscriptions?billboards=12' };
  const draft = { type: 'property', draft: '70', step: 'contact', ...from };
  const { element } = openWidget('bw-post', draft, {
    'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
    'GET /user/profile': {
      ...{ id: 3, firstName: 'Rosa', lastName: 'Lindqvist', username: 'rosa' },
      email: 'rosa@example.org',
      phone: { country: 'CA', code: 1, number: '9055550123' },
      billing: {
        ...{ countryCode: 'CA', postalCode: 'L8P 1A1', state: 'ON' },
        ...{ city: 'Hamilton', line1: '1 Main Street W' },
      },
      ...{ profilePicture: null, missing: [], version: 'v1', isMasked: false },
    },
    'GET /user/groups/': [],
    'PUT /listing/draft/70': draftOf(written, 2),
    'GET /listing/draft/70': draftOf(written),
    'POST /property/listing': { id: 70, status: 'Active', version: 1 },
  });
  await expect.element(words('You go on with your draft')).toBeVisible();
  await userEvent.click(role('button', { name: 'Publish', exact: true }));
  const address = `${siteOrigin}/subscriptions?billboards=12`;
  await expect.element(goOn).toHaveAttribute('href', address);
  element.setAttribute('return-to', 'https://evil.example/');
  await expect.element(goOn).not.toBeInTheDocument();
});
