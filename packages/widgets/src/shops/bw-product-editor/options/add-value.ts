import { isTooMany } from '@boardwalk/sdk-core/shops/products/product-rules';
import type { WrittenOption } from '@boardwalk/sdk-core/shops/products/writing/variant-rows';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';

/** Why a value can't be added. */
export type ValueFault = 'twice' | 'long' | 'many';

/** A value as it is stored: on one line, without blanks around it. */
export function cleanValue(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Whether an option has such a value, in capitals or not. */
export function hasValue({ values }: WrittenOption, value: string): boolean {
  return values.some((one) => one.toLowerCase() === value.toLowerCase());
}

/** What is wrong with a value that an option is to have; undefined where nothing is. */
export function findValueFault(
  options: readonly WrittenOption[],
  option: WrittenOption,
  value: string,
): ValueFault | undefined {
  if (hasValue(option, value)) return 'twice';
  if (value.length > longestShopText.optionValue) return 'long';
  const after = options
    .map(({ key, ...one }) =>
      key === option.key ? { ...one, values: [...one.values, value] } : one,
    )
    .filter(({ values }) => values.length > 0);
  return isTooMany(after) ? 'many' : undefined;
}

/** The same list with one of it moved to another place. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): readonly Thing[] {
  const [thing] = things.slice(from, from + 1);
  if (thing === undefined || to < 0 || to >= things.length) return things;
  return things.toSpliced(from, 1).toSpliced(to, 0, thing);
}
