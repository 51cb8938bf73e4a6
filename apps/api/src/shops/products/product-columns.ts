import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';

/** The columns of what is written of a product, but for its variants. */
export function productColumns(body: ProductBody) {
  const { title, description, category, leaf, condition, shippingSupport, options } = body;
  return {
    ...{ title, description, category, leaf, condition, shippingSupport, options },
    pictureIds: body.pictures.map(({ id }) => id),
    lowStock: body.lowStock,
  };
}
