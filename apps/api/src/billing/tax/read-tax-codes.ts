import type { TaxCode } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { providerTaxCodes } from './tables.ts';

/** Reads the provider's tax codes, in its order. */
export async function readTaxCodes(platform: Pick<Platform, 'payments'>): Promise<TaxCode[]> {
  const { provider } = requirePayments(platform);
  const codes = await awaitProvider(
    provider.taxCodes.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  );
  return codes.map(({ id, name, description }) => ({ id, name, description }));
}

/** Stores the provider's tax codes; those from before stand where it does not answer. */
export const taxCodeReading: Job = {
  name: 'read-tax-codes',
  summary: 'Reads the tax codes of the payment provider, once a day.',
  everyMs: dayMs,
  async run(context) {
    if (!context.payments) return 0;
    const codes = await readTaxCodes(context);
    if (codes.length === 0) return 0;
    await context.database.transaction(async (transaction) => {
      await transaction.delete(providerTaxCodes);
      await transaction
        .insert(providerTaxCodes)
        .values(codes.map((code, position) => ({ ...code, position })));
    });
    return codes.length;
  },
};
