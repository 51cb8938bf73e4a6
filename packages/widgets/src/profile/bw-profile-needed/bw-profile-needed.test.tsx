import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import neededTable from './bw-profile-needed.element.tsx';

registerElement(neededTable);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

function open(profile: unknown) {
  const { element } = openWidget(
    'bw-profile-needed',
    {},
    { 'GET /user/': rosa, 'GET /user/profile': profile },
  );
  const told: string[] = [];
  element.addEventListener('bw-profile-needed-closed', () => told.push('closed'));
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    told.push((event as CustomEvent).detail.route.path);
  });
  return told;
}

test('it says what is needed to post, and lists what is missing', async () => {
  open({ missing: ['phone', 'billing.city'] });
  const dialog = role('dialog');
  await expectText(dialog, 'To post a listing, all required profile fields must be filled in.');
  await expect
    .poll(() =>
      role('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Phone number', 'City']);
  await expectAccessible(document.body);
});

test('Close closes it, Go to Profile leads there', async () => {
  const told = open({ missing: ['phone'] });
  await userEvent.click(role('button', { name: 'Close', exact: true }).last());
  await expect.poll(() => told).toEqual(['closed']);
  const again = open({ missing: ['phone'] });
  await userEvent.click(role('button', { name: 'Go to Profile' }));
  await expect.poll(() => again).toEqual(['closed', '/dashboard/profile']);
});

test('what is missing may be unknown', async () => {
  open(() => problem('internal'));
  await expectText(role('dialog'), 'all required profile fields');
  expect(role('listitem').elements()).toHaveLength(0);
});
