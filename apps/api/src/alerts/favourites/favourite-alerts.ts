import type * as schemas from '@boardwalk/sdk-core/alerts/favourites/schemas';
import type { FavouriteAlerts } from '@boardwalk/sdk-core/alerts/favourites/schemas';
import { eq, sql } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { awaitAccountMails } from '../mail/await-news-mail.ts';
import { fromNowOn } from '../rules/from-now-on.ts';
import { alertFavouriteNews, alertFavourites } from './tables.ts';

/** For users who have not chosen. */
const usual: FavouriteAlerts = { isOn: false, frequency: 'at-once' };

/** Reads whether the caller is notified of their favourites. */
export const readFavouriteAlerts: Handler<typeof schemas.readFavouriteAlerts> = (
  _,
  { database, caller },
) => findFavouriteAlerts(database, requireMember(caller).userId);

async function findFavouriteAlerts(queries: Queries, userId: number): Promise<FavouriteAlerts> {
  const { isOn, frequency } = alertFavourites;
  const [chosen] = await queries
    .select({ isOn, frequency })
    .from(alertFavourites)
    .where(eq(alertFavourites.userId, userId));
  return chosen ?? usual;
}

/**
 * Stores whether the caller is notified of their favourites, and how soon; what was met is
 * forgotten where they are not.
 */
export const changeFavouriteAlerts: Handler<typeof schemas.changeFavouriteAlerts> = async (
  { body: { isOn, frequency } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    // Writing mail to them takes turns with this.
    await lockUser(transaction, userId);
    const before = await findFavouriteAlerts(transaction, userId);
    await transaction
      .insert(alertFavourites)
      .values({ userId, isOn, frequency, since: fromNowOn, mailedTo: 0 })
      .onConflictDoUpdate({
        target: alertFavourites.userId,
        set: {
          isOn,
          frequency,
          since: before.isOn ? sql`${alertFavourites.since}` : fromNowOn,
        },
      });
    if (!before.isOn || !isOn) {
      await transaction.delete(alertFavouriteNews).where(eq(alertFavouriteNews.userId, userId));
    } else if (before.frequency !== frequency) {
      await awaitAccountMails(transaction, [{ userId, frequency }], clock.now());
    }
    return { isOn, frequency };
  });
};
