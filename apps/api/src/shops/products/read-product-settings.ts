import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../require-shop.ts';
import { describeProductSettings } from './describe-settings.ts';
import { requireProduct } from './find-product.ts';

/** Reads a product as it was written, for the people of its shop. */
export const readProductSettings: Handler<typeof schemas.readProductSettings> = async (
  { params: { id, pid } },
  context,
) => {
  const { shop } = await requireOwnShop(context, id);
  const product = await requireProduct(context.database, shop, pid);
  return describeProductSettings(context.database, shop, product);
};
