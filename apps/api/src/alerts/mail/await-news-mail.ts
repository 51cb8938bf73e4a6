import { awaitMails, earlierWait } from '../../mailing/waiting/await-mail.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Hearer } from '../favourites/match-favourites.ts';
import type { RuleRow } from '../tables.ts';
import { alertAddressWaits } from './tables.ts';

/** Rules with news, and people who have news of their favourites. */
interface Told {
  readonly rules: readonly RuleRow[];
  readonly hearers?: readonly Hearer[];
}

/**
 * Has news reported by mail from an instant on, where that is requested, in the transaction of the
 * news.
 */
export async function awaitNewsMail(
  transaction: Queries,
  { rules, hearers = [] }: Told,
  readyAt: Date,
): Promise<void> {
  const told = rules.filter(({ channels }) => channels.includes('mail'));
  const owned = told.flatMap(({ ownerId: userId, frequency }) =>
    userId === null ? [] : [{ userId, frequency }],
  );
  await awaitAccountMails(transaction, [...owned, ...hearers], readyAt);
  const addressWaits = new Map(
    told.flatMap(({ addressId, frequency }) =>
      addressId === null
        ? []
        : [[`${addressId} ${frequency}`, { addressId, pace: frequency, readyAt, dueAt: readyAt }]],
    ),
  );
  await awaitAddressMails(transaction, [...addressWaits.values()]);
}

/** Has news reported to accounts, each as soon as it is requested. */
export function awaitAccountMails(
  transaction: Queries,
  hearers: readonly Hearer[],
  readyAt: Date,
): Promise<void> {
  return awaitMails(
    transaction,
    hearers.map(({ userId, frequency }) => ({
      userId,
      kind: 'alerts.news',
      pace: frequency,
      readyAt,
    })),
  );
}

type AddressWait = typeof alertAddressWaits.$inferSelect;

/** Rows of one statement: it has 65,535 parameters at most. */
const rowsAtOnce = 1_000;

/** Writes the waits in one order for all, as every writer locks them. */
async function awaitAddressMails(
  transaction: Queries,
  waits: readonly AddressWait[],
): Promise<void> {
  const rows = waits.toSorted(
    (one, other) => one.addressId - other.addressId || (one.pace < other.pace ? -1 : 1),
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insert(alertAddressWaits)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [alertAddressWaits.addressId, alertAddressWaits.pace],
        set: earlierWait(alertAddressWaits),
      });
  }
}
