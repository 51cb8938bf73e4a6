import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { RefusableMail } from '../../mailing/unsubscribing/address-mail.ts';
import type { Queries } from '../../platform/database/database.ts';
import { alertRefusals } from '../tables.ts';

/** Returns how an address is stored whose reader refuses mail that asks it to confirm an alert. */
export function refusalHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** Mail that asks to confirm an alert, as the links in it refuse all further ones. */
export const alertConfirmingMail: RefusableMail = {
  kind: 'alerts.confirming',

  isRefused: async (queries, addressHash) =>
    (await queries.$count(alertRefusals, eq(alertRefusals.addressHash, addressHash))) > 0,

  async refuse(transaction, addressHash, refusedAt) {
    await lockRefusal(transaction, addressHash);
    await transaction
      .insert(alertRefusals)
      .values({ addressHash, refusedAt })
      .onConflictDoNothing();
  },
};

/** Whether the reader of an address wants no such mail; who refuses it meanwhile waits. */
export async function hasRefused(transaction: Queries, email: string): Promise<boolean> {
  const addressHash = refusalHash(email);
  await lockRefusal(transaction, addressHash);
  return alertConfirmingMail.isRefused(transaction, addressHash);
}

/**
 * Undoes a refusal: a person who proves that an address is theirs has requested what is sent to it.
 */
export async function undoRefusal(transaction: Queries, email: string): Promise<void> {
  await transaction.delete(alertRefusals).where(eq(alertRefusals.addressHash, refusalHash(email)));
}

/** No mail is queued after its refusal was answered. */
async function lockRefusal(transaction: Queries, addressHash: string): Promise<void> {
  const key = `refusal ${addressHash}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
