import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { regions } from '../../vocabulary/places/regions.ts';
import {
  sumTaxed,
  type TaxableLine,
  type TaxedAmount,
  type TaxTerms,
  taxLines,
} from './tax-lines.ts';
import { rulesWith } from './tax-rules.ts';
import { taxShipping } from './tax-shipping.ts';
import { taxCategories } from './taxes.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });

const rules = rulesWith([
  {
    state: 'NY',
    portion: 88_750,
    from: '2020-01-01',
    classes: { groceries: 'exempt', children: 40_000, books: 0 },
    isOnShipping: true,
  },
  { state: 'CA', portion: 72_500, from: '2020-01-01', isOnShipping: false },
]);

const line: fc.Arbitrary<TaxableLine> = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }).map(cad),
  category: fc.constantFrom(...taxCategories),
  unitPrice: fc.option(fc.integer({ min: 0, max: 30_000 }).map(cad), { nil: undefined }),
});

const terms: fc.Arbitrary<TaxTerms> = fc.record({
  address: fc
    .constantFrom(...regions)
    .map(({ country, code }) => ({ countryCode: country, state: code })),
  date: fc.constantFrom('2025-02-16', '2025-03-31', '2025-04-01', '2026-11-26'),
  currency: fc.constant('CAD' as const),
  isInclusive: fc.boolean(),
  rules: fc.constant(rules),
});

const sum = (amounts: readonly Money[]) => sumMoney(amounts, 'CAD');
const taxOf = ({ taxes }: TaxedAmount) => sum(taxes.map(({ amount }) => amount));

/** What an amount with its taxes has to be, whatever it is for. */
function expectToAddUp(taxed: TaxedAmount, priced: Money, isInclusive: boolean): void {
  expect(addMoney(taxed.net, taxOf(taxed))).toEqual(taxed.gross);
  expect(isInclusive ? taxed.gross : taxed.net).toEqual(priced);
  const sums = [taxed.net, taxed.gross, ...taxed.taxes.map(({ amount }) => amount)];
  for (const { amount } of sums) expect(amount).toBeGreaterThanOrEqual(0);
}

test('whatever is sold and wherever, the lines add up to what is paid', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), terms, (sold, where) => {
      const all = taxLines(sold, where);
      expectToAddUp(all, sum(sold.map(({ amount }) => amount)), where.isInclusive);
      expect(taxOf(all)).toEqual(sum(all.lines.map(taxOf)));
      expect(sum(all.lines.map(({ net }) => net))).toEqual(all.net);
      expect(sum(all.lines.map(({ gross }) => gross))).toEqual(all.gross);
      all.lines.forEach((one, index) => {
        expectToAddUp(one, sold[index]?.amount ?? cad(0), where.isInclusive);
      });
    }),
  );
});

test('shipping adds up too, and is never taxed higher than the goods', () => {
  const charge = fc.integer({ min: 0, max: 100_000 }).map(cad);
  const goods = fc.array(line, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(charge, goods, terms, (shipping, sold, where) => {
      const taxed = taxShipping(shipping, sold, where);
      expectToAddUp(taxed, shipping, where.isInclusive);
      const most = Math.max(
        ...sold.map((one) =>
          taxLines([{ ...one, amount: cad(100_000_000) }], where).lines.reduce(
            (all, { taxes }) => all + taxes.reduce((rate, { portion }) => rate + portion, 0),
            0,
          ),
        ),
      );
      // Half a cent of each tax of each part, at most as many parts as lines.
      const rounding = sold.length * 2;
      expect(taxOf(taxed).amount).toBeLessThanOrEqual(
        (taxed.net.amount * most) / 1_000_000 + rounding,
      );
    }),
  );
});

test('a line that no tax is on changes none', () => {
  const untaxed = fc
    .record({ amount: fc.integer({ min: 0, max: 10_000_000 }).map(cad) })
    .map(({ amount }): TaxableLine => ({ amount, category: 'groceries' }));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), untaxed, terms, (sold, groceries, where) => {
      const [without, with_] = [sold, [...sold, groceries]].map((lines) => taxLines(lines, where));
      const place = where.address.countryCode;
      // States without a tax of their own on groceries tax them.
      fc.pre(place !== 'US');
      if (without === undefined || with_ === undefined) throw new Error('Expected both.');
      expect(taxOf(with_)).toEqual(taxOf(without));
      expect(with_.gross).toEqual(addMoney(without.gross, groceries.amount));
    }),
  );
});

test('amounts of several shops are one sum, each tax by its portions', () => {
  const hst = (portion: number, amount: number) =>
    ({ tax: 'hst', portion, amount: cad(amount) }) as const;
  const one = { net: cad(1000), taxes: [hst(50_000, 50)], gross: cad(1050) };
  const other = { net: cad(2000), taxes: [hst(130_000, 130), hst(50_000, 50)], gross: cad(2180) };
  expect(sumTaxed([one, other], 'CAD')).toEqual({
    net: cad(3000),
    taxes: [hst(130_000, 130), hst(50_000, 100)],
    gross: cad(3230),
  });
  expect(sumTaxed([], 'CAD')).toEqual({ net: cad(0), taxes: [], gross: cad(0) });
});
