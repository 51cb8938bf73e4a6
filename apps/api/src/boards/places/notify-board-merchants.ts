import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MailTemplate, MailValues } from '../../platform/mail/mail-template.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  joinMailTexts,
  type SafeMailText,
  sanitizeMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { isAssignedSql } from '../read/live-places.ts';
import { boardPlaces } from '../tables.ts';

/** A merchant who has a place on the board that is written about. */
export interface NotifiedMerchant {
  readonly locale: Locale;
  /** IANA zone of the first of their listings there. */
  readonly timeZone: string;
  /** What their listings there are called. */
  readonly listings: SafeMailText;
}

/** Writes to the merchants who have a place on a board, one mail each. */
export async function notifyBoardMerchants<Value extends string>(
  transaction: Queries,
  board: number,
  mail: {
    readonly template: MailTemplate<Value>;
    readonly values: (merchant: NotifiedMerchant) => MailValues<Value>;
  },
  now: Date,
): Promise<void> {
  const shown = await findShown(transaction, board, now);
  for (const owner of new Set(shown.map(({ ownerId }) => ownerId))) {
    const own = shown.filter(({ ownerId }) => ownerId === owner);
    const [first] = own;
    // The query finds those alone that have an address.
    if (!first?.email) continue;
    const { email: to, locale, timeZone } = first;
    const titles = joinMailTexts(
      own.map(({ title }) => sanitizeMailText(title)),
      ' · ',
    );
    const values = mail.values({ locale, timeZone, listings: titles });
    await queueMail(transaction, { template: mail.template, to, locale, values }, now);
  }
}

/** The listings that have a place on a board, with whom to write to. */
function findShown(queries: Queries, board: number, now: Date) {
  const { boardId, listingId } = boardPlaces;
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
        isAssignedSql(now),
        isNotNull(users.email),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(asc(listings.id));
}
