import { applicationFeeOf, type PaidSale } from '@boardwalk/sdk-core/ledger/sales';
import { drawRefund, saleOfRefund } from '@boardwalk/sdk-core/orders/refunds/refund-parts';
import type {
  PaidInvoice,
  RefundFault,
  RefundRequest,
  ReturnedParts,
} from '@boardwalk/sdk-core/orders/refunds/refund-terms';
import type { RefundSums } from '@boardwalk/sdk-core/orders/refunds/schemas';
import { subtractMoney, sumMoney } from '@boardwalk/sdk-core/vocabulary/money/arithmetic';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What a refund moves, and the part of the sale that it takes back. */
export interface RequestedRefund {
  readonly parts: ReturnedParts;
  readonly sale: PaidSale;
}

/** Draws what a call names; the preview and the refund itself come to the same by it. */
export function drawRequested(
  paid: PaidInvoice,
  earlier: readonly ReturnedParts[],
  request: RefundRequest,
): RequestedRefund {
  const drawn = drawRefund(paid, earlier, request);
  if ('fault' in drawn) throw refusalOf(drawn.fault);
  return { parts: drawn.parts, sale: saleOfRefund(paid, drawn.parts) };
}

/** The same as its sums. */
export function sumRefund(sale: PaidSale): RefundSums {
  const { goods, shipping, total: buyer, fee } = sale;
  const { currency } = buyer;
  const sum = (taxes: PaidSale['taxes']) =>
    sumMoney(
      taxes.map(({ amount }) => amount),
      currency,
    );
  return {
    ...{ buyer, goods, shipping, taxes: sum(sale.taxes), fee: fee.amount },
    shop: subtractMoney(buyer, applicationFeeOf(sale)),
    platformTaxes: sum(sale.taxes.filter(({ liable }) => liable === 'platform')),
  };
}

function refusalOf({ path, kind, most = 0 }: RefundFault): Problem {
  if (kind === 'nothing') return new Problem('conflict', 'Nothing is left to refund of this.');
  const message = {
    unknown: 'expected an item of this invoice',
    repeated: 'expected each item once',
    tooManyPieces: `expected at most ${most}`,
    tooMuch: `expected at most ${most}`,
    mixed: 'expected no amount beside lines or shipping',
  }[kind];
  return new Problem('invalid-request', 'More than is left of this invoice can’t be refunded.', {
    fields: [{ path: `body.${path}`, message }],
  });
}
