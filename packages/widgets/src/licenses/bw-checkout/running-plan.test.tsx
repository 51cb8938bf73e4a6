import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-checkout.element.tsx';
import { calls, corner, invoice, kept, licenseId, openCheckout, plan } from './checkout.fixture.ts';

registerElement(table);

const running = {
  plan: { ...corner, seat_count: 4 },
  dueAt: '2027-05-26T20:00:00.000Z',
  timeZone: 'America/Toronto',
  renews: true,
};
const isHad = { holds: [], subscribed: [3], running };

/** An invoice beside a plan that runs. */
function invoiceBeside(planId: string, amount: number) {
  const cad = (cents: number) => ({ amount: cents, currency: 'CAD' });
  const replaces = {
    license: licenseId,
    planId: corner.id,
    nickname: 'Corner',
    price: cad(30_000),
    planPrice: cad(96_000),
    days: 181,
    term: 365,
  };
  const item = { kind: 'plan', planId, boards: [12, 15], replaces };
  return {
    ...invoice,
    lines: [{ item }],
    subtotal: cad(amount),
    taxes: [],
    total: cad(amount),
    renews: true,
  };
}

test('a larger plan costs the difference to the one that runs', async () => {
  openCheckout({
    [calls.held]: isHad,
    [calls.holds]: () => ({ ...kept([12, 15]), running }),
    [calls.preview]: invoiceBeside(plan.id, 32_729),
  });
  await expect.element(words('Difference for 181 days')).toBeVisible();
  await expect.element(words('It takes the place of Corner, at $300.00 a year')).toBeVisible();
  await expect.element(words('It ends on the due date')).toBeVisible();
  await expect.element(role('button', { name: 'Pay $327.29' })).toBeVisible();
  await expectAccessible(document.body);
});

test('boards within the plan that runs are added for nothing, whichever plan was named', async () => {
  const { api } = openCheckout(
    {
      [calls.held]: isHad,
      [calls.holds]: () => ({ ...kept([12, 15]), running }),
      [calls.preview]: invoiceBeside(corner.id, 0),
      'GET /license/plans': [{ ...plan, seat_count: 3 }],
    },
    { 'plan-id': plan.id },
  );
  await expect.element(words('Your plan Corner has room for these boards.')).toBeVisible();
  await expect.element(role('textbox', { name: 'Coupon' })).not.toBeInTheDocument();
  await role('button', { name: 'Add the boards' }).click();
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  const [bought] = api.callsOf(calls.subscribe);
  const { tier, payment_method } = JSON.parse(bought?.replace(`${calls.subscribe} `, '') ?? '');
  expect([tier, payment_method]).toEqual([corner.id, undefined]);
});

test.each([
  ['en-CA', 'Corner ends on', 'In its last 30 days no larger plan takes its place.'],
  ['fr-CA', 'Corner prend fin le', 'aucun forfait plus grand ne le remplace.'],
])('in %s, in the last days of a plan no larger one is offered', async (...said) => {
  const [locale, ends, why] = said;
  const dueAt = new Date(Date.now() + 29 * 86_400_000).toISOString();
  const ending = { ...running, dueAt };
  openCheckout(
    {
      [calls.held]: { ...isHad, running: ending },
      [calls.holds]: () => ({ ...kept([12, 15]), running: ending }),
      [calls.preview]: invoiceBeside(corner.id, 0),
    },
    { locale, step: 'plan' },
  );
  await expect.element(words(ends)).toBeVisible();
  await expect.element(words(why)).toBeVisible();
  expect(role('radio').elements()).toHaveLength(1);
  await expectAccessible(document.body);
});
