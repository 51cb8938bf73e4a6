import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import { takeUntoldFavourites } from '../favourites/find-untold-favourites.ts';
import { lockRulesOf } from './find-untold.ts';
import { writeNews } from './write-news.ts';

/** The mail about what alerts have found, and about favourites: one for all, each news once. */
export const alertNewsMail: MailWriter = {
  kind: 'alerts.news',
  async write(transaction, { id, locale }, { configuration, clock, paces }) {
    const own = await lockRulesOf(transaction, { ownerId: id }, paces);
    const favourites = await takeUntoldFavourites(transaction, id, paces, clock.now());
    const surroundings = { database: transaction, configuration, clock };
    return writeNews(surroundings, { own, favourites }, { locale, hasAccount: true });
  },
};
