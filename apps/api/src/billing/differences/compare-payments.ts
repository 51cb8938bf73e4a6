import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { compareCards } from './compare-cards.ts';
import { compareCharges } from './compare-charges.ts';
import { compareCustomers } from './compare-customers.ts';
import { keepDifferences } from './keep-differences.ts';

export const paymentComparison: Job = {
  name: 'compare-payments',
  summary: 'Compares what the payment provider has with what is kept here, once a day.',
  everyMs: 86_400_000,
  run: comparePayments,
};

/** Answers how many differences there are; a comparison that was cut off says nothing. */
async function comparePayments({ payments, database, clock, signal }: JobContext): Promise<number> {
  if (!payments) return 0;
  const { provider } = payments;
  const startedAt = clock.now();
  const found = [
    ...(await compareCustomers(database, provider, startedAt)),
    ...(await compareCards(database, provider, { now: startedAt, signal })),
    ...(await compareCharges(database, provider, startedAt)),
  ];
  if (signal.aborted) return 0;
  await keepDifferences(database, found, { startedAt, now: clock.now() });
  return found.length;
}
