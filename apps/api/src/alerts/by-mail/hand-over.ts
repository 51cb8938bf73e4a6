import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AddressUses } from '../../account/address-uses.ts';
import { lockAddress } from '../../account/lock-address.ts';
import { awaitMails } from '../../mailing/waiting/await-mail.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { alertAddressWaits } from '../mail/tables.ts';
import { countRulesOf } from '../rules/rule-room.ts';
import { alertMatches, alertPlace, alertRules } from '../tables.ts';
import { findAddress } from './find-address.ts';
import { undoRefusal } from './refusals.ts';

/** Alerts of an address become those of the account that has confirmed it, the oldest first. */
export const mailedAlerts: AddressUses = {
  async handOver(transaction, { userId, email }) {
    // A request that confirms an alert of the address meanwhile finds the account.
    await lockAddress(transaction, email);
    await undoRefusal(transaction, email);
    const address = await findAddress(transaction, email);
    if (!address) return;
    const room = mostRules - (await countRulesOf(transaction, userId));
    const rules = await transaction
      .select({ id: alertRules.id })
      .from(alertRules)
      .where(eq(alertRules.addressId, address.id))
      .orderBy(asc(alertRules.id))
      .limit(Math.max(0, room));
    if (rules.length === 0) return;
    await moveRules(
      transaction,
      rules.map(({ id }) => id),
      userId,
    );
    await announce(transaction, 'alerts', userId);
    await moveWaits(transaction, address.id, userId);
  },
};

/** With what they have found; their mail goes by what the account wants of its mail from then on. */
async function moveRules(transaction: Queries, ids: number[], ownerId: number): Promise<void> {
  // What is being matched leaves out rules that somebody changes meanwhile.
  await transaction.execute(sql`select from ${alertPlace} for share`);
  await transaction
    .update(alertRules)
    .set({ ownerId, addressId: null })
    .where(inArray(alertRules.id, ids));
  await transaction.update(alertMatches).set({ ownerId }).where(inArray(alertMatches.ruleId, ids));
}

/**
 * Makes what is pending for the address pending for the account too, which reports what it has now.
 */
async function moveWaits(transaction: Queries, addressId: number, userId: number): Promise<void> {
  const waits = await transaction
    .select({ pace: alertAddressWaits.pace, readyAt: alertAddressWaits.readyAt })
    .from(alertAddressWaits)
    .where(eq(alertAddressWaits.addressId, addressId));
  const kind = 'alerts.news';
  await awaitMails(
    transaction,
    waits.map((wait) => ({ ...wait, userId, kind })),
  );
}
