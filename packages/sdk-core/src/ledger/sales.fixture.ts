import { sumMoney } from '../vocabulary/money/arithmetic.ts';
import type { Money } from '../vocabulary/money/money.ts';
import { percent } from '../vocabulary/money/portions.ts';
import type { RegionalTax } from './accounts.ts';
import type { PaidSale, SaleTax } from './sales.ts';

export const cad = (amount: number): Money => ({ amount, currency: 'CAD' });

export const quebecGst: RegionalTax = { tax: 'gst', country: 'CA', region: 'QC' };
export const quebecQst: RegionalTax = { tax: 'qst', country: 'CA', region: 'QC' };

export function taxOf(tax: RegionalTax, liable: SaleTax['liable'], amount: number): SaleTax {
  return { ...tax, liable, amount: cad(amount) };
}

/** Goods for 100 dollars and shipping for 12, a fee of five in a hundred, and what differs from that. */
export function saleOf(
  more: Partial<Omit<PaidSale, 'total'>> & { readonly total?: Money } = {},
): PaidSale {
  const sale = {
    shopKey: 12,
    goods: cad(10_000),
    shipping: cad(1200),
    taxes: [],
    fee: { portion: 5 * percent, amount: cad(500) },
    settlement: { kind: 'platform' },
    ...more,
  } as const;
  const parts = [sale.goods, sale.shipping, ...sale.taxes.map(({ amount }) => amount)];
  return { ...sale, total: more.total ?? sumMoney(parts, 'CAD') };
}
