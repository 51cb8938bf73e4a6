import type { Stripe } from 'stripe';
import type { Note } from './note.fixture.ts';

/** A shop's own charge by a cloned card, from its fee to a dispute. */
export async function walkDirectCharges(stripe: Stripe, note: Note): Promise<void> {
  const { paymentMethods, paymentIntents, refunds, disputes, applicationFees } = stripe;
  const onShop = { stripeAccount: 'acct_demoOutfittersAU' };
  const { id: customer } = await stripe.customers.create({});
  const cloneOf = async (name: string) => {
    const { id: payment_method } = await paymentMethods.attach(name, { customer });
    return note('PaymentMethod', paymentMethods.create({ customer, payment_method }, onShop));
  };
  const charge = async (name: string) => {
    const request = { amount: 50_00, currency: 'aud', confirm: true, transfer_group: 'order_1' };
    const { id: payment_method } = await cloneOf(name);
    return note(
      'PaymentIntent',
      paymentIntents.create(
        { ...request, payment_method, application_fee_amount: 5_00, expand: ['latest_charge'] },
        onShop,
      ),
    );
  };
  await charge('pm_card_threeDSecure2Required');
  const { id: payment_intent } = await charge('pm_card_visa');
  const part = { payment_intent, amount: 1_00, refund_application_fee: true };
  await note('Refund', refunds.create(part, onShop));
  const { data } = await note('ApiList<Stripe.ApplicationFee>', applicationFees.list());
  await note('ApplicationFee', applicationFees.retrieve(data[0]?.id ?? ''));
  await note('FeeRefund', applicationFees.createRefund(data[0]?.id ?? '', { amount: 50 }));
  const { id: disputed } = await charge('pm_card_createDispute');
  await note('ApiList<Stripe.Dispute>', disputes.list({ payment_intent: disputed }, onShop));
  await note('ApiList<Stripe.Event>', stripe.events.list({ limit: 100 }, onShop));
}
