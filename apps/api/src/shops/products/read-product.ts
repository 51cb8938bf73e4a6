import { availabilityOf } from '@boardwalk/sdk-core/shops/products/product-rules';
import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import type { PublicVariant } from '@boardwalk/sdk-core/shops/products/schemas';
import { productStructuredData } from '@boardwalk/sdk-core/shops/products/structured-data';
import { isTaxIncluded } from '@boardwalk/sdk-core/shops/products/tax-included';
import type { Handler } from '../../platform/domain.ts';
import { describePublicShop } from '../read/describe-public-shop.ts';
import { pictureUrl, productUrl, shopUrl } from '../read/page-addresses.ts';
import { requireVisibleShop } from '../read/visible-shop.ts';
import { findRates } from '../shipping/find-rates.ts';
import { noProduct, type ProductRow } from './find-product.ts';
import { findShownProduct } from './find-shown-product.ts';
import { findVariants, type VariantRow } from './variants.ts';

/** Reads a product with everything that its page shows. */
export const readProduct: Handler<typeof schemas.readProduct> = async (
  { params: { id, pid } },
  context,
) => {
  const { database } = context;
  const visible = await requireVisibleShop(context, id);
  const { shop, isPublic, isOwn } = visible;
  const found = await findShownProduct(database, shop, pid);
  if (!found || !(found.product.isActive || isOwn)) throw noProduct();
  const { product, images } = found;
  const rates = await findRates(database, shop, { inForce: true });
  const described = await describePublicShop(context, visible);
  const { name, logo, address, country, owner, replies, timeZone } = described;
  const { returns, pickup, handling, state, away } = described;
  const sold = await findVariants(database, [product.key]);
  const { title, description, category, leaf, condition, shippingSupport, options } = product;
  const facts = { title, description, category, condition, shippingSupport };
  const variants = sold.map((variant) => describeVariant(variant, product));
  return {
    ...facts,
    id: product.id,
    images,
    leaf,
    currency: shop.currency,
    isTaxIncluded: isTaxIncluded(shop.country),
    options,
    variants,
    isActive: product.isActive,
    shop: {
      ...{ id: shop.id, name, logo, address, country, owner, replies, timeZone },
      ...{ returns, pickup, handling, state, away, rates },
    },
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
    structuredData:
      isPublic && product.isActive
        ? productStructuredData({
            ...facts,
            imageUrls: images.map((image) => pictureUrl(context, image)),
            currency: shop.currency,
            variants,
            shop: {
              ...{ name, handling, url: shopUrl(context, shop) },
              rates: rates.map(({ rate }) => rate),
            },
            url: productUrl(context, shop.id, product.id),
          })
        : null,
  };
};

/** A variant as everybody sees it: how many there are is said where they are few. */
function describeVariant(
  variant: VariantRow,
  { lowStock, pictureIds }: Pick<ProductRow, 'lowStock' | 'pictureIds'>,
): PublicVariant {
  const { id, values, sku, price, compareAt, stock, weight, pictureId } = variant;
  const availability = availabilityOf(variant, lowStock);
  return {
    ...{ id, values, sku, price, compareAt, availability, weight },
    left: availability === 'low' ? stock : null,
    imageId: pictureId !== null && pictureIds.includes(pictureId) ? pictureId : null,
  };
}
