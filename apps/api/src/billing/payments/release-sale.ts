import type { AllDomains, Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Release, Sale, SalePayment } from '../../platform/payments/sale.ts';
import type { payments } from '../tables.ts';

type Payment = typeof payments.$inferSelect;

/** Lets the domain that sells take back what it gave, or kept, for a payment. */
export function releaseSale(
  transaction: Queries,
  {
    sales,
    clock,
    configuration,
  }: Pick<AllDomains, 'sales'> & Pick<Platform, 'clock' | 'configuration'>,
  payment: Payment,
  reason: Release['reason'],
): Promise<void> {
  const { siteOrigin } = configuration;
  const release = { now: clock.now(), siteOrigin, reason };
  return saleOf(sales, payment).release(transaction, tellSale(payment), release);
}

/** A payment as the domain that sells knows it. */
export function tellSale({ amount, currency, ...payment }: Payment): SalePayment {
  return { ...payment, amount: { amount, currency } };
}

export function saleOf(sales: readonly Sale[], { kind }: Pick<Payment, 'kind'>): Sale {
  const sale = sales.find((one) => one.kind === kind);
  if (!sale) throw new Error(`Nobody sells "${kind}".`);
  return sale;
}
