import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { calls, kept, licenseId, licenseIn, openCheckout } from '../checkout.fixture.ts';

registerElement(table);

const underWay = { ...kept([12, 15]), paying: licenseId };
const pay = role('button', { name: 'Pay $1,084.80' });
const see = role('button', { name: 'See how it stands' });

test('a payment that is under way leads to where it can be cancelled, and to no second one', async () => {
  const { api, element } = openCheckout({
    [calls.held]: underWay,
    [calls.holds]: underWay,
    [calls.preview]: () => problem('conflict'),
    [calls.payment]: { license: licenseIn('PENDING'), client_secret: null },
  });
  await expect.element(words('A licence for this listing is being paid for.')).toBeVisible();
  await expect.element(role('button', { name: /Pay|Buy/ })).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.click(see);
  await expect.element(role('button', { name: 'Cancel the payment' })).toBeVisible();
  expect(element.getAttribute('license')).toBe(licenseId);
  expect(api.callsOf(calls.subscribe)).toEqual([]);
});

test.each([
  ['another tab has paid', 'conflict'],
  ['no answer came', 'unavailable'],
] as const)('where %s, the payment is found', async (_, code) => {
  let held: unknown = kept([12, 15]);
  openCheckout({
    [calls.holds]: () => held,
    [calls.subscribe]() {
      held = underWay;
      return problem(code);
    },
  });
  await userEvent.click(pay);
  await expect.element(see).toBeVisible();
  await expect.poll(() => focused()?.textContent).toContain('is being paid for');
});

test('what the bank asks can be cancelled as well', async () => {
  const { api } = openCheckout(
    {
      [calls.payment]: { license: licenseIn('PENDING'), client_secret: 'pi_1_secret_a' },
      [`DELETE /license/${licenseId}`]: () => new Response(null, { status: 204 }),
    },
    { license: licenseId },
  );
  await userEvent.click(role('button', { name: 'Cancel the payment' }));
  await userEvent.click(role('dialog').getByRole('button', { name: 'Cancel the payment' }));
  await expect.poll(() => api.callsOf(`DELETE /license/${licenseId}`)).toHaveLength(1);
});

test('Back leads to the step before at once', async () => {
  const { element } = openCheckout({}, { step: 'card' });
  const heading = (step: number) => role('heading', { name: new RegExp(`Step ${step} of 5`) });
  await expect.element(heading(4)).toBeVisible();
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect.element(heading(5)).toBeVisible();
  // The last step is the usual one, which no attribute says.
  await expect.poll(() => element.hasAttribute('step')).toBe(false);
  // As the page does where its visitor goes back.
  element.setAttribute('step', 'card');
  await expect.element(heading(4)).toBeVisible();
});
