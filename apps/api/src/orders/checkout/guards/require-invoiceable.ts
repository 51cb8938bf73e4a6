import type { InvoiceTax } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import { type SummedLine, sumInvoice } from '@boardwalk/sdk-core/billing/invoices/sum-invoice';
import type { CollectedAmount, ShopTotal } from '@boardwalk/sdk-core/cart/totals/total-shop';
import { entriesOfSale, type PaidSale } from '@boardwalk/sdk-core/ledger/sales';

interface InvoicedPart {
  /** Of each line of the total: the pieces, and the minor units of one. */
  readonly pieces: readonly { readonly quantity: number; readonly price: number }[];
  readonly total: ShopTotal;
  readonly sale: PaidSale;
}

/**
 * Throws a `RangeError` for a part of an order whose invoice or bookings would not add up. Once it is
 * paid these are refused, and its buyer would have paid for nothing.
 */
export function requireInvoiceable({ pieces, total, sale }: InvoicedPart): void {
  const { lines, shipping, isTaxIncluded } = total;
  const { currency } = total.total;
  const goods = lines.map((line, index): SummedLine => {
    const { quantity, price } = pieces[index] ?? { quantity: 0, price: 0 };
    return summedOf(line, { kind: 'goods', quantity, unitPrice: { amount: price, currency } });
  });
  const sent =
    shipping === null || shipping.amount.amount === 0
      ? []
      : [summedOf(shipping, { kind: 'shipping', quantity: 1, unitPrice: shipping.amount })];
  const sums = sumInvoice([...goods, ...sent], { currency, taxesIncluded: isTaxIncluded });
  if (sums.total.amount !== total.total.amount) {
    throw new RangeError(`Expected lines of ${total.total.amount}, got ${sums.total.amount}.`);
  }
  entriesOfSale(sale);
}

function summedOf(
  { net, gross, taxes }: CollectedAmount,
  facts: Pick<SummedLine, 'kind' | 'quantity' | 'unitPrice'>,
): SummedLine {
  return {
    ...{ ...facts, net, gross },
    discount: { amount: 0, currency: net.currency },
    taxes: taxes.map(
      ({ tax, portion, amount, liable: collector }): InvoiceTax => ({
        ...{ tax, portion, amount, collector },
        ...{ collectedBy: null, registration: null },
      }),
    ),
  };
}
