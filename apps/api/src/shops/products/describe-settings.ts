import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { findImages, type ImagesById, imagesOf } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import type { ProductRow } from './find-product.ts';
import { findVariants, type VariantRow } from './variants.ts';

/** A product as its shop's people change it. */
export async function describeProductSettings(
  queries: Queries,
  { currency, country }: Pick<ShopRow, 'currency' | 'country'>,
  product: ProductRow,
): Promise<ProductSettings> {
  const images = await findImages(queries, product.pictureIds);
  const variants = await findVariants(queries, [product.key]);
  return {
    id: product.id,
    version: product.version,
    isActive: product.isActive,
    currency,
    country,
    product: writtenProduct(product, variants, images),
    images: imagesOf(product.pictureIds, images),
    stock: variants.map(({ id: variantId, stock }) => ({ variantId, stock })),
  };
}

/** What was written of a product; a picture that is gone is missing in it. */
function writtenProduct(
  product: ProductRow,
  variants: readonly VariantRow[],
  images: ImagesById,
): ProductBody {
  const { title, description, category, leaf, condition, shippingSupport } = product;
  return {
    ...{ title, description, category, leaf, condition, shippingSupport },
    pictures: imagesOf(product.pictureIds, images).map(({ id, alt, video }) => ({
      ...{ id, alt },
      ...(video && { video }),
    })),
    options: product.options,
    variants: variants.map((variant) => {
      const { id, values, sku, barcode, price, compareAt, stockMode, weight, pictureId } = variant;
      const isThere = pictureId !== null && images.has(pictureId);
      return {
        ...{ id, values, sku, barcode, price, compareAt, stockMode, weight },
        pictureId: isThere ? pictureId : null,
      };
    }),
    lowStock: product.lowStock,
  };
}
