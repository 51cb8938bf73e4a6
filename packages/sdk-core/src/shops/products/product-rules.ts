import { mostOfShop } from '../shop-limits.ts';

/** How a variant is counted: by its stock, not at all, or made when it is ordered. */
export const stockModes = ['counted', 'unlimited', 'on-order'] as const;
export type StockMode = (typeof stockModes)[number];

/** What changes a stock. */
export const stockKinds = ['received', 'corrected', 'reserved', 'sold', 'returned'] as const;
export type StockKind = (typeof stockKinds)[number];

/** Whether a variant can be had. */
export const availabilities = ['in-stock', 'low', 'on-order', 'sold-out'] as const;
export type Availability = (typeof availabilities)[number];

/** A variant as the rules look at it. */
export interface CountedVariant {
  readonly stockMode: StockMode;
  readonly stock: number;
}

/** Whether a variant can be had, and whether few are left (`lowStock` is the last number that is few). */
export function availabilityOf(
  { stockMode, stock }: CountedVariant,
  lowStock: number | null,
): Availability {
  if (stockMode === 'unlimited') return 'in-stock';
  if (stockMode === 'on-order') return 'on-order';
  if (stock === 0) return 'sold-out';
  return lowStock !== null && stock <= lowStock ? 'low' : 'in-stock';
}

/** The best that any of a product's variants offers. */
export function bestAvailability(found: readonly Availability[]): Availability {
  return availabilities.find((one) => found.includes(one)) ?? 'sold-out';
}

/** Options and variants as the rules look at them. */
export interface WrittenVariants {
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly {
    readonly values: readonly string[];
    readonly price: number;
    readonly compareAt: number | null;
    readonly sku: string | null;
  }[];
}

/** A fault of options and variants, at the path of its field. */
export interface VariantFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with options and variants whose fields are right one by one. */
export function findVariantFaults(written: WrittenVariants): readonly VariantFault[] {
  return [
    ...findOptionFaults(written),
    ...findCombinationFaults(written),
    ...findPriceFaults(written),
    ...findSkuFaults(written),
  ];
}

function findOptionFaults({ options }: WrittenVariants): VariantFault[] {
  const names = options.map(({ name }) => comparable(name));
  return options.flatMap(({ values }, index): VariantFault[] => {
    const faults: VariantFault[] = [];
    if (names.indexOf(names[index] ?? '') < index) {
      faults.push({ path: ['options', index, 'name'], message: 'expected another name' });
    }
    const known = values.map(comparable);
    const twice = known.findIndex((value, place) => known.indexOf(value) < place);
    if (twice >= 0) {
      faults.push({ path: ['options', index, 'values', twice], message: 'a value stands twice' });
    }
    return faults;
  });
}

function findCombinationFaults({ options, variants }: WrittenVariants): VariantFault[] {
  const seen = new Set<string>();
  return variants.flatMap(({ values }, index): VariantFault[] => {
    const path = ['variants', index, 'values'];
    if (values.length !== options.length) {
      return [{ path, message: 'expected a value of each option' }];
    }
    const isKnown = values.every((value, place) => options[place]?.values.includes(value));
    if (!isKnown) return [{ path, message: 'expected values of the options' }];
    const combination = JSON.stringify(values);
    if (seen.has(combination)) return [{ path, message: 'a combination stands twice' }];
    seen.add(combination);
    return [];
  });
}

function findPriceFaults({ variants }: WrittenVariants): VariantFault[] {
  return variants.flatMap(({ price, compareAt }, index): VariantFault[] =>
    compareAt === null || compareAt > price
      ? []
      : [
          {
            path: ['variants', index, 'compareAt'],
            message: 'expected more than the price',
          },
        ],
  );
}

/** A shop knows a variant by its number: of two with the same, the later one is at fault. */
function findSkuFaults({ variants }: WrittenVariants): VariantFault[] {
  const numbers = variants.map(({ sku }) => comparable(sku ?? ''));
  return numbers.flatMap((sku, index): VariantFault[] =>
    sku === '' || numbers.indexOf(sku) === index
      ? []
      : [{ path: ['variants', index, 'sku'], message: 'expected another number' }],
  );
}

/** Values that read alike are one: "Red" and "red ". */
function comparable(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** All combinations of the values of options, in their order; one without values where there is no option. */
export function combinationsOf(
  options: WrittenVariants['options'],
): readonly (readonly string[])[] {
  return options.reduce<readonly (readonly string[])[]>(
    (found, { values }) => found.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
}

/** Whether the combinations of options are more than a product may have variants. */
export function isTooMany(options: WrittenVariants['options']): boolean {
  return (
    options.length > mostOfShop.options ||
    options.reduce((product, { values }) => product * values.length, 1) > mostOfShop.variants
  );
}
