import type { MailKind, Pace } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { mailWaits } from '../tables.ts';

interface Wait {
  readonly userId: number;
  readonly kind: MailKind;
  /** How soon it is to be reported; default: at once. */
  readonly pace?: Pace;
  /** From when on it may be reported by mail. */
  readonly readyAt: Date;
}

/**
 * Has mail of a kind written to a user, in the transaction of what it reports; what waits already
 * goes by the earlier time. The last lock of that transaction, after that of the person's row: then
 * either the mail that is being written reports it, or another does.
 */
export function awaitMail(transaction: Queries, wait: Wait): Promise<void> {
  return awaitMails(transaction, [wait]);
}

/** Rows of one statement: it has 65,535 parameters at most. */
const rowsAtOnce = 1_000;

/** The same for many at once: nothing that waits is locked before it. */
export async function awaitMails(transaction: Queries, waits: readonly Wait[]): Promise<void> {
  const rows = [...earliest(waits).values()].toSorted(inOrder);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insert(mailWaits)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [mailWaits.userId, mailWaits.kind, mailWaits.pace],
        set: earlierWait(mailWaits),
      });
  }
}

/** What waits already goes by the earlier time: it is looked at sooner where that is a new one. */
export function earlierWait({ readyAt, dueAt }: Record<'readyAt' | 'dueAt', AnyPgColumn>) {
  return {
    readyAt: sql`least(${readyAt}, excluded.ready_at)`,
    dueAt: sql`case when excluded.ready_at < ${readyAt}
      then least(${dueAt}, excluded.due_at) else ${dueAt} end`,
  };
}

type Row = Required<Wait> & { readonly dueAt: Date };

/** Each wait once, by the earliest time. */
function earliest(waits: readonly Wait[]): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const { userId, kind, pace = 'at-once', readyAt } of waits) {
    const key = `${userId} ${kind} ${pace}`;
    const known = rows.get(key);
    if (known && known.readyAt <= readyAt) continue;
    rows.set(key, { userId, kind, pace, readyAt, dueAt: readyAt });
  }
  return rows;
}

/** One order for all, so that of two who lock several none waits for the other. */
function inOrder(one: Row, other: Row): number {
  return (
    one.userId - other.userId || compare(one.kind, other.kind) || compare(one.pace, other.pace)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
