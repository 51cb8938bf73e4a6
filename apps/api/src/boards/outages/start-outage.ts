import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import {
  longestReason,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { lockBoard } from '../managed/lock-board.ts';
import { type NotifiedMerchant, notifyBoardMerchants } from '../places/notify-board-merchants.ts';
import type { StoredBoard } from '../read/describe-boards.ts';
import { boardOutages } from '../tables.ts';
import { describeOutage, type StoredOutage } from './describe-outage.ts';
import { outageMail } from './outage-mail.ts';

/** Puts a board out of service, and writes to the merchants who are on it, once. */
export const startOutage: Handler<typeof schemas.startOutage> = async (
  { params: { id }, body },
  context,
) => {
  const { database, clock } = context;
  const now = clock.now();
  const from = body.from === undefined ? now : new Date(body.from);
  const until = body.until === null ? null : new Date(body.until);
  refusePast(from, until, now);
  return database.transaction(async (transaction) => {
    const board = await lockBoard(transaction, id);
    await refuseOverlap(transaction, id, { from, until });
    const [row] = await transaction
      .insert(boardOutages)
      .values({ boardId: id, from, until, reason: body.reason, createdAt: now })
      .returning();
    if (!row) throw new Error('The outage was not kept.');
    await notifyBoardMerchants(
      transaction,
      id,
      { template: outageMail, values: valuesOf(board, row) },
      now,
    );
    await writeAuditEntry(transaction, context, {
      event: 'board-outage-started',
      subjectId: null,
      detail: { board: board.name, reason: body.reason },
    });
    return describeOutage(row, now);
  });
};

const valuesOf =
  (board: StoredBoard, { from, until, reason }: StoredOutage) =>
  ({ locale, timeZone, listings }: NotifiedMerchant) => {
    const formatDate = createDateFormatter(locale, timeZone);
    return {
      ...{
        board: sanitizeMailText(board.name),
        listings,
        reason: sanitizeMailText(reason, longestReason),
      },
      from: trustedMailText(formatDate(from.toISOString())),
      until: trustedMailText(until === null ? '' : formatDate(until.toISOString())),
    };
  };

interface Times {
  readonly from: Date;
  readonly until: Date | null;
}

/** A board may have been out before anybody wrote that down, but not only in the past. */
function refusePast(from: Date, until: Date | null, now: Date): void {
  if (until === null || (until > now && until > from)) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [{ path: 'body.until', message: 'expected a time to come' }],
  });
}

async function refuseOverlap(transaction: Queries, id: number, times: Times): Promise<void> {
  const { boardId, from, until } = boardOutages;
  const [other] = await transaction
    .select({ id: boardOutages.id })
    .from(boardOutages)
    .where(
      and(
        eq(boardId, id),
        or(isNull(until), gt(until, times.from)),
        times.until === null ? undefined : lt(from, times.until),
      ),
    )
    .limit(1);
  if (other) throw new Problem('conflict', 'This board is out of service for a part of that time.');
}
