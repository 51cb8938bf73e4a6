import fc from 'fast-check';
import { moneyOf } from '../vocabulary/money/amounts.ts';
import { addMoney, sumMoney } from '../vocabulary/money/arithmetic.ts';
import { currencies } from '../vocabulary/places/countries.ts';
import type { LedgerAccount } from './accounts.ts';
import { type DrawnStep, drawnShops, drawnSteps, drawnTaxes } from './drawn-sales.fixture.ts';
import { balanceOf, type LedgerEntry, requireBalanced } from './entries.ts';
import { NaiveBooks } from './naive-books.fixture.ts';
import { reversalOf } from './reversal.ts';
import { entriesOfSale, type PaidSale } from './sales.ts';

const drawnAccounts: readonly LedgerAccount[] = [
  { kind: 'fee' },
  { kind: 'provider', holder: 'platform' },
  { kind: 'provider', holder: 'acct_coogee' },
  ...drawnShops.map(({ shopKey }) => ({ kind: 'payable', shopKey }) as const),
  ...drawnTaxes.map((tax) => ({ kind: 'tax', ...tax }) as const),
];

/** How many drawn sequences leave a sum that differs from that of the naive books. */
export function countDrift(sequences: number): number {
  const drawn = fc.sample(drawnSteps, sequences);
  return drawn.filter((steps) => findDifferences(steps).length > 0).length;
}

/** What differs between the ledger and the naive books once the steps are done, in words. */
export function findDifferences(steps: readonly DrawnStep[]): readonly string[] {
  const books = new NaiveBooks();
  const ledgers: (readonly LedgerEntry[])[] = [];
  const wrong = steps.flatMap((step) => playStep(step, books, ledgers));
  const entries = ledgers.flat();
  for (const account of drawnAccounts) {
    for (const currency of currencies) {
      const { amount } = balanceOf(entries, account, currency);
      const expected = books.balance(account, currency);
      if (Number.isSafeInteger(amount) && BigInt(amount) === expected) continue;
      wrong.push(`${JSON.stringify(account)} ${currency}: ${amount}, not ${expected}`);
    }
  }
  return wrong;
}

function playStep(
  step: DrawnStep,
  books: NaiveBooks,
  ledgers: (readonly LedgerEntry[])[],
): readonly string[] {
  if (step.kind === 'sale') {
    books.sell(step.sale);
    const entries = entriesOfSale(step.sale);
    ledgers.push(entries);
    return faultsOf(entries);
  }
  if (ledgers.length === 0) return [];
  const index = step.of % ledgers.length;
  const booked = ledgers[index] ?? [];
  if (step.kind === 'excess') return tryExcess(booked, excessOf(books, index));
  const part = step.kind === 'part' ? partOf(books, index, step) : undefined;
  const back = reversalOf(booked, part);
  if (part) books.giveBack(index, part);
  else books.giveBackRest(index);
  ledgers[index] = [...booked, ...back];
  return faultsOf(back);
}

/** A transaction of no entries is none. */
function faultsOf(entries: readonly LedgerEntry[]): readonly string[] {
  try {
    if (entries.length > 0) requireBalanced(entries);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function tryExcess(booked: readonly LedgerEntry[], excess: PaidSale): readonly string[] {
  try {
    reversalOf(booked, excess);
    return ['More went back than was left.'];
  } catch (error) {
    return error instanceof RangeError ? [] : [String(error)];
  }
}

/** A cent more of the goods than is left. */
function excessOf(books: NaiveBooks, index: number): PaidSale {
  const one = { kind: 'part', of: 0, goods: 1000, shipping: 0, taxes: 0, fee: 0 } as const;
  const part = partOf(books, index, one);
  const cent = moneyOf(1, part.total.currency);
  return { ...part, goods: addMoney(part.goods, cent), total: addMoney(part.total, cent) };
}

/** So many thousandths of what is left, a fee no larger than what goes back of the shop's. */
function partOf(
  books: NaiveBooks,
  index: number,
  step: Extract<DrawnStep, { kind: 'part' }>,
): PaidSale {
  const { sale, goods, shipping, fee, taxes } = books.invoice(index);
  const { currency } = sale.total;
  const share = (left: bigint, by: number) => Number((left * BigInt(by)) / 1000n);
  const lines = [...taxes].map(([name, left]) => {
    const line = sale.taxes.find(
      ({ liable, tax, region }) => name === `${liable} ${tax} ${region}`,
    );
    if (!line) throw new Error(`The sale has no tax ${name}.`);
    return { ...line, amount: moneyOf(share(left, step.taxes), currency) };
  });
  const own = [share(goods, step.goods), share(shipping, step.shipping)];
  const passed = lines.flatMap(({ liable, amount }) => (liable === 'shop' ? [amount.amount] : []));
  const most = [...own, ...passed].reduce((sum, amount) => sum + amount, 0);
  const amounts = [
    ...own.map((amount) => moneyOf(amount, currency)),
    ...lines.map(({ amount }) => amount),
  ];
  return {
    ...sale,
    goods: moneyOf(own[0] ?? 0, currency),
    shipping: moneyOf(own[1] ?? 0, currency),
    taxes: lines,
    fee: { ...sale.fee, amount: moneyOf(Math.min(most, share(fee, step.fee)), currency) },
    total: sumMoney(amounts, currency),
  };
}
