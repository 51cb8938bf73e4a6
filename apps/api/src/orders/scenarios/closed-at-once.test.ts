import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting, password } from '../../account/account.fixture.ts';
import { lockInTurn } from '../../account/lock-in-turn.ts';
import { users } from '../../account/tables.ts';
import { orderPath } from '../orders.fixture.ts';
import { startQuotes } from '../quotes/quotes.fixture.ts';
import { orders } from '../tables.ts';

const started = await startQuotes();
const { database, openSelling, openBuyer, openQuote, answer, accept, pay, fill, order } = started;
const { saveCard, runWork, expectNoFaults } = started;

const maple = await openSelling();

/** Calls while an account is being deleted: it is locked, and then its orders are changed. */
async function callWhileLeaving<Answer>(
  { id: userId }: { readonly id: number },
  call: () => Promise<Answer>,
): Promise<Answer> {
  let answered: Promise<Answer> | undefined;
  await database.transaction(async (transaction) => {
    await lockInTurn(transaction, [userId]);
    answered = call();
    await expect.poll(() => countWaiting(database)).toBeGreaterThan(0);
    await transaction.update(orders).set({ userId }).where(eq(orders.userId, userId));
    await transaction.select().from(users).where(eq(users.id, userId));
  });
  if (!answered) throw new Error('It was called.');
  return answered;
}

test('a price is accepted while its buyer’s account is being deleted: one waits for the other', async () => {
  const { buyer, id } = await openQuote(maple);
  const { total } = (await answer(maple, id)).body;
  const { status } = await callWhileLeaving(buyer, () => accept(buyer, id, total));
  expect(status).toBe(200);
  await expectNoFaults();
});

test('another card is tried, and an order cancelled, while the account is being deleted', async () => {
  for (const isCancelled of [false, true]) {
    const buyer = await openBuyer('pm_card_chargeCustomerFail');
    const good = await saveCard(buyer);
    await fill(buyer, maple);
    const { id } = (await order(buyer)).body.order;
    const { status } = await callWhileLeaving(buyer, () =>
      isCancelled
        ? buyer.call('DELETE', orderPath(id))
        : pay(buyer, orderPath(id, '/payment'), { payment_method: good }),
    );
    expect(status).toBe(200);
  }
  await expectNoFaults();
});

test('a price is corrected while the account of who named it is being deleted', async () => {
  const { id } = await openQuote(maple);
  await answer(maple, id);
  const { status } = await callWhileLeaving(maple.seller, () => answer(maple, id));
  expect(status).toBe(200);
  await expectNoFaults();
});

test('an account that is deleted at once with all of that answers each call', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { buyer, id } = await openQuote(maple);
    const { total } = (await answer(maple, id)).body;
    const [accepted, left] = await Promise.all([
      accept(buyer, id, total),
      buyer.call('POST', '/api/v1/user/delete', { password }),
    ]);
    expect(accepted.status).toBeLessThan(500);
    expect(left.status).toBeLessThan(500);
  }
  // What was charged for nobody goes back.
  await runWork();
  await runWork();
  await expectNoFaults();
}, 120_000);
