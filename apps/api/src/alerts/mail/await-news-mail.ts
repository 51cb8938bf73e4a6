import { sql } from 'drizzle-orm';
import { awaitMails } from '../../mailing/waiting/await-mail.ts';
import type { Queries } from '../../platform/database/database.ts';
import { alertAddressWaits, type RuleRow } from '../tables.ts';

/** Has news of these rules told by mail, where that is wanted, in the transaction of the news. */
export async function awaitNewsMail(
  transaction: Queries,
  rules: readonly RuleRow[],
  now: Date,
): Promise<void> {
  const told = rules.filter(({ channels }) => channels.includes('mail'));
  await awaitMails(
    transaction,
    told.flatMap(({ ownerId, frequency }) =>
      ownerId === null
        ? []
        : [{ userId: ownerId, kind: 'alerts.news', pace: frequency, readyAt: now }],
    ),
  );
  const addressWaits = new Map(
    told.flatMap(({ addressId, frequency }) =>
      addressId === null
        ? []
        : [[`${addressId} ${frequency}`, { addressId, pace: frequency, readyAt: now, dueAt: now }]],
    ),
  );
  await awaitAddressMails(transaction, [...addressWaits.values()]);
}

type AddressWait = typeof alertAddressWaits.$inferSelect;

/** Rows of one statement: it has 65,535 parameters at most. */
const rowsAtOnce = 1_000;

/** What waits already goes by the earlier time; in one order for all, as whoever writes locks them. */
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
        set: { readyAt: sql`least(${alertAddressWaits.readyAt}, excluded.ready_at)` },
      });
  }
}
