import { may } from '@boardwalk/sdk-core/access/may';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { policyPerson } from '../access/policy-person.ts';
import { type PermittedObject, requirePermission } from '../access/require-permission.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Queries } from '../platform/database/database.ts';
import { requireOpenOwner } from '../posting/publish/require-open-owner.ts';
import { shopRef } from './shop-objects.ts';
import { type ShopRow, shops } from './tables.ts';

/** The context of an operation, of which the queries may be those of a transaction. */
export interface ShopSurroundings
  extends Pick<OperationContext, 'caller' | 'clock' | 'extensions'> {
  readonly database: Queries;
}

export interface PermittedShop {
  readonly shop: ShopRow;
  readonly object: PermittedObject;
}

/** A shop of whatever state, for a caller who looks after it: that the public sees it doesn't do. */
export async function requireOwnShop(
  context: ShopSurroundings,
  id: string,
): Promise<PermittedShop> {
  const object = await requirePermission(context, 'read', shopRef(id));
  const person = policyPerson(context.caller);
  const hidden = { ...object, isPublic: false };
  if (!may(person, 'read', hidden, context.clock.now().getTime())) throw noShop();
  const shop = requireRow(await selectShop(context.database, id));
  // Of somebody who is gone, and of a draft that was given up, nothing is left.
  if (shop.place === null) throw noShop();
  return { shop, object };
}

/** What shows something new in the name of a shop's owner; to hide, to close and to count is not that. */
const publishing: ReadonlySet<Action> = new Set(['create', 'write']);

/**
 * Locks a shop for a change by somebody who may do that with it, until the transaction ends: `update`
 * for a change of its own, `share` for one of what it has. Nothing of a closed shop is changed, and
 * nothing is published for a disabled owner.
 */
export async function lockShop(
  context: ShopSurroundings,
  action: Action,
  id: string,
  strength: 'update' | 'share',
): Promise<PermittedShop> {
  const permitted = await lockUnpublished(context, action, id, strength);
  if (publishing.has(action)) await requirePublishable(context, permitted);
  return permitted;
}

/** The same for what may take something away, also of a disabled owner's. */
export async function lockUnpublished(
  context: ShopSurroundings,
  action: Action,
  id: string,
  strength: 'update' | 'share',
): Promise<PermittedShop> {
  // Strangers lock nothing, and don't learn which addresses are those of drafts.
  await requirePermission(context, action, shopRef(id));
  const shop = requireRow(await selectShop(context.database, id).for(strength));
  const object = await requirePermission(context, action, shopRef(id));
  if (shop.state === 'closed') throw new Problem('conflict', 'This shop is closed for good.');
  return { shop, object };
}

/** Refuses to publish something for an owner whose account is disabled. */
export async function requirePublishable(
  { database, caller }: ShopSurroundings,
  { shop, object }: PermittedShop,
): Promise<void> {
  const { ownerId } = shop;
  await requireOpenOwner(database, { ownerId, caller: requireMember(caller), object });
}

/** The problem of an address at which there is no shop for the caller. */
export function noShop(): Problem {
  return new Problem('not-found', 'There is no such shop.');
}

export function selectShop(queries: Queries, id: string) {
  return queries.select().from(shops).where(eq(shops.id, id)).$dynamic();
}

function requireRow([row]: readonly ShopRow[]): ShopRow {
  if (!row) throw noShop();
  return row;
}
