import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import type { payments } from '../tables.ts';
import { type Release, type Sale, type SalePayment, sales } from './sale.ts';

type Payment = typeof payments.$inferSelect;

/** Lets the domain that sells take back what it gave, or reserved, for a payment. */
export function releaseSale(
  transaction: Queries,
  {
    extensions,
    clock,
    configuration,
  }: Pick<ExtendedPlatform, 'clock' | 'configuration' | 'extensions'>,
  payment: Payment,
  why: Pick<Release, 'reason' | 'feeBack'>,
): Promise<void> {
  const { siteOrigin } = configuration;
  const release = { now: clock.now(), siteOrigin, ...why };
  return saleOf(extensions, payment).release(transaction, salePaymentOf(payment), release);
}

/** A payment as the domain that sells knows it. */
export function salePaymentOf({ amount, currency, ...payment }: Payment): SalePayment {
  return { ...payment, amount: { amount, currency } };
}

export function saleOf(extensions: Extensions, { kind }: Pick<Payment, 'kind'>): Sale {
  const sale = extensions.byKey(sales).get(kind);
  if (!sale) throw new Error(`Nobody sells "${kind}".`);
  return sale;
}
