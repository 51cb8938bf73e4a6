import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { eq } from 'drizzle-orm';
import { requireShownName } from '../account/names/find-name-problems.ts';
import { requireMatch } from '../platform/calls/preconditions.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Handler } from '../platform/domain.ts';
import { announceShop } from './announce-shop.ts';
import { describeSettings } from './read-shop-settings.ts';
import { lockShop } from './require-shop.ts';
import { chooseState } from './states/choose-state.ts';
import { shops } from './tables.ts';
import { claimShopPictures, writtenColumns } from './written-columns.ts';

/** Replaces what a shop says of itself, and its state by those who may administrate it. */
export const changeShop: Handler<typeof schemas.changeShop> = async (
  { params: { id }, body: { shop: body, ...choice } },
  context,
) => {
  requireShownName('body.shop.name', body.name, context.configuration);
  return context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop, object } = await lockShop(surroundings, 'write', id, 'update');
    requireMatch(context, shop.version);
    const columns = await writtenColumns(body, shop.country);
    await claimShopPictures(transaction, body, {
      ownerId: shop.ownerId,
      callerId: requireMember(context.caller).userId,
      shown: shop,
      extensions: context.extensions,
    });
    const written = { shop: { ...shop, ...columns }, object };
    const changed = {
      ...columns,
      ...(await chooseState(surroundings, written, choice)),
      version: shop.version + 1,
    };
    await transaction.update(shops).set(changed).where(eq(shops.key, shop.key));
    await announceShop(transaction, shop, context.clock.now());
    return describeSettings(surroundings, { ...shop, ...changed }, object);
  });
};
