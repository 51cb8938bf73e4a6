import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { calls, invoice, openCheckout } from '../checkout.fixture.ts';

registerElement(table);

const pay = role('button', { name: 'Pay $1,084.80' });
const field = role('textbox', { name: 'Coupon' });
const refusal = words('This coupon can’t be used for this purchase.');

const answers = {
  [calls.preview]: ({ body }: RequestInit) =>
    String(body).includes('OLD') ? problem('not-found', 'body.coupon') : invoice,
};

test('a coupon of the address that is refused is said at its field, and the price stands without it', async () => {
  const { element } = openCheckout(answers, { coupon: 'OLD' });
  await expect.element(refusal).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('OLD');
  await expect.element(pay).toBeVisible();
  await expect.poll(() => element.hasAttribute('coupon')).toBe(false);
  await expectAccessible(document.body);
  await userEvent.fill(field, 'OLDER');
  await expect.element(refusal).not.toBeInTheDocument();
});

test('one that is typed again in vain is refused again', async () => {
  const { api } = openCheckout(answers);
  await userEvent.fill(field, 'OLD');
  await userEvent.keyboard('{Enter}');
  await expect.element(refusal).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => api.callsOf(calls.preview).filter((call) => call.includes('OLD')))
    .toHaveLength(2);
  await expect.element(refusal).toBeVisible();
  await expect.element(pay).toBeVisible();
});

test('whoever takes a coupon out by keys goes on at its field', async () => {
  openCheckout({}, { coupon: 'SPRING' });
  await userEvent.click(role('button', { name: 'Take the coupon out' }));
  await expect.poll(() => focused()).toBe(field.element());
});
