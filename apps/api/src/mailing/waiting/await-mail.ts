import type { MailKind } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { mailWaits } from '../tables.ts';

interface Wait {
  readonly userId: number;
  readonly kind: MailKind;
  /** From when on it may be told by mail. */
  readonly readyAt: Date;
}

/**
 * Has mail of a kind written to somebody, in the transaction of what it tells of; what waits already
 * goes by the earlier time. The last lock of that transaction, behind that of the person's row: then
 * either the mail that is being written tells of it, or another is.
 */
export async function awaitMail(
  transaction: Queries,
  { userId, kind, readyAt }: Wait,
): Promise<void> {
  await transaction
    .insert(mailWaits)
    .values({ userId, kind, readyAt, dueAt: readyAt })
    .onConflictDoUpdate({
      target: [mailWaits.userId, mailWaits.kind],
      set: { readyAt: sql`least(${mailWaits.readyAt}, excluded.ready_at)` },
    });
}
