import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

const { stripe, port } = await startSandbox();

const start = Date.UTC(2027, 0, 31) / 1000;
const day = 86_400;

async function startPlan(unit_amount = 10_00) {
  return stripe.prices.create({
    currency: 'cad',
    unit_amount,
    nickname: 'seat',
    recurring: { interval: 'month' },
    product_data: { name: 'Board' },
  });
}

async function startCustomer(card: string | null = 'pm_card_visa') {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  if (card !== null) await useCard(customer.id, card);
  return { clock, customer };
}

async function useCard(customer: string, card: string) {
  const method = await stripe.paymentMethods.attach(card, { customer });
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: method.id },
  });
}

function subscribe(customer: string, price: string, others: object = {}) {
  return stripe.subscriptions.create({ customer, items: [{ price, quantity: 2 }], ...others });
}

async function readInvoice(subscription: Stripe.Subscription) {
  return stripe.invoices.retrieve(String(subscription.latest_invoice), { expand: ['payments'] });
}

describe('beginning', () => {
  test('the first invoice is paid and the subscription runs', async () => {
    const { customer } = await startCustomer();
    const subscription = await subscribe(customer.id, (await startPlan()).id);
    expect(subscription.status).toBe('active');
    const invoice = await readInvoice(subscription);
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 20_00,
      amount_paid: 20_00,
      billing_reason: 'subscription_create',
    });
    expect(invoice.payments?.data[0]).toMatchObject({ status: 'paid', amount_paid: 20_00 });
  });

  test('a declined card leaves it incomplete, or leaves nothing where that is asked', async () => {
    const { customer } = await startCustomer('pm_card_chargeCustomerFail');
    const { id: price } = await startPlan();
    expect((await subscribe(customer.id, price)).status).toBe('incomplete');
    const error = await refusal(
      subscribe(customer.id, price, { payment_behavior: 'error_if_incomplete' }),
    );
    expect(error).toMatchObject({ code: 'card_declined', statusCode: 402 });
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
    expect(data).toHaveLength(1);
  });

  test('default_incomplete waits for a payment by its client secret', async () => {
    const { customer } = await startCustomer(null);
    const subscription = await subscribe(customer.id, (await startPlan()).id, {
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(subscription.status).toBe('incomplete');
    const { confirmation_secret } = subscription.latest_invoice as Stripe.Invoice;
    const [id = ''] = confirmation_secret?.client_secret.split('_secret_') ?? [];
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const running = await stripe.subscriptions.retrieve(subscription.id);
    expect(running.status).toBe('active');
    expect(running.default_payment_method).toMatch(/^pm_/);
  });

  test('what nobody pays within 23 hours expires', async () => {
    const { clock, customer } = await startCustomer(null);
    const { id } = await subscribe(customer.id, (await startPlan()).id, {
      payment_behavior: 'default_incomplete',
    });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + day });
    const expired = await stripe.subscriptions.retrieve(id);
    expect(expired.status).toBe('incomplete_expired');
    expect((await readInvoice(expired)).status).toBe('void');
  });
});

describe('time', () => {
  test('it renews by the calendar, and comes back to the 31st', async () => {
    const { clock, customer } = await startCustomer();
    const { id } = await subscribe(customer.id, (await startPlan()).id);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 60 * day });
    const { items } = await stripe.subscriptions.retrieve(id);
    expect(items.data[0]?.current_period_start).toBe(Date.UTC(2027, 2, 31) / 1000);
    const { data } = await stripe.invoices.list({ subscription: id });
    expect(
      data.map(({ period_start }) => new Date(period_start * 1000).toISOString().slice(0, 10)),
    ).toEqual(['2027-03-31', '2027-02-28', '2027-01-31']);
    expect(data.every(({ status }) => status === 'paid')).toBe(true);
  });

  test('what is to end with its period ends there and charges nothing more', async () => {
    const { clock, customer } = await startCustomer();
    const { id } = await subscribe(customer.id, (await startPlan()).id);
    const asked = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect([asked.status, asked.cancel_at_period_end]).toEqual(['active', true]);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 40 * day });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  });

  test('a failed renewal is past due, and another card mends it', async () => {
    const { clock, customer } = await startCustomer();
    const { id } = await subscribe(customer.id, (await startPlan()).id);
    await useCard(customer.id, 'pm_card_chargeCustomerFail');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 29 * day });
    const late = await stripe.subscriptions.retrieve(id);
    expect(late.status).toBe('past_due');
    await useCard(customer.id, 'pm_card_mastercard');
    await stripe.invoices.pay(String(late.latest_invoice));
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  test('a renewal that keeps failing ends it', async () => {
    const { clock, customer } = await startCustomer();
    const { id } = await subscribe(customer.id, (await startPlan()).id);
    await useCard(customer.id, 'pm_card_chargeCustomerFail');
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 45 * day });
    const ended = await stripe.subscriptions.retrieve(id);
    expect(ended.status).toBe('canceled');
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
  });
});

describe('changing', () => {
  test('more seats within a period cost their share of it, as the preview said', async () => {
    const { clock, customer } = await startCustomer();
    const subscription = await subscribe(customer.id, (await startPlan()).id);
    const half = start + 14 * day;
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: half });
    const items = [{ id: subscription.items.data[0]?.id ?? '', quantity: 4 }];
    const change = { items, proration_behavior: 'always_invoice' as const };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(preview.total).toBe(10_00);
    const changed = await stripe.subscriptions.update(subscription.id, change);
    expect(changed.items.data[0]?.quantity).toBe(4);
    const invoice = await readInvoice(changed);
    expect(invoice).toMatchObject({ status: 'paid', total: preview.total });
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-10_00, 20_00]);
  });

  test('fewer seats are credited with the next invoice', async () => {
    const { clock, customer } = await startCustomer();
    const subscription = await subscribe(customer.id, (await startPlan()).id);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 14 * day });
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 1 }],
    });
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 29 * day });
    const [latest] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(latest).toMatchObject({ total: 5_00, status: 'paid' });
  });

  test('a change whose payment fails waits, and goes when it is not paid', async () => {
    const { clock, customer } = await startCustomer();
    const subscription = await subscribe(customer.id, (await startPlan()).id);
    await useCard(customer.id, 'pm_card_chargeCustomerFail');
    const pending = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 9 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(pending.items.data[0]?.quantity).toBe(2);
    expect(pending.pending_update?.subscription_items?.[0]?.quantity).toBe(9);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + day });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after.pending_update).toBeNull();
    expect(after.items.data[0]?.quantity).toBe(2);
  });

  test('a waiting change takes place when its holder was seen', async () => {
    const { customer } = await startCustomer();
    const subscription = await subscribe(customer.id, (await startPlan()).id);
    await useCard(customer.id, 'pm_card_authenticationRequired');
    const pending = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', quantity: 3 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    const { confirmation_secret } = pending.latest_invoice as Stripe.Invoice;
    const client_secret = confirmation_secret?.client_secret ?? '';
    const [intent] = client_secret.split('_secret_');
    await fetch(`http://127.0.0.1:${port}/three-d-secure/${intent}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret, outcome: 'complete' }),
    });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect([after.items.data[0]?.quantity, after.pending_update]).toEqual([3, null]);
  });
});

describe('coupons', () => {
  test('a percentage comes off the first invoice, and off no other where it is for once', async () => {
    const { clock, customer } = await startCustomer();
    const coupon = await stripe.coupons.create({ percent_off: 12.5, duration: 'once' });
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'SPRING',
    });
    const [found] = (await stripe.promotionCodes.list({ code: 'spring', active: true })).data;
    expect(found?.id).toBe(code.id);
    const price = await startPlan(3_33);
    const subscription = await subscribe(customer.id, price.id, {
      discounts: [{ promotion_code: code.id }],
    });
    expect((await readInvoice(subscription)).total).toBe(6_66 - 83);
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 29 * day });
    const [latest] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(latest?.total).toBe(6_66);
  });

  test('of fifty at once, a coupon for one is used by one', async () => {
    const { customer } = await startCustomer();
    const price = await startPlan();
    const coupon = await stripe.coupons.create({ percent_off: 50, max_redemptions: 1 });
    const calls = Array.from({ length: 50 }, () =>
      subscribe(customer.id, price.id, { discounts: [{ coupon: coupon.id }] }),
    );
    const settled = await Promise.allSettled(calls);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({
      times_redeemed: 1,
      valid: false,
    });
  });

  test('a coupon of another currency is refused', async () => {
    const { customer } = await startCustomer();
    const coupon = await stripe.coupons.create({ amount_off: 500, currency: 'aud' });
    const price = await startPlan();
    const call = subscribe(customer.id, price.id, { discounts: [{ coupon: coupon.id }] });
    expect((await refusal(call)).message).toContain('aud');
  });
});
