import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { calls, card, licenseId, licenseIn, openCheckout } from '../checkout.fixture.ts';

registerElement(table);

const pay = role('button', { name: 'Pay $1,084.80' });
const another = { ...card, payment_id: 'pm_0005', brand: 'amex', last4: '0005', defaultFor: [] };

test.each([
  ['the bank asks', 'pi_1_secret_a', 'PENDING', 'Your bank wants to know'],
  ['it is on its way', null, 'PENDING', 'Your payment is on its way'],
  ['it came to nothing', null, 'FAILED', 'The purchase came to nothing'],
])('where %s, whoever uses keys reads on there', async (_, secret, state, said) => {
  document.documentElement.style.setProperty('--bw-sticky-top', '64px');
  openCheckout(
    { [calls.payment]: { license: licenseIn(state), client_secret: secret } },
    { license: licenseId },
  );
  await expect.poll(() => focused()?.textContent).toContain(said);
  const outcome = focused();
  expect(outcome && getComputedStyle(outcome).scrollMarginBlockStart).toBe('80px');
  document.documentElement.style.removeProperty('--bw-sticky-top');
});

test('what the bank did not let through stands on the review again, with the card that was picked', async () => {
  const { api, element } = openCheckout(
    {
      'GET /customer/cards': [another, { ...card, defaultFor: [] }],
      [calls.subscribe]: { license: licenseIn('FAILED'), client_secret: null },
      [calls.payment]: { license: licenseIn('FAILED'), client_secret: null },
    },
    { step: 'card' },
  );
  await expect.element(role('heading', { name: /Step 4 of 5/ })).toBeVisible();
  element.shadowRoot?.querySelector('bw-cards')?.dispatchEvent(
    new CustomEvent('bw-card-select', {
      ...{ bubbles: true, composed: true, cancelable: true },
      detail: { payment_id: card.payment_id },
    }),
  );
  await userEvent.click(role('button', { name: 'Continue' }));
  await userEvent.click(pay);
  await expect.element(words('To be paid with Visa ending in 4242')).toBeVisible();
  await expect.element(words('Your places are kept until')).toBeVisible();
  await expect.poll(() => focused()?.textContent).toContain('All that you chose stands below.');
  await expectAccessible(document.body);
  await expect.element(role('heading', { name: /Step 5 of 5/ })).toBeVisible();
  expect(element.hasAttribute('license')).toBe(false);
  await userEvent.click(pay);
  await expect.poll(() => api.callsOf(calls.subscribe)).toHaveLength(2);
});

test('the receipt is one for the books, and prints', async () => {
  const printed = vi.spyOn(window, 'print').mockReturnValue();
  openCheckout();
  await userEvent.click(pay);
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  for (const said of [
    'Visa ending in 4242',
    '2026-000042',
    'Maple Boards Inc.',
    '2 Elm St, Hamilton ON L8P 1A1',
    'HST (13%)',
    'HST 12345 RT0001',
    'QST 12345 TQ0001',
    'Rosa Lindqvist',
    '12 Elm St',
    'Canadian dollars (CAD)',
  ]) {
    await expect.element(words(said).last()).toBeVisible();
  }
  const file = role('link', { name: 'Download PDF' }).element();
  expect(file.getAttribute('href')).toMatch(
    /\/api\/v1\/license\/[0-9a-f-]{36}\/receipt\?language=en-CA$/,
  );
  await role('button', { name: 'Print' }).click();
  expect(printed).toHaveBeenCalledOnce();
  printed.mockRestore();
});

test('the way back leads to the receipt, and to no second purchase', async () => {
  const { element, api } = openCheckout();
  await userEvent.click(pay);
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  // As the browser's own button sets what the address had before.
  element.removeAttribute('license');
  element.setAttribute('step', 'card');
  await expect.poll(() => element.getAttribute('step')).toBe('card');
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  expect(api.callsOf(calls.subscribe)).toHaveLength(1);
  element.setAttribute('billboards', '12');
  await expect.element(role('heading', { name: /Step 4 of 5/ })).toBeVisible();
});

test('the receipt of another licence in its place knows nothing of that', async () => {
  const other = '6f4c2d1e-0000-4000-8000-000000000002';
  const { element } = openCheckout({
    [`POST /license/${other}/payment`]: {
      license: { ...licenseIn('ACTIVE'), uuid: other, title: 'Oak Roofing', receipt: null },
      client_secret: null,
    },
  });
  await userEvent.click(pay);
  await expect.element(words('Elm Roofing')).toBeVisible();
  element.setAttribute('license', other);
  await expect.element(words('Oak Roofing')).toBeVisible();
  await expect.element(words('Visa ending in 4242')).not.toBeInTheDocument();
});

test('a purchase that nobody here made says so, and another can be begun', async () => {
  const { element } = openCheckout(
    { [calls.payment]: () => problem('not-found') },
    { license: licenseId },
  );
  await expect.element(words('There is no such purchase')).toBeVisible();
  await expect.element(role('button', { name: 'Try again' })).not.toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Begin again' }));
  await expect.element(pay).toBeVisible();
  expect(element.hasAttribute('license')).toBe(false);
});

const end = `DELETE /license/${licenseId}`;
const cancel = role('button', { name: 'Cancel the payment' });
const asked = role('dialog', { name: 'Cancel the payment for Elm Roofing?' });
const cancelIt = asked.getByRole('button', { name: 'Cancel the payment' });

test('a payment that is on its way can be cancelled there, by keys, and says what came of it', async () => {
  let state = 'PENDING';
  const { api } = openCheckout(
    {
      [calls.payment]: () => ({ license: licenseIn(state), client_secret: null }),
      [end]: () => {
        state = 'FAILED';
        return null;
      },
    },
    { license: licenseId },
  );
  await expect.element(words('Until it is, you can cancel it here.')).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectText(asked.getByRole('list', { name: 'These boards are not bought then:' }), 'Broad');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.poll(focused).toBe(cancel.element());
  expect(api.callsOf(end)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(cancelIt).toBeVisible();
  (cancelIt.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.textContent).toContain('You have cancelled this payment');
  expect(api.callsOf(end)).toHaveLength(1);
  await expect.element(asked).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('what was just bought and is cancelled stands on the review again, by that word', async () => {
  let state = 'PENDING';
  openCheckout({
    [calls.subscribe]: { license: licenseIn('PENDING'), client_secret: null },
    [calls.payment]: () => ({ license: licenseIn(state), client_secret: null }),
    [end]: () => {
      state = 'FAILED';
      return null;
    },
  });
  await userEvent.click(pay);
  await userEvent.click(cancel);
  await userEvent.click(cancelIt);
  await expectText(role('alert'), 'You have cancelled this payment');
  await expect.element(role('heading', { name: /Step 5 of 5/ })).toBeVisible();
  await expect.element(words('the bank did not let the payment through')).not.toBeInTheDocument();
});

test('where cancelling fails, the dialog says so, and tries again', async () => {
  const { api } = openCheckout(
    {
      [calls.payment]: { license: licenseIn('PENDING'), client_secret: null },
      [end]: () => problem('unavailable'),
    },
    { license: licenseId },
  );
  await userEvent.click(cancel);
  await userEvent.click(cancelIt);
  await expectText(asked.getByRole('alert'), 'Something went wrong at Boardwalk.');
  await userEvent.click(cancelIt);
  await expect.poll(() => api.callsOf(end)).toHaveLength(2);
});

test('what came back tells which payment that was, and is called no receipt', async () => {
  const returned = { ...licenseIn('FAILED'), returned: 'refunded', receipt: null };
  openCheckout(
    { [calls.payment]: { license: returned, client_secret: null } },
    { license: licenseId },
  );
  await expect.element(role('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect.element(words('Your money was paid back to your card.')).toBeVisible();
  for (const said of ['Elm Roofing', 'Nov 26, 2026', '$1,084.80', licenseId]) {
    await expect.element(words(said)).toBeVisible();
  }
  await expectAccessible(document.body);
});

test('on a phone all values of a receipt end where its sums do', async () => {
  await page.viewport(390, 800);
  const { element } = openCheckout({}, { license: licenseId });
  await expect.element(role('heading', { name: 'Receipt 2026-000042', level: 1 })).toBeVisible();
  const facts = [...(element.shadowRoot?.querySelectorAll('.checkout-sum') ?? [])];
  expect(facts).toHaveLength(13);
  for (const fact of facts) {
    const value = fact.querySelector('dd');
    const { right } = fact.getBoundingClientRect();
    expect([fact.textContent, value?.getBoundingClientRect().right]).toEqual([
      fact.textContent,
      right,
    ]);
    expect(value && getComputedStyle(value).textAlign).toBe('end');
  }
});

test('one that was paid for in this moment shows its receipt', async () => {
  let state = 'PENDING';
  openCheckout(
    {
      [calls.payment]: () => ({ license: licenseIn(state), client_secret: null }),
      [end]: () => {
        state = 'ACTIVE';
        return problem('conflict');
      },
    },
    { license: licenseId },
  );
  await userEvent.click(cancel);
  await userEvent.click(cancelIt);
  await expect.poll(() => focused()?.textContent).toBe('Your places are yours');
  await expect.element(asked).not.toBeInTheDocument();
});
