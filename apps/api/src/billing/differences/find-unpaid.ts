import type { Database } from '../../platform/database/database.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import { sales } from '../payments/sale.ts';
import type { DetectedDifference } from './store-payment-differences.ts';

/** What runs without a payment that was paid, by the word of each domain that sells. */
export async function* findUnpaid(
  database: Database,
  extensions: Extensions,
): AsyncGenerator<DetectedDifference[]> {
  for (const sale of extensions.all(sales)) {
    const subjects = (await sale.findUnpaid?.(database)) ?? [];
    yield subjects.map((ownId) => ({ kind: 'given-unpaid', providerId: null, ownId }));
  }
}
