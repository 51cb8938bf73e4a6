import { findBoardRefusal } from '@boardwalk/sdk-core/boards/places/capacity';
import { subscriptions } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { boardMerchantOf } from '../places/board-merchant.ts';
import { lockBoards } from '../places/lock-boards.ts';
import { boardsTable, boardWaits } from '../tables.ts';
import { freePlaceMail } from './free-place-mail.ts';

interface Telling {
  readonly now: Date;
  readonly configuration: Pick<Configuration, 'siteOrigin'>;
}

/**
 * Writes to all who wait for a place on a board that it takes them now, and ends their wait. For
 * the transaction that frees the place, once it is free; returns how many were notified.
 */
export async function notifyWaitingMerchants(
  transaction: Queries,
  boardId: number,
  { now, configuration }: Telling,
): Promise<number> {
  const waiting = await findWaiting(transaction, boardId);
  if (waiting.length === 0) return 0;
  const [board] = await lockBoards(transaction, [boardId], now);
  if (!board) return 0;
  let told = 0;
  for (const { listing, title, email, locale, boardName } of waiting) {
    if (findBoardRefusal(board.situation, boardMerchantOf(listing)) !== undefined) continue;
    // Another transaction may have notified them while this one waited for the board.
    const { rowCount } = await transaction
      .delete(boardWaits)
      .where(and(eq(boardWaits.boardId, boardId), eq(boardWaits.listingId, listing.id)));
    // The query finds those alone that have an address.
    if (!rowCount || email === null) continue;
    const query = { billboards: String(boardId), listingId: String(listing.id) };
    const values = {
      board: sanitizeMailText(boardName),
      listing: sanitizeMailText(title),
      link: pageLink(configuration, subscriptions({}, query).path),
    };
    await queueMail(transaction, { template: freePlaceMail, to: email, locale, values }, now);
    told += 1;
  }
  return told;
}

/**
 * Finds those who wait and can be notified, the first to come first: their listings are public, and
 * they have an address.
 */
function findWaiting(queries: Queries, id: number) {
  return queries
    .select({
      listing: { id: listings.id, subcategory: listings.subcategory },
      title: listings.title,
      email: users.email,
      locale: users.locale,
      boardName: boardsTable.name,
    })
    .from(boardWaits)
    .innerJoin(boardsTable, eq(boardsTable.id, boardWaits.boardId))
    .innerJoin(listings, eq(listings.id, boardWaits.listingId))
    .innerJoin(users, eq(users.id, boardWaits.userId))
    .where(
      and(
        eq(boardWaits.boardId, id),
        listings.isPublic,
        isNotNull(users.email),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(asc(boardWaits.createdAt), asc(boardWaits.listingId));
}
