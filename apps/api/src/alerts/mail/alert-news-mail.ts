import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import { takeUnsentFavouriteNews } from '../favourites/take-unsent-favourite-news.ts';
import { lockRulesOf } from './find-unsent-news.ts';
import { writeNews } from './write-news.ts';

/** The mail about what alerts have found, and about favourites: one for all, each news once. */
export const alertNewsMail: MailWriter = {
  kind: 'alerts.news',
  async write(transaction, { id, locale }, { configuration, clock, paces }) {
    const own = await lockRulesOf(transaction, { ownerId: id }, paces);
    const favourites = await takeUnsentFavouriteNews(transaction, id, paces, clock.now());
    const surroundings = { database: transaction, configuration, clock };
    return writeNews(surroundings, { own, favourites }, { locale, hasAccount: true });
  },
};
