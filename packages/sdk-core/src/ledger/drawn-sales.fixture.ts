import fc from 'fast-check';
import { sumMoney } from '../vocabulary/money/arithmetic.ts';
import type { Money } from '../vocabulary/money/money.ts';
import { wholePortion } from '../vocabulary/money/portions.ts';
import type { Currency } from '../vocabulary/places/countries.ts';
import type { RegionalTax } from './accounts.ts';
import type { PaidSale, SaleTax, Settlement } from './sales.ts';

interface DrawnShop {
  readonly shopKey: number;
  readonly currency: Currency;
  readonly settlement: Settlement;
}

/** Two shops share an account at the provider, two a currency. */
export const drawnShops: readonly DrawnShop[] = [
  { shopKey: 1, currency: 'CAD', settlement: { kind: 'platform' } },
  { shopKey: 2, currency: 'CAD', settlement: { kind: 'platform' } },
  { shopKey: 3, currency: 'USD', settlement: { kind: 'platform' } },
  { shopKey: 4, currency: 'AUD', settlement: { kind: 'direct', accountId: 'acct_coogee' } },
  { shopKey: 5, currency: 'CAD', settlement: { kind: 'direct', accountId: 'acct_coogee' } },
];

export const drawnTaxes: readonly RegionalTax[] = [
  { tax: 'gst', country: 'CA', region: 'QC' },
  { tax: 'qst', country: 'CA', region: 'QC' },
  { tax: 'hst', country: 'CA', region: 'ON' },
  { tax: 'hst', country: 'CA', region: 'NS' },
  { tax: 'salesTax', country: 'US', region: 'NY' },
  { tax: 'australianGst', country: 'AU', region: 'NSW' },
];

const cents = fc.oneof(fc.constantFrom(0, 1, 2, 99), fc.integer({ min: 0, max: 100_000_000 }));

const drawnTaxLine = fc.record({
  tax: fc.constantFrom(...drawnTaxes),
  liable: fc.constantFrom('shop' as const, 'platform' as const),
  amount: cents,
});

const drawnAmounts = fc.record({
  shop: fc.constantFrom(...drawnShops),
  goods: cents,
  shipping: cents,
  taxes: fc.array(drawnTaxLine, { maxLength: 5 }),
  /** How much of what is the shop's the platform takes, in thousandths. */
  fee: fc.oneof(fc.constantFrom(0, 1000), fc.integer({ min: 0, max: 1000 })),
  portion: fc.constantFrom(0, 50_000, 75_000, 99_750, wholePortion),
});

/** Any sale whose parts add up, those of nothing and those of which all is the platform's too. */
export const drawnSale: fc.Arbitrary<PaidSale> = drawnAmounts.map(
  ({ shop: { shopKey, currency, settlement }, goods, shipping, taxes, fee, portion }) => {
    const money = (amount: number): Money => ({ amount, currency });
    const lines = taxes.map(
      ({ tax, liable, amount }): SaleTax => ({ ...tax, liable, amount: money(amount) }),
    );
    const amounts = lines.map(({ amount }) => amount);
    const passed = lines.flatMap(({ liable, amount }) =>
      liable === 'shop' ? [amount.amount] : [],
    );
    const own = passed.reduce((sum, amount) => sum + amount, goods + shipping);
    return {
      shopKey,
      settlement,
      goods: money(goods),
      shipping: money(shipping),
      taxes: lines,
      fee: { portion, amount: money(Math.floor((own * fee) / 1000)) },
      total: sumMoney([money(goods), money(shipping), ...amounts], currency),
    };
  },
);

/** What happens to the books; `of` chooses one of the sales so far. */
export type DrawnStep =
  | { readonly kind: 'sale'; readonly sale: PaidSale }
  /** Thousandths of what is left of each part go back. */
  | {
      readonly kind: 'part';
      readonly of: number;
      readonly goods: number;
      readonly shipping: number;
      readonly taxes: number;
      readonly fee: number;
    }
  /** All that is left goes back, or a cent more of the goods is tried. */
  | { readonly kind: 'rest' | 'excess'; readonly of: number };

const thousandths = fc.integer({ min: 0, max: 1000 });
const of = fc.nat(1000);

const drawnStep: fc.Arbitrary<DrawnStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sale' as const), sale: drawnSale }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('part' as const),
      of,
      goods: thousandths,
      shipping: thousandths,
      taxes: thousandths,
      fee: thousandths,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('rest' as const, 'excess' as const), of }),
  },
);

export const drawnSteps: fc.Arbitrary<readonly DrawnStep[]> = fc.array(drawnStep, {
  minLength: 1,
  maxLength: 16,
});
