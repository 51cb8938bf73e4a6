import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import { requireMatch } from '../../platform/calls/preconditions.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { announceShop } from '../announce-shop.ts';
import { lockShop } from '../require-shop.ts';
import { auditShopChange } from '../trail/audit-shop-change.ts';
import { claimProductPictures } from './claim-product-pictures.ts';
import { describeProductSettings } from './describe-settings.ts';
import { lockProduct } from './find-product.ts';
import { replaceProduct } from './replace-product.ts';

/** Replaces what is written of a product, unless another change came before. */
export const changeProduct: Handler<typeof schemas.changeProduct> = async (
  { params: { id, pid }, body: { product: body } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop } = await lockShop(surroundings, 'write', id, 'share');
    const product = await lockProduct(transaction, shop, pid);
    requireMatch(context, product.version);
    await claimProductPictures(transaction, body.pictures, shop, context);
    const now = context.clock.now();
    const { userId } = requireMember(context.caller);
    const changed = await replaceProduct(transaction, product, body, { userId, now });
    await auditShopChange(transaction, context, {
      event: 'product-changed',
      shop,
      detail: { product: pid, version: changed.version },
    });
    await announceShop(transaction, shop, now);
    return describeProductSettings(transaction, shop, changed);
  });
