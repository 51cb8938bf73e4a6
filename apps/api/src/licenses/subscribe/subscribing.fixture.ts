import { eq } from 'drizzle-orm';
import { coupons } from '../../billing/coupons/tables.ts';
import type { Domain } from '../../platform/domain.ts';
import { mails } from '../../platform/tables.ts';
import { type Buyer, startSelling } from '../licenses.fixture.ts';
import { licensePlans } from '../tables.ts';

/** Licences on sale, a plan of three seats, and what tests ask of who buys. */
export async function startSubscribing(...more: readonly Domain[]) {
  const selling = await startSelling(...more);
  const { database, provider, licensesOf, paymentsOf, placesOf } = selling;
  const plan = await selling.storePlan();

  /** What was shown for a purchase, by its key: a repeated request has the same total. */
  const shown = new Map<string, Promise<unknown>>();

  const preview = ({ browser, listingId }: Buyer, body: object = {}) =>
    browser.call('POST', `/api/v1/license/${listingId}/preview/subscribe`, {
      tier: plan.id,
      ...body,
    });

  /** The total of the preview; none where nothing can be bought, which is then refused for its own reason. */
  async function readTotal(buyer: Buyer, body: object): Promise<unknown> {
    const { payment_method: _card, confirmation: _id, ...wish } = body as Record<string, unknown>;
    const { status, body: invoice } = await preview(buyer, wish);
    return status === 200 ? invoice.total : { amount: 0, currency: 'CAD' };
  }

  return {
    ...selling,
    plan,
    readTotal,
    /** Buys for the total of the preview, unless another is given. */
    async subscribe(buyer: Buyer, body: object = {}, key?: string) {
      // Also of several at once: what is shown once one of them has bought is another.
      const reading = (key && shown.get(key)) || readTotal(buyer, body);
      if (key) shown.set(key, reading);
      const total = await reading;
      return selling.pay(
        buyer.browser,
        `/api/v1/license/${buyer.listingId}/subscribe`,
        { tier: plan.id, payment_method: buyer.card, total, ...body },
        key,
      );
    },
    preview,

    /** What the provider has charged for a listing's licences, and what of it went back. */
    async chargedFor({ listingId }: Pick<Buyer, 'listingId'>) {
      const own = await licensesOf(listingId);
      const rows = await Promise.all(own.map(({ id }) => paymentsOf(id)));
      const numbers = new Set(rows.flat().map(({ id }) => id));
      const intents = await provider.paymentIntents
        .list({ limit: 100 })
        .autoPagingToArray({ limit: 10_000 });
      const paid = intents.filter(
        ({ metadata, status }) => numbers.has(metadata.payment ?? '') && status === 'succeeded',
      );
      const refunds = await Promise.all(
        paid.map(({ id }) => provider.refunds.list({ payment_intent: id })),
      );
      return { charges: paid.length, refunds: refunds.flatMap(({ data }) => data).length };
    },

    /** How the places of a listing stand, by their boards. */
    async statesOf({ listingId }: Pick<Buyer, 'listingId'>) {
      const places = await placesOf(listingId);
      return places.map(({ state, isClaimed }) => (isClaimed ? 'claimed' : state));
    },

    async receiptsTo({ username }: Pick<Buyer, 'username'>) {
      const to = eq(mails.recipient, `${username}@example.org`);
      const sent = await database.select().from(mails).where(to);
      return sent.filter(({ template }) => template === 'license-receipt');
    },

    async redemptionsOf(couponId: string) {
      const [row] = await database.select().from(coupons).where(eq(coupons.id, couponId));
      return row?.redemptions;
    },

    async usesOf(planId: string) {
      const [row] = await database.select().from(licensePlans).where(eq(licensePlans.id, planId));
      return row?.uses;
    },
  };
}
