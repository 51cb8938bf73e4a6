import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { eq } from 'drizzle-orm';
import { requirePermission } from '../access/require-permission.ts';
import { requireShownName } from '../account/names/find-name-problems.ts';
import { findLockedAccount } from '../billing/connect/store-reading.ts';
import { requireMatch } from '../platform/calls/preconditions.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { announceShop } from './announce-shop.ts';
import { isWrittenSo } from './is-written-so.ts';
import { describeSettings } from './read-shop-settings.ts';
import {
  lockUnpublished,
  type PermittedShop,
  requirePublishable,
  type ShopSurroundings,
} from './require-shop.ts';
import { shopRef } from './shop-objects.ts';
import { chooseState } from './states/choose-state.ts';
import { type ShopRow, shops } from './tables.ts';
import { auditShopChange } from './trail/audit-shop-change.ts';
import { claimShopPictures, writtenColumns } from './written-columns.ts';

type Body = EndpointRequest<typeof schemas.changeShop>['body'];

/** Replaces what a shop says of itself, and its state by those who may administrate it. */
export const changeShop: Handler<typeof schemas.changeShop> = async (
  { params: { id }, body: written },
  context,
) => {
  const { shop: body, ...choice } = written;
  requireShownName('body.shop.name', body.name, context.configuration);
  return context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    const { shop, object } = await lockForChange(surroundings, id, written);
    requireMatch(context, shop.version);
    const columns = await writtenColumns(body, shop.country);
    await claimShopPictures(transaction, body, {
      ownerId: shop.ownerId,
      callerId: requireMember(context.caller).userId,
      shown: shop,
      extensions: context.extensions,
    });
    const merged = { shop: { ...shop, ...columns }, object };
    const changed = {
      ...columns,
      ...(await chooseState(surroundings, merged, choice)),
      version: shop.version + 1,
    };
    await transaction.update(shops).set(changed).where(eq(shops.key, shop.key));
    await auditShopChange(transaction, context, {
      event: 'shop-changed',
      shop,
      detail: { version: changed.version, state: choice.state },
    });
    await announceShop(transaction, shop, context.clock.now());
    return describeSettings(surroundings, { ...shop, ...changed }, object);
  });
};

async function lockForChange(
  context: ShopSurroundings,
  id: string,
  body: Body,
): Promise<PermittedShop> {
  if (body.state !== undefined) {
    // An account is locked before its shops, in every transaction: what it may do stays so until a
    // shop is open, and is sent away by the next reading.
    const { ownerId } = await requirePermission(context, 'write', shopRef(id));
    if (ownerId !== null) await findLockedAccount(context.database, ownerId);
  }
  const permitted = await lockUnpublished(context, 'write', id, 'update');
  if (!(await takesAway(context.database, permitted.shop, body))) {
    await requirePublishable(context, permitted);
  }
  return permitted;
}

/** Whether a change takes a shop out of sight, or does no more than stop its orders. */
async function takesAway(transaction: Queries, shop: ShopRow, { state, shop: body }: Body) {
  return state === 'draft' || (state === 'away' && (await isWrittenSo(transaction, shop, body)));
}
