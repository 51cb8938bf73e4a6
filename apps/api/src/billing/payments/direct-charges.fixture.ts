import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { startDisputing } from '../disputes/disputes.fixture.ts';
import { paymentDifferences } from '../tables.ts';
import { beginPayment } from './begin-payment.ts';
import { chargeNow } from './charge-payment.ts';

type Payer = { readonly id: Parameters<typeof beginPayment>[2]['userId']; readonly card: string };

interface Wish {
  readonly place: string;
  readonly amount?: number;
  readonly fee?: number;
  readonly account?: string;
}

/** Accounts of sellers that may charge. */
export const shop = 'acct_demoOutfittersAU';
export const otherShop = 'acct_demoPantryCA';
export const onShop = { stripeAccount: shop };

/** Places that are charged on the account of a shop, of AUD 99 each with a fee of AUD 10. */
export async function startDirectCharges() {
  const disputing = await startDisputing();
  const { database, platform, provider, openMember, saveCard, readPayment } = disputing;

  async function openPayer(method?: string): Promise<Payer> {
    const member = await openMember();
    return { id: member.id, card: await saveCard(member, method) };
  }

  function begin({ id: userId, card }: Payer, wish: Wish): Promise<string> {
    const { place, amount = 9_900, fee = 1_000, account = shop } = wish;
    return database.transaction((transaction) =>
      beginPayment(transaction, platform, {
        ...{ userId, kind: 'place', subjectId: place, paymentMethodId: card },
        amount: { amount, currency: 'AUD' },
        account: { id: account, fee },
      }),
    );
  }

  /** The difference about a charge that is not at an end. */
  async function openDifference(chargeId: string) {
    const { providerId, endedAt } = paymentDifferences;
    const [found] = await database
      .select()
      .from(paymentDifferences)
      .where(and(eq(providerId, chargeId), isNull(endedAt)));
    return found;
  }

  return {
    ...disputing,
    openDifference,
    /** Presses for the repair of the difference about a charge; answers the status. */
    async repair(chargeId: string): Promise<number> {
      const found = await openDifference(chargeId);
      const path = `/api/v1/administration/stripe/difference/${found?.id}/repair`;
      return (await disputing.chief.call('POST', path)).status;
    },
    /** Begins a payment that is charged there without an answer; answers its charge. */
    async chargeUnheard(place: string) {
      const id = await begin(await openPayer(), { place });
      await disputing.control('faults', { kind: 'cut', times: '3', path: '/v1/payment_intents' });
      await expect(chargeNow(platform, id)).rejects.toMatchObject({ code: 'unavailable' });
      await disputing.control('faults', {});
      const { data } = await provider.paymentIntents.list({ limit: 1 }, onShop);
      expect(data[0]?.metadata.payment).toBe(id);
      return { id, intentId: data[0]?.id ?? '' };
    },
    openPayer,
    begin,
    /** Sells a place by the card of that name; answers its payment and what it was charged by. */
    async sellThere(place: string, method?: string) {
      const id = await begin(await openPayer(method), { place });
      const charge = await chargeNow(platform, id);
      return { id, charge, intentId: (await readPayment(id)).intentId ?? '' };
    },
    /** What was charged on an account for a payment, what of it went back, and what is left of our fee. */
    async chargedOn(id: string, account = shop) {
      const options = { stripeAccount: account };
      const made = provider.paymentIntents.list({ limit: 100 }, options);
      const intents = await made.autoPagingToArray({ limit: 1_000 });
      const paid = intents.filter(
        ({ metadata, status }) => metadata.payment === id && status === 'succeeded',
      );
      let [refunds, fee] = [0, 0];
      for (const intent of paid) {
        const { data } = await provider.refunds.list({ payment_intent: intent.id }, options);
        refunds += data.length;
        const charge = String(intent.latest_charge);
        for (const one of (await provider.applicationFees.list({ charge })).data) {
          fee += one.amount - one.amount_refunded;
        }
      }
      return { charges: paid.length, refunds, fee };
    },
    /** Charges somebody on an account, as no payment of ours did. */
    chargeThere: (payment: string, facts: object = {}, account = shop) =>
      provider.paymentIntents.create(
        {
          ...{ amount: 9_900, currency: 'aud', confirm: true, application_fee_amount: 1_000 },
          ...{ payment_method: 'pm_card_visa', metadata: { payment }, ...facts },
        },
        { stripeAccount: account },
      ),
  };
}
