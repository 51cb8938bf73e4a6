import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listings } from '../tables.ts';

/**
 * Prevents the account of a listing's owner from being closed until the transaction ends. Closing
 * an account locks the person before the listings, so that this comes before the lock of the
 * listing: what is written with it names its owner, and waits for them. With `no key update` it
 * also prevents others from counting what the owner holds.
 */
export async function lockListingOwner(
  transaction: Queries,
  id: number,
  strength: 'key share' | 'no key update' = 'key share',
): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .innerJoin(listings, eq(listings.ownerId, users.id))
    .where(eq(listings.id, id))
    .for(strength, { of: users });
}
