import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { accessDomain } from '../../access/routes.ts';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { mails } from '../../platform/tables.ts';
import { startBilling } from '../billing.fixture.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import { chargeNow } from '../payments/charge-payment.ts';
import { makePlaces, placesDomain } from '../payments/payments.fixture.ts';
import { payments } from '../tables.ts';

/** A place that was paid for, and an administrator who looks at what becomes of it. */
export async function startDisputing() {
  const billing = await startBilling(accessDomain, placesDomain);
  const { server, platform, provider, openMember, saveCard } = billing;
  const { database } = platform;
  await makePlaces(database);
  const { id: chiefId } = await storeUser(database, {
    groups: ['administrators'],
    email: 'chief@example.org',
    locale: 'fr-CA',
  });
  const chief = openBrowser(server);
  chief.take(await storeSession(database, chiefId));

  async function readPayment(id: string) {
    const [row] = await database.select().from(payments).where(eq(payments.id, id));
    if (!row) throw new Error('There is no such payment.');
    return row;
  }

  return {
    ...billing,
    database,
    chief,
    context: platform,
    readPayment,
    /** Sells a place, by the card of that name; answers its payment and what it was charged by. */
    async sell(place: string, method?: string) {
      const member = await openMember();
      const card = await saveCard(member, method);
      const id = await database.transaction((transaction) =>
        beginPayment(transaction, platform, {
          userId: member.id,
          kind: 'place',
          subjectId: place,
          amount: { amount: 9_900, currency: 'CAD' },
          paymentMethodId: card,
        }),
      );
      await chargeNow(platform, id);
      return { id, intentId: (await readPayment(id)).intentId ?? '' };
    },
    /** The newest dispute of a charge. */
    async disputeOf(intentId: string): Promise<Stripe.Dispute> {
      const { data } = await provider.disputes.list({ payment_intent: intentId });
      if (!data[0]) throw new Error('It is not disputed.');
      return data[0];
    },
    /** Mails to the administrator by one template. */
    async mailsOf(template: string) {
      const rows = await database.select().from(mails).where(eq(mails.template, template));
      return rows.map(({ subject, text }) => ({ subject, text }));
    },
  };
}
