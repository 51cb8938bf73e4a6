import { describe, expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

const { stripe, connect, port } = await startSandbox();

async function customerWithCard(card = 'pm_card_visa') {
  const customer = await stripe.customers.create({ email: 'ada@example.test' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return { customer, method };
}

describe('cards', () => {
  test('a published test card is kept by its last four digits alone', async () => {
    const { customer, method } = await customerWithCard();
    expect(method.customer).toBe(customer.id);
    expect(method.card).toMatchObject({ brand: 'visa', last4: '4242' });
    const list = await stripe.customers.listPaymentMethods(customer.id, { type: 'card' });
    expect(list.data.map(({ id }) => id)).toEqual([method.id]);
  });

  test('a card that is published nowhere is refused, and its number is not repeated', async () => {
    const number = '4539578763621486';
    const error = await refusal(
      stripe.paymentMethods.create({
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
      }),
    );
    expect(error).toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
    });
    expect(JSON.stringify(error)).not.toContain(number);
  });

  test('nor is it kept where it is typed into another field', async () => {
    const number = '4539 5787 6362 1486';
    const wrong = [
      () => stripe.customers.create({ name: number }),
      () => stripe.customers.create({ metadata: { note: `card ${number}` } }),
      () =>
        stripe.paymentMethods.create({
          type: 'card',
          card: { token: 'tok_visa' },
          billing_details: { address: { postal_code: number } },
        }),
    ];
    for (const call of wrong) {
      const error = await refusal(call());
      expect(error).toMatchObject({ statusCode: 400 });
      expect(JSON.stringify(error)).not.toContain(number);
    }
  });

  test('a mistyped number is incorrect', async () => {
    const card = { number: '4242424242424241', exp_month: 12, exp_year: 2040, cvc: '123' };
    const error = await refusal(stripe.paymentMethods.create({ type: 'card', card }));
    expect(error).toMatchObject({ code: 'incorrect_number', statusCode: 402 });
  });

  test('a card that was let go of is never used again, and is no default', async () => {
    const { customer, method } = await customerWithCard();
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: method.id },
    });
    await stripe.paymentMethods.detach(method.id);
    const { invoice_settings } = (await stripe.customers.retrieve(customer.id)) as typeof customer;
    expect(invoice_settings.default_payment_method).toBeNull();
    const error = await refusal(stripe.paymentMethods.attach(method.id, { customer: customer.id }));
    expect(error.message).toContain('may not be used again');
  });

  test("another customer's card is refused as default", async () => {
    const { method } = await customerWithCard();
    const other = await stripe.customers.create({});
    const error = await refusal(
      stripe.customers.update(other.id, {
        invoice_settings: { default_payment_method: method.id },
      }),
    );
    expect(error).toMatchObject({ statusCode: 400, code: 'resource_missing' });
  });
});

describe('requests', () => {
  test('one key and one body give one customer; another body is refused', async () => {
    const options = { idempotencyKey: 'key-1' };
    const first = await stripe.customers.create({ name: 'Ada' }, options);
    const second = await stripe.customers.create({ name: 'Ada' }, options);
    expect(second).toEqual(first);
    const error = await refusal(stripe.customers.create({ name: 'Bea' }, options));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('fifty at once under one key make one customer', async () => {
    const options = { idempotencyKey: 'key-50' };
    const all = await Promise.all(
      Array.from({ length: 50 }, () => stripe.customers.create({ name: 'Fifty' }, options)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  test('an unknown parameter is refused by its name', async () => {
    const unknown = { nmae: 'Ada' } as object;
    const error = await refusal(stripe.customers.create(unknown));
    expect(error).toMatchObject({ code: 'parameter_unknown', param: 'nmae', statusCode: 400 });
  });

  test('a list goes on page by page until nothing is left', async () => {
    const email = 'pages@example.test';
    for (let count = 0; count < 5; count += 1) await stripe.customers.create({ email });
    const first = await stripe.customers.list({ email, limit: 2 });
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(5);
  });

  test('what is not there is missing, by its name', async () => {
    const error = await refusal(stripe.customers.retrieve('cus_none'));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
      message: "No such customer: 'cus_none'",
    });
  });

  test('real keys and no keys are refused', async () => {
    const live = await refusal(connect('sk_live_secret').customers.list());
    expect(live).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(live.message).not.toContain('sk_live_secret');
    const none = await fetch(`http://127.0.0.1:${port}/v1/customers`);
    expect(none.status).toBe(401);
  });

  test('a publishable key reads no customers', async () => {
    const error = await refusal(connect('pk_test_boardwalk').customers.list());
    expect(error).toMatchObject({ code: 'secret_key_required', statusCode: 403 });
  });

  test('a deleted customer reads as no more than that', async () => {
    const { id } = await stripe.customers.create({ name: 'Gone' });
    await stripe.customers.del(id);
    expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    expect(JSON.stringify(await stripe.customers.retrieve(id))).not.toContain('Gone');
  });
});
