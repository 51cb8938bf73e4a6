import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { BoardRow } from '../read/describe-boards.ts';
import { boardPlaces } from '../tables.ts';
import type { OutageRow } from './describe-outage.ts';
import { outageMail } from './outage-mail.ts';

/** Writes to the merchants who have a place on a board that it is out of service, one mail each. */
export async function tellMerchants(
  transaction: Queries,
  board: BoardRow,
  { from, until, reason }: OutageRow,
  now: Date,
): Promise<void> {
  const shown = await findShown(transaction, board.id);
  for (const owner of new Set(shown.map(({ ownerId }) => ownerId))) {
    const own = shown.filter(({ ownerId }) => ownerId === owner);
    const [first] = own;
    // The query finds those alone that have an address.
    if (!first?.email) continue;
    const formatDate = createDateFormatter(first.locale, first.timeZone);
    const values = {
      board: board.name,
      listings: own.map(({ title }) => title).join(' · '),
      reason,
      from: formatDate(from.toISOString()),
      until: until === null ? '' : formatDate(until.toISOString()),
    };
    const mail = { template: outageMail, to: first.email, locale: first.locale, values };
    await queueMail(transaction, mail, now);
  }
}

/** The listings that have a place on a board, with whom to write to. */
function findShown(queries: Queries, board: number) {
  const { boardId, state, listingId } = boardPlaces;
  return queries
    .select({
      title: listings.title,
      timeZone: listings.timeZone,
      ownerId: listings.ownerId,
      locale: users.locale,
      email: users.email,
    })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, listingId))
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(
      and(
        eq(boardId, board),
        eq(state, 'ASSIGNED'),
        isNotNull(users.email),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(asc(listings.id));
}
