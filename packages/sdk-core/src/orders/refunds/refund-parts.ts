import type { PaidSale, SaleTax } from '../../ledger/sales.ts';
import { subtractMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { shareHalfUp } from '../../vocabulary/money/share.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type {
  DrawnRefund,
  PaidAmount,
  PaidInvoice,
  PaidLine,
  RefundFault,
  RefundRequest,
  RefundRequestLine,
  ReturnedAmount,
  ReturnedLine,
  ReturnedParts,
} from './refund-terms.ts';
import { splitRest } from './split-rest.ts';

/** The parts of a refund, of what earlier ones have left of an invoice. */
export function drawRefund(
  invoice: PaidInvoice,
  earlier: readonly ReturnedParts[],
  request: RefundRequest,
): DrawnRefund {
  const rest = restOf(invoice, earlier);
  const drawn = drawAmounts(rest, request);
  if ('fault' in drawn) return drawn;
  const { amounts, shipping } = drawn;
  const lines = rest.lines.flatMap((line) => {
    const { item } = line.paid;
    const { quantity, amount } = amounts.get(item) ?? { quantity: 0, amount: 0 };
    if (quantity === 0 && amount === 0) return [];
    return [{ item, quantity, ...takeAmount(line, amount) }];
  });
  const fee = feeOf(invoice, earlier, lines);
  const parts = { lines, shipping: takeAmount(rest.shipping, shipping), fee };
  if (sumOfParts(parts) > 0) return { parts };
  return { fault: { path: 'refund', kind: 'nothing' } };
}

/** Minor units that the buyer gets. */
export function sumOfParts({ lines, shipping }: ReturnedParts): number {
  return [...lines, shipping].reduce((sum, part) => sum + grossOf(part), 0);
}

/** Minor units that can still go back of an invoice. */
export function leftOfInvoice(invoice: PaidInvoice, earlier: readonly ReturnedParts[]): number {
  const { lines, shipping } = restOf(invoice, earlier);
  return [...lines, shipping].reduce((sum, { left }) => sum + grossOf(left), 0);
}

/** What can still go back: of each line its pieces and minor units, and of shipping. */
export function drawLeft(invoice: PaidInvoice, earlier: readonly ReturnedParts[]) {
  const { lines, shipping } = restOf(invoice, earlier);
  return {
    lines: lines.map(({ pieces, left }) => ({ pieces, amount: grossOf(left) })),
    shipping: grossOf(shipping.left),
  };
}

/** The part of a sale that goes back, with the fee for it, as the ledger books it. */
export function saleOfRefund(invoice: PaidInvoice, parts: ReturnedParts): PaidSale {
  const { shopKey, currency, settlement } = invoice;
  const taxes = [
    ...parts.lines.flatMap((line) => taxesOf(findLine(invoice, line.item), line)),
    ...taxesOf(invoice.shipping, parts.shipping),
  ];
  return {
    ...{ shopKey, taxes, settlement, goods: netOfLines(parts.lines, currency) },
    shipping: parts.shipping.net,
    fee: { portion: invoice.fee.portion, amount: parts.fee },
    total: { amount: sumOfParts(parts), currency },
  };
}

/** So much of the fee as of the goods has gone back by then, without what of it went back before. */
function feeOf(
  { currency, fee, lines: paid }: PaidInvoice,
  earlier: readonly ReturnedParts[],
  lines: readonly ReturnedLine[],
): Money {
  const whole = netOfLines(paid, currency).amount;
  if (whole === 0) return { amount: 0, currency };
  const gone = netOfLines([...earlier.flatMap((parts) => parts.lines), ...lines], currency).amount;
  const before = earlier.reduce((sum, parts) => sum + parts.fee.amount, 0);
  const due = shareHalfUp(fee.amount.amount, gone, whole);
  return { amount: Math.max(0, due - before), currency };
}

/** An amount that was paid, and what of it has not gone back. */
interface Rest<Paid extends PaidAmount = PaidAmount> {
  readonly paid: Paid;
  readonly left: ReturnedAmount;
}

interface RestOfLine extends Rest<PaidLine> {
  /** Pieces that nothing has paid back. */
  readonly pieces: number;
}

interface RestOfInvoice {
  readonly lines: readonly RestOfLine[];
  readonly shipping: Rest;
}

function restOf(invoice: PaidInvoice, earlier: readonly ReturnedParts[]): RestOfInvoice {
  return {
    lines: invoice.lines.map((paid) => {
      const returned = earlier
        .flatMap(({ lines }) => lines)
        .filter(({ item }) => item === paid.item);
      const pieces = returned.reduce((left, { quantity }) => left - quantity, paid.quantity);
      return { ...withoutReturned(paid, returned), pieces };
    }),
    shipping: withoutReturned(
      invoice.shipping,
      earlier.map(({ shipping }) => shipping),
    ),
  };
}

function withoutReturned<Paid extends PaidAmount>(
  paid: Paid,
  returned: readonly ReturnedAmount[],
): Rest<Paid> {
  const left = {
    net: returned.reduce((rest, { net }) => subtractMoney(rest, net), paid.net),
    taxes: paid.taxes.map(({ amount }, index) =>
      returned.reduce((rest, { taxes }) => subtractMoney(rest, taxes[index] ?? rest), amount),
    ),
  };
  return { paid, left };
}

interface DrawnAmounts {
  readonly amounts: ReadonlyMap<number, { readonly quantity: number; readonly amount: number }>;
  readonly shipping: number;
}

function drawAmounts(
  rest: RestOfInvoice,
  request: RefundRequest,
): DrawnAmounts | { readonly fault: RefundFault } {
  const { lines, shipping, amount } = request;
  const isNamed = lines !== undefined || shipping !== undefined;
  if (isNamed && amount !== undefined) return { fault: { path: 'amount', kind: 'mixed' } };
  if (!isNamed) return spread(rest, amount);
  const fault = findLineFault(rest, lines ?? []);
  if (fault) return { fault };
  const most = grossOf(rest.shipping.left);
  if ((shipping ?? 0) > most) return { fault: { path: 'shipping', kind: 'tooMuch', most } };
  const amounts = new Map(
    (lines ?? []).map((named) => {
      const line = findRest(rest, named.item);
      return [named.item, { quantity: named.quantity, amount: amountOf(line, named) }] as const;
    }),
  );
  return { amounts, shipping: shipping ?? 0 };
}

/** So much of everything that is left alike; without an amount all of it, with its pieces. */
function spread(
  { lines, shipping }: RestOfInvoice,
  amount: number | undefined,
): DrawnAmounts | { readonly fault: RefundFault } {
  const left = [...lines, shipping].map((part) => grossOf(part.left));
  const whole = left.reduce((sum, one) => sum + one, 0);
  if (amount !== undefined && amount > whole) {
    return { fault: { path: 'amount', kind: 'tooMuch', most: whole } };
  }
  const drawn = splitRest({ whole: left, left, amount: amount ?? whole });
  const isAll = amount === undefined || amount === whole;
  return {
    amounts: new Map(
      lines.map(({ paid, pieces }, index) => [
        paid.item,
        { quantity: isAll ? pieces : 0, amount: drawn[index] ?? 0 },
      ]),
    ),
    shipping: drawn[lines.length] ?? 0,
  };
}

function findLineFault(
  rest: RestOfInvoice,
  named: readonly RefundRequestLine[],
): RefundFault | undefined {
  const items = new Set<number>();
  for (const [index, { item, quantity, amount }] of named.entries()) {
    const line = rest.lines.find(({ paid }) => paid.item === item);
    if (!line) return { path: `lines.${index}.item`, kind: 'unknown' };
    if (items.has(item)) return { path: `lines.${index}.item`, kind: 'repeated' };
    items.add(item);
    if (quantity > line.pieces) {
      return { path: `lines.${index}.quantity`, kind: 'tooManyPieces', most: line.pieces };
    }
    const most = grossOf(line.left);
    if ((amount ?? 0) > most) return { path: `lines.${index}.amount`, kind: 'tooMuch', most };
  }
  return undefined;
}

/**
 * What pieces of a line cost, no more than is left of it. Each piece costs what the cent is at its
 * place, so that all of them together cost the whole line.
 */
function amountOf({ paid, left, pieces }: RestOfLine, named: RefundRequestLine): number {
  if (named.amount !== undefined) return named.amount;
  const whole = grossOf({ net: paid.net, taxes: paid.taxes.map(({ amount }) => amount) });
  const gone = paid.quantity - pieces;
  const priceOf = (count: number) => shareHalfUp(whole, count, paid.quantity);
  return Math.min(grossOf(left), priceOf(gone + named.quantity) - priceOf(gone));
}

/** So much of an amount, split over it and its taxes as they were paid. */
function takeAmount({ paid, left }: Rest, amount: number): ReturnedAmount {
  const amounts = ({ net, taxes }: ReturnedAmount) => [net, ...taxes].map((one) => one.amount);
  const whole = amounts({ net: paid.net, taxes: paid.taxes.map((tax) => tax.amount) });
  const [net = 0, ...taxes] = splitRest({ whole, left: amounts(left), amount });
  const moneyOf = (one: number) => ({ amount: one, currency: paid.net.currency });
  return { net: moneyOf(net), taxes: taxes.map(moneyOf) };
}

function grossOf({ net, taxes }: ReturnedAmount): number {
  return taxes.reduce((sum, { amount }) => sum + amount, net.amount);
}

function taxesOf({ taxes }: PaidAmount, returned: ReturnedAmount): readonly SaleTax[] {
  return taxes.flatMap((tax, index) => {
    const amount = returned.taxes[index];
    return amount === undefined || amount.amount === 0 ? [] : [{ ...tax, amount }];
  });
}

function netOfLines(lines: readonly Pick<ReturnedAmount, 'net'>[], currency: Currency): Money {
  return sumMoney(
    lines.map(({ net }) => net),
    currency,
  );
}

function findLine({ lines }: PaidInvoice, item: number): PaidLine {
  const line = lines.find((one) => one.item === item);
  if (!line) throw new RangeError(`Expected an item of the invoice, got ${item}.`);
  return line;
}

function findRest({ lines }: RestOfInvoice, item: number): RestOfLine {
  const line = lines.find(({ paid }) => paid.item === item);
  if (!line) throw new RangeError(`Expected an item of the invoice, got ${item}.`);
  return line;
}
