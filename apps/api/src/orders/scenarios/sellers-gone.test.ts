import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { invoices } from '../../billing/invoices/tables.ts';
import { shops } from '../../shops/tables.ts';
import { fulfilmentPath, writeParcel } from '../fulfilment/fulfilment.fixture.ts';
import { orderPath } from '../orders.fixture.ts';
import { startScenarios, suspensionPath } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { database, signIn, openSelling, openBuyer, fill, order } = scenarios;
const { runWork, runJob, answerBank, age, stockOf, intentsOf, chargedFor } = scenarios;
const { eventsOf, deliver, mailsOf, expectNoFaults } = scenarios;

const asking = 'pm_card_authenticationRequired';

/** An order of a shop of its own that waits for its buyer’s bank. */
async function begin() {
  const selling = await openSelling();
  const buyer = await openBuyer(asking);
  const { item } = await fill(buyer, selling);
  const { body } = await order(buyer);
  const id: string = body.order.id;
  const [intent] = await intentsOf(id);
  const secret = body.steps[0].client_secret;
  return { ...selling, buyer, item, id, intentId: intent?.id ?? '', secret };
}

type Begun = Awaited<ReturnType<typeof begin>>;

const leave = ({ seller }: Pick<Begun, 'seller'>) =>
  seller.call('POST', '/api/v1/user/delete', { password });

/** The bank agrees, and its event arrives. */
async function agree({ id, intentId, secret }: Begun) {
  await answerBank({ id: intentId, client_secret: secret }, 'complete');
  await deliver(await eventsOf(id));
  await runWork();
  await runWork();
}

const stateOf = async ({ buyer, id }: Begun) => (await buyer.call('GET', orderPath(id))).body.state;

test('a seller is not deleted while somebody pays them, nor before all is sent', async () => {
  const begun = await begin();
  const refused = await leave(begun);
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('An order is being paid for at this moment.') },
  });
  await agree(begun);
  expect(await stateOf(begun)).toBe('PAID');
  expect(await database.$count(invoices, eq(invoices.buyerId, begun.buyer.id))).toBe(1);
  expect(await leave(begun)).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'open.toSend' }] },
  });
  const { body } = await begun.buyer.call('GET', orderPath(begun.id));
  const parcels = fulfilmentPath(begun.shop, body.shops[0].invoice.id, 'parcels');
  const parcel = writeParcel([{ item: begun.item, quantity: 2 }]);
  expect((await begun.seller.call('POST', parcels, parcel)).status).toBe(200);
  expect((await leave(begun)).status).toBe(200);
  await expectNoFaults();
});

test('what a bank does not answer keeps a seller for a quarter of an hour', async () => {
  const begun = await begin();
  await age(begun.id, 16);
  await runJob('give-up-payments');
  expect((await leave(begun)).status).toBe(200);
});

test.each([
  [
    'closed',
    (begun: Begun) =>
      database
        .update(shops)
        .set({ state: 'closed', closedAt: new Date() })
        .where(eq(shops.id, begun.shop)),
  ],
  [
    'suspended',
    async ({ shop }: Begun) =>
      (await signIn(['administrators'])).call('PUT', suspensionPath(shop), { reason: 'Fraud' }),
  ],
])('what is paid to a shop that is %s meanwhile goes back', async (_, change) => {
  const begun = await begin();
  await change(begun);
  await agree(begun);
  expect([await stateOf(begun), await stockOf(begun.item)]).toEqual(['FAILED', 10]);
  expect(await chargedFor(begun.id)).toEqual({ charges: 1, refunds: 1 });
  expect(await mailsOf(begun.buyer, 'order-paid')).toEqual([]);
  expect(await mailsOf(begun.seller, 'order-received')).toEqual([]);
  await expectNoFaults();
});
