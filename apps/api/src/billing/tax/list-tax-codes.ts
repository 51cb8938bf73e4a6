import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { asc } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { awaitProvider, ifAnswered, requirePayments } from '../../platform/payments/provider.ts';
import { providerTaxCodes } from './tables.ts';

/**
 * Lists the provider's tax codes, which are read there once a day. Those that were read before stand
 * while the provider does not answer.
 */
export const listTaxCodes: Handler<typeof schemas.listTaxCodes> = async (_, context) => {
  const { database, clock } = context;
  const known = await readCodes(database);
  const readAt = known[0]?.readAt.getTime() ?? 0;
  const isFresh = clock.now().getTime() - readAt < dayMs;
  const rows = isFresh ? known : await refreshCodes(context, known);
  return rows.map(({ id, name, description }) => ({ id, name, description }));
};

type Row = typeof providerTaxCodes.$inferSelect;

async function refreshCodes(
  context: Pick<Platform, 'database' | 'clock' | 'payments'>,
  known: readonly Row[],
): Promise<readonly Row[]> {
  const reading = storeCodes(context);
  if (known.length === 0) return reading;
  return (await ifAnswered(reading)) ?? known;
}

async function storeCodes({
  database,
  clock,
  payments,
}: Pick<Platform, 'database' | 'clock' | 'payments'>): Promise<readonly Row[]> {
  const { provider } = requirePayments({ payments });
  const codes = await awaitProvider(
    provider.taxCodes.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  );
  const readAt = clock.now();
  const rows = codes.map(({ id, name, description }, position) => ({
    ...{ id, position, name, description, readAt },
  }));
  await database.transaction(async (transaction) => {
    // Two who read at once take turns, and the later one's stand.
    await transaction.execute('lock table provider_tax_codes in exclusive mode');
    await transaction.delete(providerTaxCodes);
    if (rows.length > 0) await transaction.insert(providerTaxCodes).values(rows);
  });
  return rows;
}

function readCodes(queries: Queries): Promise<Row[]> {
  return queries.select().from(providerTaxCodes).orderBy(asc(providerTaxCodes.position));
}
