import { createHash } from 'node:crypto';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type * as schemas from '@boardwalk/sdk-core/orders/addresses/schemas';
import { mostOfOrder } from '@boardwalk/sdk-core/orders/order-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { savedAddresses } from './tables.ts';

/**
 * Lists the addresses of the caller, those that were used last first. Who acts as them does not learn
 * where they live.
 */
export const listSavedAddresses: Handler<typeof schemas.listSavedAddresses> = async (
  _,
  { database, caller },
) => {
  const { userId, actorId } = requireMember(caller);
  return actorId === null ? findAll(database, userId) : { results: [] };
};

/** Saves an address of the caller, in the place of another; the same one again counts as used. */
export const saveDeliveryAddress: Handler<typeof schemas.saveDeliveryAddress> = async (
  { body: { address, replaces } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  const hash = createHash('sha256').update(writeKey(address)).digest('hex');
  await database.transaction(async (transaction) => {
    // Two calls of one person count one after the other.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (replaces !== undefined) {
      await transaction.delete(savedAddresses).where(isOwn(userId, replaces));
    }
    const usedAt = clock.now();
    await transaction
      .insert(savedAddresses)
      .values({ userId, address, hash, usedAt })
      .onConflictDoUpdate({
        target: [savedAddresses.userId, savedAddresses.hash],
        set: { usedAt },
      });
    const count = await transaction.$count(savedAddresses, eq(savedAddresses.userId, userId));
    if (count <= mostOfOrder.addresses) return;
    throw new Problem('conflict', `You can save ${mostOfOrder.addresses} addresses at most.`);
  });
  return findAll(database, userId);
};

/** Deletes an address of the caller. */
export const deleteSavedAddress: Handler<typeof schemas.deleteSavedAddress> = async (
  { params: { id } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  const deleted = await database
    .delete(savedAddresses)
    .where(isOwn(userId, id))
    .returning({ id: savedAddresses.id });
  if (deleted.length === 0) throw new Problem('not-found', 'You have saved no such address.');
  return findAll(database, userId);
};

function isOwn(userId: number, id: string) {
  return and(eq(savedAddresses.id, id), eq(savedAddresses.userId, userId));
}

async function findAll(queries: Queries, userId: number) {
  const results = await queries
    .select({ id: savedAddresses.id, address: savedAddresses.address })
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.usedAt), desc(savedAddresses.id));
  return { results };
}

/** In which an address reads alike, whatever the order of its fields. */
function writeKey(address: DeliveryAddress): string {
  const { recipient, company, line1, line2, city, state, postalCode, countryCode, phone } = address;
  const fields = [recipient, company, line1, line2, city, state, postalCode, countryCode, phone];
  return JSON.stringify(fields);
}
