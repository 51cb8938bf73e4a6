import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { lockShop } from '../require-shop.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { lockProduct } from './find-product.ts';
import { products } from './tables.ts';

/** Shows a product, as far as its shop does. */
export const activateProduct: Handler<typeof schemas.activateProduct> = (request, context) =>
  show(request, context, { action: 'write', isActive: true });

/** Hides a product. */
export const deactivateProduct: Handler<typeof schemas.deactivateProduct> = (request, context) =>
  show(request, context, { action: 'delete', isActive: false });

interface Showing {
  /** The right that it takes. */
  readonly action: Action;
  readonly isActive: boolean;
}

async function show(
  { params: { id, pid } }: Pick<EndpointRequest<typeof schemas.activateProduct>, 'params'>,
  context: OperationContext,
  { action, isActive }: Showing,
): Promise<null> {
  await context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop } = await lockShop(surroundings, action, id, 'share');
    const product = await lockProduct(transaction, shop, pid);
    if (product.isActive === isActive) return;
    const now = context.clock.now();
    await transaction
      .update(products)
      .set({ isActive, updatedAt: now })
      .where(eq(products.key, product.key));
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { product: pid, isActive },
    });
    await announceShop(transaction, shop, now);
  });
  return null;
}
