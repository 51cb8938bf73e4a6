import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { calls, licenseId, licenseIn, openCheckout } from '../checkout.fixture.ts';

registerElement(table);

test('where the page lets no bank in, it is answered on our site, and the page looks again', async () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy() {
      throw new TypeError('The page allows no such policy');
    },
  });
  const asked = { license: licenseIn('PENDING'), client_secret: 'pi_1_secret_a' };
  let answer: object = asked;
  openCheckout({
    [calls.subscribe]: asked,
    [calls.payment]: () => answer,
    'GET /stripe/script': { url: 'https://pay.example/s.js', publishableKey: 'pk_test_elsewhere' },
  });
  await userEvent.click(role('button', { name: 'Pay $1,084.80' }));
  const link = role('link', { name: 'Go on at Boardwalk' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(`/checkout\\?license=${licenseId}$`));
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expectAccessible(document.body);
  answer = { license: licenseIn('ACTIVE'), client_secret: null };
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
});
