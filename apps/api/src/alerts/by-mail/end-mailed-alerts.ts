import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { isNotDeleted } from '../rules/deleted-rules.ts';
import { alertConsents, alertRules } from '../tables.ts';

/** Which alerts a mail to an address can end. */
export interface MailedAlerts {
  readonly addressId: number;
  /** One alone; by default all of the address. */
  readonly ruleId?: number;
}

/**
 * Ends the mail of alerts that an address has agreed to. Those of the address are deleted; what is an
 * account's by now stays there, without mail. Answers how many it ended: a second time none.
 */
export async function endMailedAlerts(
  transaction: Queries,
  { addressId, ruleId }: MailedAlerts,
  now: Date,
): Promise<number> {
  const ended = await transaction
    .update(alertConsents)
    .set({ endedAt: now })
    .where(
      and(
        eq(alertConsents.addressId, addressId),
        isNull(alertConsents.endedAt),
        ruleId === undefined ? undefined : eq(alertConsents.ruleId, ruleId),
      ),
    )
    .returning({ ruleId: alertConsents.ruleId });
  const ids = [...new Set(ended.flatMap((consent) => consent.ruleId ?? []))];
  if (ids.length === 0) return 0;
  const owned = await transaction
    .update(alertRules)
    .set({ channels: ['badge'], updatedAt: now })
    .where(
      and(
        inArray(alertRules.id, ids),
        sql`${alertRules.ownerId} is not null and 'mail' = any(${alertRules.channels})`,
      ),
    )
    .returning({ ownerId: alertRules.ownerId, deletedAt: alertRules.deletedAt });
  await announce(transaction, 'alerts', ...owned.flatMap(({ ownerId }) => ownerId ?? []));
  const deleted = await transaction
    .delete(alertRules)
    .where(and(inArray(alertRules.id, ids), eq(alertRules.addressId, addressId)))
    .returning({ id: alertRules.id });
  return owned.filter(({ deletedAt }) => deletedAt === null).length + deleted.length;
}

/** How many alerts a mail to an address would end. */
export function countMailedAlerts(
  queries: Queries,
  { addressId, ruleId }: MailedAlerts,
): Promise<number> {
  return queries.$count(
    alertRules,
    sql`${isNotDeleted} and 'mail' = any(${alertRules.channels}) and ${alertRules.id} in (
      select ${alertConsents.ruleId} from ${alertConsents}
      where ${alertConsents.addressId} = ${addressId} and ${alertConsents.endedAt} is null
      ${ruleId === undefined ? sql`` : sql`and ${alertConsents.ruleId} = ${ruleId}`})`,
  );
}
