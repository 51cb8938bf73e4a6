import type { Stripe } from 'stripe';
import type { TypedAnswer } from './compile-answers.fixture.ts';
import type { Note } from './note.fixture.ts';
import { walkAccounts } from './walk-accounts.fixture.ts';
import { walkCatalogue } from './walk-catalogue.fixture.ts';
import { walkDirectCharges } from './walk-direct-charges.fixture.ts';
import { walkSubscriptions } from './walk-subscriptions.fixture.ts';
import { walkTaxes } from './walk-taxes.fixture.ts';

/** Makes every call that the sandbox answers, by the SDK. */
export async function walkCalls(stripe: Stripe): Promise<readonly TypedAnswer[]> {
  const answers: TypedAnswer[] = [];
  const note: Note = async (type, promise) => {
    const answer = await promise;
    answers.push({ type: `Stripe.${type}`, answer });
    return answer;
  };
  const { customer, card } = await walkCustomers(stripe, note);
  await walkIntents(stripe, note, customer.id, card.id);
  await walkDirectCharges(stripe, note);
  await walkTaxes(stripe, note);
  const price = await walkCatalogue(stripe, note, customer.id);
  await walkSubscriptions(stripe, note, price.id);
  await walkAccounts(stripe, note);
  return answers;
}

const address = {
  line1: '1 King Street West',
  city: 'Hamilton',
  state: 'ON',
  postal_code: 'L8P 1A1',
  country: 'CA',
};

async function walkCustomers(stripe: Stripe, note: Note) {
  const { customers, paymentMethods } = stripe;
  const customer = await note(
    'Customer',
    customers.create({
      email: 'ada@example.test',
      name: 'Ada',
      address,
      shipping: { name: 'Ada', address },
      metadata: { user: '1' },
      preferred_locales: ['fr-CA'],
    }),
  );
  await note(
    'Customer | Stripe.DeletedCustomer',
    customers.retrieve(customer.id, { expand: ['subscriptions'] }),
  );
  await note('ApiList<Stripe.Customer>', customers.list({ email: 'ada@example.test', limit: 1 }));
  const card = await note(
    'PaymentMethod',
    paymentMethods.create({
      type: 'card',
      card: { number: '5555555555554444', exp_month: 1, exp_year: 2040, cvc: '123' },
      billing_details: { name: 'Ada', address },
    }),
  );
  await note('PaymentMethod', paymentMethods.attach(card.id, { customer: customer.id }));
  await note('PaymentMethod', paymentMethods.retrieve(card.id, { expand: ['customer'] }));
  await note('PaymentMethod', paymentMethods.update(card.id, { card: { exp_year: 2041 } }));
  await note('ApiList<Stripe.PaymentMethod>', paymentMethods.list({ customer: customer.id }));
  await note('ApiList<Stripe.PaymentMethod>', customers.listPaymentMethods(customer.id));
  await note('PaymentMethod', customers.retrievePaymentMethod(customer.id, card.id));
  const settings = { default_payment_method: card.id };
  await note('Customer', customers.update(customer.id, { invoice_settings: settings }));
  const other = await customers.create({});
  const second = await paymentMethods.attach('pm_card_visa', { customer: other.id });
  await note('PaymentMethod', paymentMethods.detach(second.id));
  await note('DeletedCustomer', customers.del(other.id));
  return { customer, card };
}

async function walkIntents(stripe: Stripe, note: Note, customer: string, card: string) {
  const { setupIntents, paymentIntents, refunds, charges } = stripe;
  const declined = 'pm_card_visa_chargeDeclined';
  const setup = await note('SetupIntent', setupIntents.create({ customer, metadata: { a: 'b' } }));
  await setupIntents.confirm(setup.id, { payment_method: declined }).catch(() => undefined);
  await note('SetupIntent', setupIntents.retrieve(setup.id));
  await note('SetupIntent', setupIntents.update(setup.id, { description: 'A card' }));
  const seen = 'pm_card_threeDSecure2Required';
  const return_url = 'http://localhost:4000/back';
  await note('SetupIntent', setupIntents.confirm(setup.id, { payment_method: seen, return_url }));
  await note('SetupIntent', setupIntents.cancel(setup.id));
  await note('ApiList<Stripe.SetupIntent>', setupIntents.list({ customer }));
  const automatic_payment_methods = { enabled: true, allow_redirects: 'never' as const };
  const request = { amount: 12_34, currency: 'cad', customer };
  const intent = await note(
    'PaymentIntent',
    paymentIntents.create({
      ...request,
      automatic_payment_methods,
      setup_future_usage: 'off_session',
    }),
  );
  await paymentIntents.confirm(intent.id, { payment_method: declined }).catch(() => undefined);
  await note('PaymentIntent', paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }));
  await note('PaymentIntent', paymentIntents.update(intent.id, { amount: 23_45 }));
  await note('PaymentIntent', paymentIntents.confirm(intent.id, { payment_method: seen }));
  const paid = await note(
    'PaymentIntent',
    paymentIntents.confirm(intent.id, { payment_method: card }),
  );
  const unpaid = await paymentIntents.create(request);
  await note(
    'PaymentIntent',
    paymentIntents.cancel(unpaid.id, { cancellation_reason: 'abandoned' }),
  );
  await note('ApiList<Stripe.PaymentIntent>', paymentIntents.list({ customer, limit: 2 }));
  const refund = await note('Refund', refunds.create({ payment_intent: intent.id, amount: 100 }));
  await note('Refund', refunds.retrieve(refund.id, { expand: ['charge.payment_intent'] }));
  await note('Refund', refunds.update(refund.id, { metadata: { a: 'b' } }));
  await note('ApiList<Stripe.Refund>', refunds.list({ payment_intent: intent.id }));
  await note('Charge', charges.retrieve(String(paid.latest_charge), { expand: ['refunds'] }));
  const disputed = await paymentIntents.create({
    ...{ amount: 500, currency: 'cad', confirm: true },
    payment_method: 'pm_card_createDispute',
  });
  const { disputes } = stripe;
  const { data } = await note(
    'ApiList<Stripe.Dispute>',
    disputes.list({ payment_intent: disputed.id }),
  );
  const id = data[0]?.id ?? '';
  await note('Dispute', disputes.retrieve(id, { expand: ['charge'] }));
  await note('Dispute', disputes.update(id, { evidence: { uncategorized_text: 'A receipt' } }));
  await note('Dispute', disputes.close(id));
  await note('ApiList<Stripe.Charge>', charges.list({ customer }));
}
