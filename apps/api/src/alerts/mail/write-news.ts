import type { WrittenMail } from '../../mailing/waiting/mail-writer.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import {
  describeNews,
  groupOfFavourites,
  groupOfRule,
  type NewsReader,
  type Surroundings,
} from './describe-news.ts';
import { findUnsentNews, type OwnRules, type UnsentListingNews } from './find-unsent-news.ts';
import { createMailWriting } from './mail-writing.ts';
import { storeMailedNews } from './store-mailed-news.ts';
import { alertsMail } from './templates/alerts-mail.ts';

/** What may have news for somebody. */
export interface NewsSources {
  readonly own: OwnRules;
  /** Their favourites, taken to be reported. */
  readonly favourites: readonly UnsentListingNews[];
}

/**
 * Writes what there is to report to a user, and stores that it was reported; undefined where there
 * is nothing.
 */
export async function writeNews(
  surroundings: Surroundings,
  { own, favourites }: NewsSources,
  reader: NewsReader,
): Promise<WrittenMail | undefined> {
  const untold = await findUnsentNews(surroundings, own, favourites);
  await storeMailedNews(surroundings.database, untold, own, surroundings.clock.now());
  const groups = [
    ...(favourites.length > 0 ? [groupOfFavourites(favourites)] : []),
    ...untold.rules.map((rule) => groupOfRule(rule, reader)),
  ];
  const [first, ...others] = groups;
  if (!first) return undefined;
  return {
    template: alertsMail,
    values: {
      newsCount: createMailWriting(reader.locale).newsCount(
        groups.flatMap(({ found }) => found.map(({ news }) => news)),
      ),
      name: first.name,
      others: trustedMailText(others.length),
      ...(await describeNews(surroundings, groups, reader)),
    },
  };
}
