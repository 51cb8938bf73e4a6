import type { PaidSale, SaleTax } from '../../ledger/sales.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';

/** An amount as it was paid: without its taxes, and these. */
export interface PaidAmount {
  readonly net: Money;
  readonly taxes: readonly SaleTax[];
}

/** A line of an invoice: so many pieces of an item. */
export interface PaidLine extends PaidAmount {
  readonly item: number;
  readonly quantity: number;
}

/** What a shop's invoice was paid for. */
export interface PaidInvoice {
  readonly shopKey: number;
  readonly currency: Currency;
  readonly lines: readonly PaidLine[];
  readonly shipping: PaidAmount;
  /** What the platform has taken of the goods. */
  readonly fee: PaidSale['fee'];
  readonly settlement: PaidSale['settlement'];
}

/** What goes back of an amount, each tax in the order of the taxes that were paid. */
export interface ReturnedAmount {
  readonly net: Money;
  readonly taxes: readonly Money[];
}

/** What goes back of a line, and how many of its pieces that pays for. */
export interface ReturnedLine extends ReturnedAmount {
  readonly item: number;
  readonly quantity: number;
}

/** What goes back at one time. Lines of which nothing goes back are not in it. */
export interface ReturnedParts {
  readonly lines: readonly ReturnedLine[];
  readonly shipping: ReturnedAmount;
  /** What the platform returns of its fee. */
  readonly fee: Money;
}

/** What is to go back, in minor units with taxes; all that is left where nothing is named. */
export interface RefundRequest {
  readonly lines?: readonly RefundRequestLine[] | undefined;
  readonly shipping?: number | undefined;
  /** Of goods and shipping alike, where neither is named. */
  readonly amount?: number | undefined;
}

/** Pieces of a line, for their price unless an amount is named; an amount may go without pieces. */
export interface RefundRequestLine {
  readonly item: number;
  readonly quantity: number;
  readonly amount?: number | undefined;
}

/** Why a part can't go back, by the field of the request. */
export interface RefundFault {
  readonly path: string;
  readonly kind: 'unknown' | 'repeated' | 'tooManyPieces' | 'tooMuch' | 'nothing' | 'mixed';
  /** How many pieces or minor units are left, where it is too much. */
  readonly most?: number;
}

export type DrawnRefund = { readonly parts: ReturnedParts } | { readonly fault: RefundFault };
