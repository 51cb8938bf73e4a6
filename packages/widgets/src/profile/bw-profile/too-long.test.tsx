import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import table from './bw-profile.element.tsx';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const address = { countryCode: null, postalCode: null, state: null, city: null, line1: null };
const profile = {
  ...{ id: 3, firstName: 'Rosa', lastName: 'Lindqvist', username: 'rosa', phone: null },
  ...{ email: 'rosa@example.org', billing: address, profilePicture: null, missing: [] },
  ...{ version: 'v1', isMasked: false },
};

test('what is longer than it may be is not cut: it stays, and that is said', async () => {
  const { api } = openWidget(
    'bw-profile',
    {},
    { 'GET /user/': rosa, 'GET /user/profile': profile },
  );
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  const long = 'a'.repeat(81);
  await expect.element(field('First name')).toHaveValue('Rosa');
  for (const label of ['First name', 'Street and number']) {
    (field(label).element() as HTMLInputElement).select();
    await userEvent.keyboard(long);
    await expect.element(field(label)).toHaveValue(long);
  }
  await userEvent.click(role('button', { name: 'Save', exact: true }));
  const fault = role('link', { name: 'First name: Enter a name of 1 to 80 characters.' });
  await expect.element(fault).toBeVisible();
  await expect
    .element(role('link', { name: 'Street and number: Enter at most 80 characters.' }))
    .toBeVisible();
  await userEvent.click(fault);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('firstName');
  await expect.element(field('First name')).toHaveValue(long);
  expect(api.callsOf('PUT /user/')).toEqual([]);
});
