import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { forgetCustomer } from '../customers/forget-customer.ts';
import { addErrand } from '../errands/add-errand.ts';
import { findGoing } from '../errands/find-going.ts';
import { paymentCustomers, savedCards } from '../tables.ts';
import { type ListedPaymentMethod, listMethods } from './list-methods.ts';

/** Cards of one statement. */
const batch = 1_000;

/**
 * Stores what the provider reports of a user's cards. An answer that another one has overtaken is
 * requested again, so that what is older is never stored after what is newer. A call that stores
 * the second revision from here sent its request after this call began: its answer does for it. A
 * customer whom the provider has deleted is forgotten.
 */
export async function syncCards(
  platform: Pick<Platform, 'database' | 'clock' | 'payments' | 'queue'>,
  customerId: string,
): Promise<void> {
  const { provider } = requirePayments(platform);
  const found = await readCustomer(platform, customerId);
  // A user who closed their account has none, and events of other systems are of other people.
  let customer = found;
  while (found && customer && customer.revision < found.revision + 2) {
    const told = await listMethods(provider, customerId);
    if (!told) {
      await platform.database.transaction((transaction) => forgetCustomer(transaction, customerId));
      return;
    }
    if (await keepCards(platform, customer, told)) return;
    customer = await readCustomer(platform, customerId);
  }
}

async function readCustomer({ database }: Pick<Platform, 'database'>, customerId: string) {
  const [customer] = await database
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return customer;
}

/** Stores the cards as reported, unless another answer was stored since the customer was read. */
function keepCards(
  platform: Pick<Platform, 'database' | 'clock' | 'queue'>,
  { userId, revision }: typeof paymentCustomers.$inferSelect,
  told: readonly ListedPaymentMethod[],
): Promise<boolean> {
  return platform.database.transaction(async (transaction) => {
    const taken = await transaction
      .update(paymentCustomers)
      .set({ revision: revision + 1 })
      .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.revision, revision)))
      .returning({ userId: paymentCustomers.userId });
    if (taken.length === 0) return false;
    const going = await findGoing(
      transaction,
      told.map(([id]) => id),
    );
    // The provider lists the newest first.
    const staying = told.filter(([id]) => !going.has(id)).toReversed();
    const kept = staying.flatMap(([, read]) => (read ? [{ userId, ...read }] : []));
    for (const [objectId, read] of staying) {
      if (!read) await addErrand(transaction, platform, { kind: 'detach-card', objectId });
    }
    if (await storeCards(transaction, userId, kept)) await announce(transaction, 'cards', userId);
    return true;
  });
}

/** Makes the stored cards those; answers whether any was other before. */
async function storeCards(
  transaction: Queries,
  userId: number,
  cards: readonly (typeof savedCards.$inferInsert)[],
): Promise<boolean> {
  const ids = cards.map(({ paymentId }) => paymentId);
  const removed = await transaction
    .delete(savedCards)
    .where(and(eq(savedCards.userId, userId), notInArray(savedCards.paymentId, ids)))
    .returning({ id: savedCards.paymentId });
  let changed = removed.length;
  for (let at = 0; at < cards.length; at += batch) {
    changed += await storeBatch(transaction, cards.slice(at, at + batch));
  }
  return changed > 0;
}

/** Answers how many were other before. */
async function storeBatch(
  transaction: Queries,
  cards: readonly (typeof savedCards.$inferInsert)[],
): Promise<number> {
  const { country, expiryMonth, expiryYear, last4 } = savedCards;
  const changed = await transaction
    .insert(savedCards)
    .values([...cards])
    .onConflictDoUpdate({
      target: savedCards.paymentId,
      // The provider renews cards by itself; their number for us stays.
      set: {
        last4: sql`excluded.last4`,
        expiryMonth: sql`excluded.expiry_month`,
        expiryYear: sql`excluded.expiry_year`,
        country: sql`excluded.country`,
      },
      setWhere: sql`(${last4}, ${expiryMonth}, ${expiryYear}, ${country})
        is distinct from (excluded.last4, excluded.expiry_month, excluded.expiry_year, excluded.country)`,
    })
    .returning({ id: savedCards.paymentId });
  return changed.length;
}
