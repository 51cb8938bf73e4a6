import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startBilling } from '../billing.fixture.ts';
import { compareCards } from '../differences/compare-cards.ts';
import { paymentCustomers } from '../tables.ts';

const { provider, platform, openMember, confirmSetup, saveCard } = await startBilling();
const { database } = platform;
const count = 130;

/** What a comparison finds once what is new now is no longer under way. */
async function compare() {
  const now = new Date(Date.now() + 7_200_000);
  const signal = AbortSignal.any([]);
  const found = [];
  for await (const page of compareCards(database, provider, { now, signal })) found.push(...page);
  return found;
}

test('more cards than the provider tells at a time are all kept, and compared', async () => {
  const member = await openMember();
  const first = await saveCard(member, 'pm_card_mastercard');
  const choice = { purpose: 'licences', isDefault: true };
  await member.browser.call('PUT', `/api/v1/customer/${first}/default`, choice);
  const ofMember = eq(paymentCustomers.userId, member.id);
  const [row] = await database.select().from(paymentCustomers).where(ofMember);
  const customer = row?.customerId ?? '';
  for (let made = 0; made < count; made += 10) {
    const some = Array.from({ length: 10 }, () =>
      provider.paymentMethods.attach('pm_card_visa', { customer }),
    );
    await Promise.all(some);
  }
  const { id, intent } = await confirmSetup(member);
  const { body } = await member.browser.call('POST', `/api/v1/customer/setup/${id}`);
  expect(body).toHaveLength(count + 2);
  expect(body[0]).toMatchObject({ payment_id: intent.payment_method });
  expect(body.at(-1)).toMatchObject({ payment_id: first, defaultFor: ['licences'] });
  expect(await compare()).toEqual([]);

  await provider.paymentMethods.detach(first);
  expect(await compare()).toEqual([
    { kind: 'cards-differ', providerId: customer, ownId: String(member.id) },
  ]);
});
