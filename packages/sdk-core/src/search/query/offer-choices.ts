import { type SaleType, saleTypes } from '../../listings/enumerations/property/sale-types.ts';
import type { Subcategory } from '../../listings/fields/subcategories.ts';

/** Types that are leased by businesses. */
const leasedTypes: readonly string[] = [
  'COMMERCIAL',
  'MIXED_USE',
  'INDUSTRIAL',
  'AGRICULTURAL',
  'LAND_LOTS',
] satisfies readonly Subcategory<'property'>[];

/** What a search of properties can be offered as: a lease where one of its types has it. */
export function offersOf(subcategory: readonly string[]): readonly SaleType[] {
  const hasLease =
    subcategory.length === 0 || subcategory.some((type) => leasedTypes.includes(type));
  return hasLease ? saleTypes : saleTypes.filter((type) => type !== 'LEASE');
}
