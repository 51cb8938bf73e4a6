import type { ProductDetails, PublicVariant } from '../products/schemas.ts';

/** What the rules of a choice look at. */
type Offered = Pick<ProductDetails, 'options' | 'variants'>;

/** What a value would lead to; `missing` where the shop sells no such combination. */
export type ValueState = 'available' | 'sold-out' | 'missing';

/** The variant of these values, one of each option. */
export function findVariant(
  { variants }: Pick<Offered, 'variants'>,
  values: readonly string[],
): PublicVariant | undefined {
  return variants.find((variant) => variant.values.every((value, at) => value === values[at]));
}

/** What is chosen before anybody has: the variant of that id, else the first that can be had. */
export function openingValues(
  { variants }: Pick<Offered, 'variants'>,
  id?: number,
): readonly string[] {
  const opening =
    variants.find((variant) => variant.id === id) ??
    variants.find(({ availability }) => availability !== 'sold-out') ??
    variants[0];
  return opening?.values ?? [];
}

/** What each value of an option leads to while the other options stay as they are chosen. */
export function stateOfValue(
  offered: Pick<Offered, 'variants'>,
  chosen: readonly string[],
  option: number,
  value: string,
): ValueState {
  const variant = findVariant(offered, chosen.with(option, value));
  if (!variant) return 'missing';
  return variant.availability === 'sold-out' ? 'sold-out' : 'available';
}

/** The least and the largest price of a product's variants, in minor units. */
export function priceRangeOf({ variants }: Pick<Offered, 'variants'>): readonly [number, number] {
  const prices = variants.map(({ price }) => price);
  return [Math.min(...prices), Math.max(...prices)];
}
