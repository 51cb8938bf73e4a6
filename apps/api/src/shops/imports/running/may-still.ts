import { may } from '@boardwalk/sdk-core/access/may';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { and, eq } from 'drizzle-orm';
import { findObject } from '../../../access/require-permission.ts';
import { memberships, users } from '../../../account/tables.ts';
import type { BusinessClock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Extensions } from '../../../platform/extensions/extensions.ts';
import { shopRef } from '../../shop-objects.ts';
import type { ShopRow } from '../../tables.ts';

interface Surroundings {
  readonly database: Queries;
  readonly clock: BusinessClock;
  readonly extensions: Extensions;
}

/**
 * Whether somebody may still do something in a shop whose row is locked, for work that goes on without
 * them: their account may be closed since, their right withdrawn, or the shop's owner disabled.
 */
export async function mayStill(
  context: Surroundings,
  {
    shop,
    userId,
    action,
  }: { readonly shop: ShopRow; readonly userId: number; readonly action: Action },
): Promise<boolean> {
  const { database, clock } = context;
  const [user] = await database
    .select({ state: users.state })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.state !== 'active' || shop.state === 'closed') return false;
  const isAdministrator =
    (await database.$count(
      memberships,
      and(eq(memberships.userId, userId), eq(memberships.group, 'administrators')),
    )) > 0;
  if (isAdministrator) return true;
  const [owner] = await database
    .select({ state: users.state })
    .from(users)
    .where(eq(users.id, shop.ownerId));
  const object = await findObject(context, shopRef(shop.id), userId);
  if (owner?.state === 'disabled' || !object) return false;
  return may({ id: userId, groups: [] }, action, object, clock.now().getTime());
}
