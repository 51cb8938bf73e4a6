import type { Digits } from '../numbers/read-number.ts';

/**
 * Returns the whole minor units that these digits are; undefined if they are more precise than a
 * cent.
 */
export function minorUnitsOf({ whole, places }: Digits): number | undefined {
  return places.length > 2 ? undefined : Number(whole + places.padEnd(2, '0'));
}
