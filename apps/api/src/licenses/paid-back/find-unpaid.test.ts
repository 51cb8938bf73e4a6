import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentDifferences, payments } from '../../billing/tables.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';
import { findUnpaidLicenses } from './find-unpaid.ts';

const { database, openBuyer, subscribe, runJob, paymentsOf } = await startSubscribing();

test('a licence that runs without a paid payment is told by the comparison, once', async () => {
  const [paid, unpaid] = [await openBuyer(), await openBuyer()];
  await subscribe(paid);
  const { body } = await subscribe(unpaid);
  const id = body.license.uuid as string;
  expect(await findUnpaidLicenses(database)).toEqual([]);
  const [payment] = await paymentsOf(id);
  await database
    .update(payments)
    .set({ state: 'failed' })
    .where(eq(payments.id, payment?.id ?? ''));
  expect(await findUnpaidLicenses(database)).toEqual([id]);
  await runJob('compare-payments');
  await runJob('compare-payments');
  const found = await database
    .select()
    .from(paymentDifferences)
    .where(eq(paymentDifferences.kind, 'given-unpaid'));
  expect(found).toMatchObject([{ ownId: id, endedAt: null }]);
  await database
    .update(payments)
    .set({ state: 'paid' })
    .where(eq(payments.id, payment?.id ?? ''));
  await runJob('compare-payments');
  const [ended] = await database
    .select()
    .from(paymentDifferences)
    .where(eq(paymentDifferences.ownId, id));
  expect(ended).toMatchObject({ ended: 'gone' });
});
