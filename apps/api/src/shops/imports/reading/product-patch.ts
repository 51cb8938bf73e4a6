import type { ProductCategory } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import type { ProductNote, ProductProblem } from '@boardwalk/sdk-core/shops/imports/product-faults';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type { StockMode } from '@boardwalk/sdk-core/shops/products/product-rules';

/** What a row says of a variant; what is absent stays as it is. */
export interface VariantPatch {
  readonly row: number;
  /** One of each option of the table's product. */
  readonly values: readonly string[];
  readonly sku?: string;
  readonly barcode?: string;
  readonly price?: number;
  readonly compareAt?: number | null;
  readonly stockMode?: StockMode;
  readonly stock?: number;
  readonly weight?: number;
}

/** What a table says of a product; what is absent stays as it is. */
export interface ProductPatch {
  /** The first of its rows. */
  readonly row: number;
  /** How the table names it; null where only SKUs do. */
  readonly reference: string | null;
  readonly title?: string;
  readonly description?: string;
  readonly category?: ProductCategory;
  readonly leaf?: string;
  readonly condition?: ProductBody['condition'];
  readonly shippingSupport?: ProductBody['shippingSupport'];
  readonly lowStock?: number;
  readonly isActive?: boolean;
  /** Absent where the table has no options: variants are found by their SKU. */
  readonly optionNames?: readonly string[];
  readonly variants: readonly VariantPatch[];
  readonly notes: readonly ProductNote[];
}

/** A product of a table that reads well. */
export interface RightProduct {
  readonly row: number;
  readonly patch: ProductPatch;
}

/** A row with problems; its product is not imported. */
export interface WrongProductRow {
  readonly row: number;
  readonly problems: readonly ProductProblem[];
}
