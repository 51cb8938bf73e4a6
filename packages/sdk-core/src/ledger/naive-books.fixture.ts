import type { Currency } from '../vocabulary/places/countries.ts';
import type { LedgerAccount } from './accounts.ts';
import type { PaidSale } from './sales.ts';

interface NaiveInvoice {
  readonly sale: PaidSale;
  goods: bigint;
  shipping: bigint;
  fee: bigint;
  /** By liable party and tax: `platform gst QC`. */
  readonly taxes: Map<string, bigint>;
}

/**
 * Books without entries: what is left of each sale, by which balances are computed from nothing else.
 * They share no line with the ledger, against which they are held.
 */
export class NaiveBooks {
  readonly invoices: NaiveInvoice[] = [];

  sell(sale: PaidSale): void {
    const invoice: NaiveInvoice = {
      sale,
      goods: 0n,
      shipping: 0n,
      fee: 0n,
      taxes: new Map(),
    };
    this.invoices.push(invoice);
    change(invoice, sale, 1n);
  }

  giveBack(index: number, part: PaidSale): void {
    change(this.invoice(index), part, -1n);
  }

  giveBackRest(index: number): void {
    const invoice = this.invoice(index);
    Object.assign(invoice, { goods: 0n, shipping: 0n, fee: 0n });
    invoice.taxes.clear();
  }

  invoice(index: number): NaiveInvoice {
    const invoice = this.invoices[index];
    if (!invoice) throw new Error(`There is no invoice ${index}.`);
    return invoice;
  }

  balance(account: LedgerAccount, currency: Currency): bigint {
    let sum = 0n;
    for (const invoice of this.invoices) {
      if (invoice.sale.total.currency === currency) sum += shareOf(invoice, account);
    }
    return sum;
  }
}

function change(invoice: NaiveInvoice, by: PaidSale, sign: bigint): void {
  invoice.goods += sign * BigInt(by.goods.amount);
  invoice.shipping += sign * BigInt(by.shipping.amount);
  invoice.fee += sign * BigInt(by.fee.amount.amount);
  for (const { liable, tax, region, amount } of by.taxes) {
    const name = `${liable} ${tax} ${region}`;
    const former = invoice.taxes.get(name) ?? 0n;
    invoice.taxes.set(name, former + sign * BigInt(amount.amount));
  }
}

function shareOf(invoice: NaiveInvoice, account: LedgerAccount): bigint {
  const { sale, goods, shipping, fee, taxes } = invoice;
  let all = goods + shipping;
  let platform = fee;
  for (const [name, amount] of taxes) {
    all += amount;
    if (name.startsWith('platform ')) platform += amount;
  }
  switch (account.kind) {
    case 'fee':
      return fee;
    case 'tax':
      return taxes.get(`platform ${account.tax} ${account.region}`) ?? 0n;
    case 'payable':
      return sale.shopKey === account.shopKey ? all - platform : 0n;
    case 'provider':
      if (sale.settlement.kind === 'platform') return account.holder === 'platform' ? all : 0n;
      if (account.holder === 'platform') return platform;
      return account.holder === sale.settlement.accountId ? all - platform : 0n;
  }
}
