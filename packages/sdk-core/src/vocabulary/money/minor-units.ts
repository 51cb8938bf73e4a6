import type { Digits } from '../numbers/read-number.ts';

/** The whole minor units that these digits are; undefined where they tell less than a cent. */
export function minorUnitsOf({ whole, places }: Digits): number | undefined {
  return places.length > 2 ? undefined : Number(whole + places.padEnd(2, '0'));
}
