import type { ShopTaxes } from '@boardwalk/sdk-core/shops/taxes/shop-tax-schemas';
import type { ShopPartProps } from '../shop-editor-context.ts';

/** What the parts of a shop's taxes are given. */
export interface ShopTaxesProps extends ShopPartProps {
  readonly taxes: ShopTaxes;
}
