import { describe, expect, test } from 'vitest';
import { refusal, startSandbox } from '../sandbox.fixture.ts';

const { stripe, connect, port } = await startSandbox();

/** Answers as the holder does on the bank's page. */
async function answerBank(
  intent: { id: string; client_secret: string | null },
  outcome: 'complete' | 'fail',
) {
  return fetch(`http://127.0.0.1:${port}/three-d-secure/${intent.id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', outcome }),
  });
}

async function pay(payment_method: string, others: object = {}) {
  return stripe.paymentIntents.create({
    amount: 12_34,
    currency: 'cad',
    payment_method,
    confirm: true,
    ...others,
  });
}

describe('setup intents', () => {
  test('a card is saved without a charge', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({ customer: customer.id });
    expect(intent.status).toBe('requires_payment_method');
    const done = await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(done.status).toBe('succeeded');
    const { data } = await stripe.customers.listPaymentMethods(customer.id);
    expect(data.map(({ id }) => id)).toEqual([done.payment_method]);
  });

  test('a card whose bank asks is saved once its holder was seen', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_authenticationRequiredOnSetup',
      confirm: true,
    });
    expect(intent).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    await answerBank(intent, 'complete');
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
    const off = await pay(String(intent.payment_method), {
      customer: customer.id,
      off_session: true,
    });
    expect(off.status).toBe('succeeded');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'no address'])(
    'a holder is not sent to %s',
    async (return_url) => {
      const call = stripe.setupIntents.create({
        payment_method: 'pm_card_authenticationRequiredOnSetup',
        confirm: true,
        return_url,
      });
      expect(await refusal(call)).toMatchObject({ statusCode: 400, param: 'return_url' });
    },
  );

  test('a holder who is not recognised leaves nothing behind', async () => {
    const customer = await stripe.customers.create({});
    const intent = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
    });
    await answerBank(intent, 'fail');
    const after = await stripe.setupIntents.retrieve(intent.id);
    expect(after.status).toBe('requires_payment_method');
    expect(after.last_setup_error?.code).toBe('setup_intent_authentication_failure');
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  test('the page goes back to where it came from', async () => {
    const intent = await stripe.setupIntents.create({
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
      return_url: 'http://localhost:4000/back?a=b',
    });
    expect(intent.next_action?.type).toBe('redirect_to_url');
    const answer = await answerBank(intent, 'complete');
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://localhost:4000/back');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      a: 'b',
      setup_intent: intent.id,
      setup_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  test('a page acts by the client secret of its intent alone', async () => {
    const { id, client_secret } = await stripe.setupIntents.create({});
    const page = connect('pk_test_boardwalk');
    const seen = await page.setupIntents.retrieve(id, { client_secret: client_secret ?? '' });
    expect(seen.id).toBe(id);
    const wrong = await refusal(
      page.setupIntents.retrieve(id, { client_secret: `${id}_secret_x` }),
    );
    expect(wrong.statusCode).toBe(404);
    const none = await refusal(page.setupIntents.retrieve(id));
    expect(none.statusCode).toBe(404);
  });
});

describe('payment intents', () => {
  test('a card is charged', async () => {
    const intent = await pay('pm_card_visa');
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 12_34 });
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ paid: true, amount: 12_34, payment_intent: intent.id });
  });

  test.each([
    ['visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['chargeDeclinedExpiredCard', 'expired_card', ''],
    ['chargeDeclinedIncorrectCvc', 'incorrect_cvc', ''],
    ['chargeDeclinedProcessingError', 'processing_error', ''],
  ])('%s is declined, and another card is taken', async (name, code, decline_code) => {
    const error = await refusal(pay(`pm_card_${name}`));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
    expect(error.decline_code).toBe(decline_code);
    const id = error.payment_intent?.id ?? '';
    const failed = await stripe.paymentIntents.retrieve(id);
    expect(failed.status).toBe('requires_payment_method');
    expect(failed.last_payment_error?.code).toBe(code);
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
  });

  test('a decline is answered again under its key, and charges once', async () => {
    const options = { idempotencyKey: 'declined' };
    const request = {
      amount: 500,
      currency: 'cad',
      payment_method: 'pm_card_visa_chargeDeclined',
      confirm: true,
    };
    const first = await refusal(stripe.paymentIntents.create(request, options));
    const second = await refusal(stripe.paymentIntents.create(request, options));
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  test('a holder who is away cannot be asked', async () => {
    const error = await refusal(pay('pm_card_authenticationRequired', { off_session: true }));
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
  });

  test('a holder who is seen pays once, however often the page answers', async () => {
    const intent = await pay('pm_card_threeDSecure2Required');
    expect(intent.status).toBe('requires_action');
    await Promise.all([1, 2, 3].map(() => answerBank(intent, 'complete')));
    const charges = await stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data.map(({ paid }) => paid)).toEqual([true]);
  });

  test('a card may still be declined when its holder was seen', async () => {
    const intent = await pay('pm_card_threeDSecureRequiredChargeDeclined');
    await answerBank(intent, 'complete');
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after.last_payment_error?.code).toBe('card_declined');
  });

  test('what is called off is not paid, and what is paid is not called off', async () => {
    const open = await stripe.paymentIntents.create({ amount: 500, currency: 'cad' });
    await stripe.paymentIntents.cancel(open.id);
    const confirm = stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' });
    expect((await refusal(confirm)).code).toBe('payment_intent_unexpected_state');
    const { id } = await pay('pm_card_visa');
    expect((await refusal(stripe.paymentIntents.cancel(id))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  test.each([0, -5, 49, 1e9])('the amount %d is refused', async (amount) => {
    const call = stripe.paymentIntents.create({ amount, currency: 'cad' });
    expect(await refusal(call)).toMatchObject({ statusCode: 400, param: 'amount' });
  });

  test("another customer's card pays nothing", async () => {
    const owner = await stripe.customers.create({});
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: owner.id });
    const other = await stripe.customers.create({});
    const error = await refusal(pay(card.id, { customer: other.id }));
    expect(error).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });
});

describe('refunds', () => {
  test('twenty at once give back what was paid, and no more', async () => {
    const { id } = await pay('pm_card_visa');
    const calls = Array.from({ length: 20 }, () =>
      stripe.refunds.create({ payment_intent: id, amount: 1_000 }),
    );
    const settled = await Promise.allSettled(calls);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rest = await stripe.refunds.create({ payment_intent: id });
    expect(rest).toMatchObject({ amount: 2_34, status: 'succeeded' });
    const again = await refusal(stripe.refunds.create({ payment_intent: id }));
    expect(again.code).toBe('charge_already_refunded');
  });
});
