import { may } from '@boardwalk/sdk-core/access/may';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { policyPerson } from '../../access/policy-person.ts';
import { findObject } from '../../access/require-permission.ts';
import { noShop, type ShopSurroundings } from '../require-shop.ts';
import { shopRef } from '../shop-objects.ts';
import { shopStandingOf } from '../states/standing.ts';
import { findShownShop, type ShownShop } from './find-shown-shop.ts';

/** A shop that the caller may see; its people see more of it than the public does. */
export interface VisibleShop extends ShownShop {
  /** Whether the public sees it. */
  readonly isPublic: boolean;
  /** Whether the caller looks after it, on our own site. */
  readonly isOwn: boolean;
}

/**
 * The shop of an address, if the caller may see it. Strangers get `gone` for one that was open once,
 * and `not-found` for one that never was, or is suspended.
 */
export async function requireVisibleShop(
  context: ShopSurroundings,
  id: string,
): Promise<VisibleShop> {
  const shown = await findShownShop(context.database, id);
  if (!shown) throw noShop();
  const { shop } = shown;
  const { state } = shopStandingOf(shop, context.clock.now());
  if (state === 'closed') throw gone('This shop is closed.');
  const isOwn = await looksAfter(context, id);
  if (isActive(state)) return { ...shown, isPublic: true, isOwn };
  if (isOwn) return { ...shown, isPublic: false, isOwn };
  if (state === 'draft' && shop.openedAt !== null)
    throw gone('This shop is not open at the moment.');
  throw noShop();
}

/**
 * Whether the caller looks after the shop in person and on our own site: what administrators read by
 * their office, and as somebody else, they read where it leaves a line
 * (docs/architecture/admin.md#hidden-readings).
 */
async function looksAfter(context: ShopSurroundings, id: string): Promise<boolean> {
  const { caller, clock } = context;
  if (caller.kind !== 'member' || caller.embed !== undefined || caller.actorId !== null) {
    return false;
  }
  const person = policyPerson(caller);
  const object = await findObject(context, shopRef(id), caller.userId);
  if (!person || !object) return false;
  const groups = person.groups.filter(({ name }) => name !== 'administrators');
  const hidden = { ...object, isPublic: false };
  return may({ ...person, groups }, 'read', hidden, clock.now().getTime());
}

function gone(message: string): Problem {
  return new Problem('gone', message);
}
