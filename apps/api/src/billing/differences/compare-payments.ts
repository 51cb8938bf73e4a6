import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { compareCards } from './compare-cards.ts';
import { compareCharges } from './compare-charges.ts';
import { compareCustomers } from './compare-customers.ts';
import { compareRefunds } from './compare-refunds.ts';
import { findComparedAccounts } from './compared-accounts.ts';
import { findUnpaid } from './find-unpaid.ts';
import { endUnseen, storePaymentDifferences } from './store-payment-differences.ts';

export const paymentComparison: Job = {
  name: 'compare-payments',
  summary:
    'Compares what the payment provider has with what is kept here, and what was given with what was paid, once a day.',
  everyMs: dayMs,
  run: comparePayments,
};

/**
 * Returns how many differences there are. What it finds is stored as it goes; a comparison that is
 * interrupted ends nothing.
 */
async function comparePayments(context: JobContext): Promise<number> {
  const { payments, database, clock, extensions, signal } = context;
  if (!payments) return 0;
  const { provider } = payments;
  const startedAt = clock.now();
  const compared = await findComparedAccounts(database, provider);
  let count = 0;
  for (const differences of [
    compareCustomers(database, provider, startedAt),
    compareCards(database, provider, { now: startedAt, signal }),
    compareCharges(database, provider, compared, startedAt),
    compareRefunds(database, provider, compared, startedAt),
    findUnpaid(database, extensions),
  ]) {
    for await (const found of differences) {
      if (signal.aborted) return 0;
      await storePaymentDifferences(database, found, context);
      count += found.length;
    }
  }
  if (signal.aborted) return 0;
  await endUnseen(database, { startedAt, now: clock.now() });
  return count;
}
